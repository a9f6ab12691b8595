import {
  daysOfMonth,
  employmentTypes,
  incomeBands,
  industries,
  jobExperiences,
  payFrequencies,
  weekdays,
} from '../enumerations/index.ts';
import { workExtras, type WorkExtra } from '../policy/market.ts';
import type { Policy } from '../policy/policy.ts';
import { oneOf, plain, text, type FieldErrors } from './fields.ts';
import { commonWorkRows } from './rows.ts';
import { employment, visibleWorkExtras, workExtraChoices, workExtraError } from './work-extras.ts';

export type WorkField = (typeof commonWorkRows)[number];
type WorkValues = Readonly<Record<WorkField, string>>;
/** A work row by its wire name: a common one, or one that a market adds. */
export type WorkRow = WorkField | WorkExtra;

/** The schemas of the work rows under a policy (S2-120 to S2-126), by field; a row that does not show is ''. */
export function workSchemas({ form }: Policy) {
  const extras = Object.fromEntries(form.work.map((extra) => [extra, plain()]));
  return {
    employmentType: oneOf('employmentType', employmentTypes),
    industryCategory: text(),
    jobExperience: text(),
    monthlySalary: oneOf('monthlySalary', incomeBands),
    payFrequency: text(),
    monthlyPayday: text(),
    monthlyPaydayTwo: text(),
    ...(extras as Record<never, never>),
  };
}

/** Which common work rows show, and from which list each chooses (S4-56 to S4-69). */
export function workRows(
  values: Pick<WorkValues, 'employmentType' | 'payFrequency'>,
): Partial<Record<WorkField, readonly string[]>> {
  const { employmentType, payFrequency } = values;
  const { unemployed, ownPay } = employment(employmentType);
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

/** Which rows show, common and extra, in their order. Each of them is required. */
export function visibleWorkRows(
  values: Pick<WorkValues, 'employmentType' | 'payFrequency'>,
  { form }: Policy,
): readonly WorkRow[] {
  const common = workRows(values);
  return [
    ...commonWorkRows.filter((field) => common[field]),
    ...visibleWorkExtras(values.employmentType, form.work),
  ];
}

/** What an edit clears besides itself (S4-55, S4-70); each is reported empty (S4-71). */
export function clearedByWorkEdit(field: WorkField): readonly WorkField[] {
  if (field === 'employmentType') return ['industryCategory'];
  if (field === 'payFrequency') return ['monthlyPayday', 'monthlyPaydayTwo'];
  return [];
}

/** A work section after an edit: its values, what was cleared and is to be reported empty, and the rows that show. */
export interface WorkEdit<T> {
  values: T;
  cleared: readonly WorkRow[];
  rows: readonly WorkRow[];
}

/**
 * One edit of a work row, with all that follows: what hangs on it is cleared (S4-55, S4-70), also a designation that
 * the other kind of work does not have, and every row that does not show any more (S4-56 to S4-69). Choosing the same value again changes
 * nothing.
 */
export function editWork<T extends WorkValues>(
  before: T,
  field: WorkRow,
  value: string,
  policy: Policy,
): WorkEdit<T> {
  const given: Readonly<Partial<Record<string, string>>> = before;
  if (given[field] === value) return { values: before, cleared: [], rows: visibleWorkRows(before, policy) };
  const edited: T = { ...before, [field]: value };
  const rows = visibleWorkRows(edited, policy);
  const hanging = clearedWith(field);
  const cleared = [...commonWorkRows, ...policy.form.work].filter((other) => {
    const old = given[other] ?? '';
    return other !== field && old !== '' && (hanging.includes(other) || !rows.includes(other));
  });
  const values = { ...edited, ...Object.fromEntries(cleared.map((other) => [other, ''])) };
  return { values, cleared, rows };
}

/** Values as they may be submitted: rows that do not show are ''. */
export function visibleWork<T extends WorkValues>(values: T): T {
  const rows = workRows(values);
  const extras = visibleWorkExtras(values.employmentType, workExtras);
  const hidden = [
    ...commonWorkRows.filter((field) => !rows[field]),
    ...workExtras.filter((extra) => extra in values && !extras.includes(extra)),
  ];
  return { ...values, ...Object.fromEntries(hidden.map((field) => [field, ''])) };
}

/** The list that a work row chooses from; `null` for one that is typed, and for a common one that does not show. */
export function workChoices(
  field: WorkRow,
  values: Readonly<Partial<Record<string, string>>>,
): readonly string[] | null {
  if (isExtra(field)) return workExtraChoices(field, values);
  const { employmentType = '', payFrequency = '' } = values;
  return workRows({ employmentType, payFrequency })[field] ?? null;
}

/** A visible row must hold a value of its list, a hidden one nothing; the second payday differs from the first. */
export function workErrors(values: WorkValues, policy: Policy): FieldErrors {
  const given: Readonly<Partial<Record<string, string>>> = values;
  const rows = visibleWorkRows(values, policy);
  const errors: FieldErrors = {};
  for (const field of [...commonWorkRows, ...policy.form.work]) {
    const value = given[field] ?? '';
    if (!rows.includes(field)) {
      if (value !== '') errors[field] = `${field}.hidden`;
    } else if (isExtra(field)) {
      const wrong = workExtraError(field, given);
      if (wrong) errors[field] = wrong;
    } else if (!workChoices(field, given)?.includes(value)) errors[field] = `${field}.required`;
  }
  if (values.monthlyPaydayTwo !== '' && values.monthlyPaydayTwo === values.monthlyPayday)
    errors['monthlyPaydayTwo'] ??= 'monthlyPaydayTwo.same';
  return errors;
}

function isExtra(field: WorkRow): field is WorkExtra {
  return (workExtras as readonly string[]).includes(field);
}

function clearedWith(field: WorkRow): readonly WorkRow[] {
  if (field === 'employmentType') return ['industryCategory', 'designation'];
  if (field === 'workState') return ['workCity'];
  return isExtra(field) ? [] : clearedByWorkEdit(field);
}
