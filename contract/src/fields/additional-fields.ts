import {
  contactRelations,
  daysOfMonth,
  employmentTypes,
  incomeBands,
  incomeSources,
  industries,
  jobExperiences,
  offeredEmploymentTypes,
  payFrequencies,
  payMethods,
  weekdays,
} from '../enumerations/index.ts';
import { designations, employeeOccupations, ownAccountOccupations } from '../enumerations/occupations.ts';
import {
  choice,
  extrasOf,
  type CommonOf,
  type ExtraOf,
  type Field,
  type Fields,
  type List,
  type Texts,
} from './field.ts';

const byDate: List = { labels: 'additional:dayOfMonth', fills: 'day', codes: daysOfMonth };
const byWeekday: List = { labels: 'enumerations:weekday', codes: weekdays };

/** Days of the month for Monthly and Biweekly, of the week for Weekly and Fourteen (S4-63 to S4-67). */
function paydays({ payFrequency }: Texts): List | null {
  if (payFrequency === 'Monthly' || payFrequency === 'Biweekly') return byDate;
  return payFrequency === 'Weekly' || payFrequency === 'Fourteen' ? byWeekday : null;
}

function secondPaydays(values: Texts): List | null {
  return values['payFrequency'] === 'Biweekly' || values['payFrequency'] === 'Fourteen'
    ? paydays(values)
    : null;
}

const ofEmployees: List = {
  labels: 'occupations:designation',
  codes: [...designations, ...employeeOccupations],
};
const ofOwnAccount: List = {
  labels: 'occupations:designation',
  codes: [...ownAccountOccupations, 'other'],
};

/**
 * Occupations of employees, or of own-account workers for the self-employed and freelances (S3-95, S3-96).
 */
function occupations({ employmentType }: Texts): List {
  return employmentType === 'self_employed' || employmentType === 'auto' ? ofOwnAccount : ofEmployees;
}

/** Work (S2-120 to S2-126), then what other markets ask (S3-47 to S3-56, S3-93). */
const work = {
  employmentType: choice('employmentType', employmentTypes, offeredEmploymentTypes),
  industryCategory: { ...choice('industry', industries), asked: 'working', follows: 'employmentType' },
  jobExperience: { ...choice('jobExperience', jobExperiences), asked: 'employed' },
  monthlySalary: choice('incomeBand', incomeBands),
  payFrequency: { ...choice('payFrequency', payFrequencies), asked: 'employed' },
  monthlyPayday: {
    kind: 'choice',
    lists: [byDate, byWeekday],
    listBeside: paydays,
    asked: 'employed',
    follows: 'payFrequency',
  },
  monthlyPaydayTwo: {
    kind: 'choice',
    lists: [byDate, byWeekday],
    listBeside: secondPaydays,
    asked: 'employed',
    follows: 'payFrequency',
  },
  companyName: { kind: 'words', asked: 'working', extra: true },
  companyPhone: { kind: 'companyPhone', asked: 'working', extra: true },
  workThereTime: { ...choice('jobExperience', jobExperiences), asked: 'employed', extra: true },
  designation: {
    kind: 'choice',
    lists: [ofEmployees, ofOwnAccount],
    listBeside: occupations,
    asked: 'working',
    follows: 'employmentType',
    extra: true,
  },
  incomeSource: { ...choice('incomeSource', incomeSources), extra: true },
  payMethod: { ...choice('payMethod', payMethods), asked: 'employed', extra: true },
  workAddress: { kind: 'words', asked: 'working', extra: true },
  workPinCode: { kind: 'postalCode', length: 6, asked: 'working', extra: true },
  workState: { kind: 'words', asked: 'working', extra: true },
  workCity: { kind: 'words', asked: 'working', follows: 'workState', extra: true },
  workCounty: { kind: 'words', asked: 'working', extra: true },
} as const satisfies Fields;

/** Emergency contacts 1 to 5 (S2-127 to S2-131); the first two are required. */
export const contactSlots = [1, 2, 3, 4, 5] as const;
export type ContactSlot = (typeof contactSlots)[number];
export const requiredSlots: readonly ContactSlot[] = [1, 2];

/** The fields of a contact as the specification names them (S3-57 to S3-59). */
export function contactFields<Slot extends ContactSlot>(slot: Slot) {
  return {
    name: `emergencyContactName${slot}`,
    mobile: `emergencyContactMobile${slot}`,
    relation: `emergencyContactRelation${slot}`,
  } as const;
}

export type ContactField = `emergencyContact${'Name' | 'Mobile' | 'Relation'}${ContactSlot}`;

const contacts = Object.fromEntries(
  contactSlots.flatMap((slot) => {
    const names = contactFields(slot);
    const row = (name: keyof typeof names, field: Field): [string, Field] => [
      names[name],
      { ...field, contact: { slot, row: name }, ...(!requiredSlots.includes(slot) && { optional: true }) },
    ];
    return [
      row('name', { kind: 'contactName' }),
      row('mobile', { kind: 'contactMobile' }),
      row('relation', choice('contactRelation', contactRelations)),
    ];
  }),
) as Record<ContactField, Field>;

/** Social media, never required (S1-11). */
const social = {
  linkedin: { kind: 'text', optional: true },
  facebook: { kind: 'text', optional: true },
} as const satisfies Fields;

/** The fields of the additional section that say what the borrower works, of all markets. */
export const workFields = work;
/** Every field of the additional section, of all markets. */
export const additionalFields = { ...work, ...contacts, ...social };

/** Work fields that only some policies ask for. */
export type WorkExtra = ExtraOf<typeof work>;
export const workExtras: readonly WorkExtra[] = /* @__PURE__ */ extrasOf(work);
/** Work fields that every policy asks for. */
export type WorkField = CommonOf<typeof work>;
/** Fields of the additional section that every policy asks for. */
export type AdditionalField = CommonOf<typeof additionalFields>;
