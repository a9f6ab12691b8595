import { personalFields } from '../fields/personal-fields.ts';
import { olderPersonalSection } from '../sections/older-personal.ts';
import { sectionCall } from './section-call.ts';

const { birthday, city } = personalFields;

/** A separate file, because the app sends only the newer form. */
export const saveBasicInfo = sectionCall({
  path: '/user/saveBasicInfo',
  encoding: 'json',
  summary:
    'The older form of saveBasicInfo-market: the same section under the same rules, kept alike. It also reads the older spellings: inputBirthday (day first, with hyphens or slashes) for birthday, district for city.',
  section: {
    name: 'personal',
    events: 'basicInfo',
    fields: {
      ...personalFields,
      birthday: { ...birthday, optional: true },
      inputBirthday: { ...birthday, extra: true },
      city: { ...city, optional: true },
      district: { ...city, extra: true },
    },
    schema: ({ policy, today }) => olderPersonalSection(policy, today),
  },
});
