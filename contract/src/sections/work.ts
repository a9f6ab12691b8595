import {
  daysOfMonth,
  employmentTypes,
  incomeBands,
  industries,
  jobExperiences,
  payFrequencies,
  weekdays,
} from '../enumerations/index.ts';
import { oneOf, text, type FieldErrors } from './fields.ts';

/** The work rows (S2-120 to S2-126); a row that does not show is ''. */
export const workFields = {
  employmentType: oneOf('employmentType', employmentTypes),
  industryCategory: text(),
  jobExperience: text(),
  monthlySalary: oneOf('monthlySalary', incomeBands),
  payFrequency: text(),
  monthlyPayday: text(),
  monthlyPaydayTwo: text(),
};
export type WorkField = keyof typeof workFields;
type WorkValues = Record<WorkField, string>;

/** Which work rows show, and from which list each chooses (S4-56 to S4-69). */
export function workRows(
  values: Pick<WorkValues, 'employmentType' | 'payFrequency'>,
): Partial<Record<WorkField, readonly string[]>> {
  const { employmentType, payFrequency } = values;
  const unemployed = employmentType === 'Unemployed' || employmentType === 'no_work';
  const ownPay = unemployed || employmentType === 'self_employed';
  const paydays =
    payFrequency === 'Monthly' || payFrequency === 'Biweekly'
      ? daysOfMonth
      : payFrequency === 'Weekly' || payFrequency === 'Fourteen'
        ? weekdays
        : null;
  const twice = payFrequency === 'Biweekly' || payFrequency === 'Fourteen';
  return {
    employmentType: employmentTypes,
    ...(unemployed ? {} : { industryCategory: industries }),
    ...(ownPay ? {} : { jobExperience: jobExperiences }),
    monthlySalary: incomeBands,
    ...(ownPay ? {} : { payFrequency: payFrequencies }),
    ...(ownPay || !paydays ? {} : { monthlyPayday: paydays }),
    ...(ownPay || !paydays || !twice ? {} : { monthlyPaydayTwo: paydays }),
  };
}

/** What an edit clears besides itself (S4-55, S4-70). */
export function clearedByWorkEdit(field: WorkField): readonly WorkField[] {
  if (field === 'employmentType') return ['industryCategory'];
  if (field === 'payFrequency') return ['monthlyPayday', 'monthlyPaydayTwo'];
  return [];
}

/** Values as they may be submitted: rows that do not show are ''. */
export function visibleWork<T extends WorkValues>(values: T): T {
  const rows = workRows(values);
  const hidden = (Object.keys(workFields) as WorkField[]).filter((field) => !rows[field]);
  return { ...values, ...Object.fromEntries(hidden.map((field) => [field, ''])) };
}

/** A visible row must hold a value of its list, a hidden one nothing; the second payday differs from the first. */
export function workErrors(values: WorkValues): FieldErrors {
  const rows = workRows(values);
  const errors: FieldErrors = {};
  for (const field of Object.keys(workFields) as WorkField[]) {
    const choices = rows[field];
    if (choices && !choices.includes(values[field])) errors[field] = `${field}.required`;
    if (!choices && values[field] !== '') errors[field] = `${field}.hidden`;
  }
  if (values.monthlyPaydayTwo !== '' && values.monthlyPaydayTwo === values.monthlyPayday)
    errors['monthlyPaydayTwo'] = 'monthlyPaydayTwo.same';
  return errors;
}
