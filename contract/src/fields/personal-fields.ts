import {
  callLanguages,
  educations,
  genders,
  genderWords,
  identityCards,
  loanPurposes,
  maritalStatuses,
  residenceTypes,
} from '../enumerations/index.ts';
import { stateOf, states } from '../regions/index.ts';
import { choice, extrasOf, type CommonOf, type ExtraOf, type Fields, type List } from './field.ts';

const stateList: List = { labels: 'enumerations:state', codes: states.map(({ code }) => code) };

/** Districts have proper names; a code begins with that of its state, as in 'nairobi.nairobi_west'. */
function cityList(cities: readonly { code: string; name: string }[]): List {
  return {
    codes: cities.map(({ code }) => code),
    nameOf: (city) => cities.find(({ code }) => code === city)?.name,
  };
}

/** Who the borrower is (S2-96 to S2-106), then what other markets ask (S3-19 to S3-35, S5-21 to S5-23). */
const person = {
  firstName: { kind: 'name' },
  middleName: { kind: 'name', optional: true },
  lastName: { kind: 'name' },
  // The words are read besides the codes (S3-14).
  gender: { ...choice('gender', [...genders, ...Object.keys(genderWords)], genders), kind: 'gender' },
  birthday: { kind: 'birthday', chosen: true },
  education: choice('education', educations),
  maritalStatus: choice('maritalStatus', maritalStatuses),
  nationalId: { kind: 'nationalId' },
  whatsappNo: { kind: 'mobile' },
  sparePhone: { kind: 'mobile', optional: true },
  email: { kind: 'email' },
  loanPurpose: { ...choice('loanPurpose', loanPurposes), extra: true },
  language: { ...choice('callLanguage', callLanguages), extra: true },
  alternativePhone: { kind: 'mobile', extra: true },
  cityOfBirth: { kind: 'words', extra: true },
  age: { kind: 'age', extra: true },
  rfc: { kind: 'code', length: 13, extra: true },
  nss: { kind: 'digits', length: 11, extra: true },
  curp: { kind: 'code', length: 18, extra: true },
  cardType: { ...choice('identityCard', identityCards), extra: true },
} as const satisfies Fields;

/** Where the borrower lives (S2-115 to S2-118); extras stand after the address. */
const residence = {
  residenceType: choice('residenceType', residenceTypes),
  state: { kind: 'place', lists: [stateList] },
  city: {
    kind: 'place',
    lists: [cityList(states.flatMap(({ cities }) => cities))],
    listBeside: ({ state = '' }) => cityList(stateOf(state)?.cities ?? []),
    follows: 'state',
  },
  address: { kind: 'words' },
  pinCode: { kind: 'postalCode', length: 6, extra: true },
  county: { kind: 'words', extra: true },
} as const satisfies Fields;

/** Every field of the personal section, of all markets. */
export const personalFields = { ...person, ...residence };

/** Fields of the personal section that only some policies ask for. */
export type PersonalExtra = ExtraOf<typeof personalFields>;
export const personalExtras: readonly PersonalExtra[] = /* @__PURE__ */ extrasOf(personalFields);
/** Fields of the personal section that every policy asks for. */
export type PersonalField = CommonOf<typeof personalFields>;

/** Whether a field says where the borrower lives. */
export function isResidence(field: string): boolean {
  return field in residence;
}
