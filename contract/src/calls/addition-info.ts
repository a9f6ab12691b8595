import { additionalFields } from '../fields/additional-fields.ts';
import { additionalSection } from '../sections/additional.ts';
import { sectionCall } from './section-call.ts';

export const saveAdditionInfoMarket = sectionCall({
  path: '/user/saveAdditionInfo-market',
  encoding: 'json',
  summary: 'Saves work, emergency contacts and social media; the order moves on to the identity check.',
  section: {
    name: 'additional',
    events: 'personalInfo',
    fields: additionalFields,
    schema: ({ policy, loginMobile }) => additionalSection(loginMobile, policy),
  },
});
