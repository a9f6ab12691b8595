import { personalFields } from '../fields/personal-fields.ts';
import { personalSection } from '../sections/personal.ts';
import { sectionCall } from './section-call.ts';

export const saveBasicInfoMarket = sectionCall({
  path: '/user/saveBasicInfo-market',
  encoding: 'json',
  summary: 'Saves personal information and residence; the order moves on to the additional information.',
  section: {
    name: 'personal',
    events: 'basicInfo',
    fields: personalFields,
    schema: ({ policy, today }) => personalSection(policy, today),
  },
});
