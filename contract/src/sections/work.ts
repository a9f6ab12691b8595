import { workFields, type WorkExtra, type WorkField } from '../fields/additional-fields.ts';
import { listOf, type Field, type List, type Texts } from '../fields/field.ts';
import type { Market } from '../market/market.ts';
import { isPhone, nationalDigits } from '../market/phone.ts';
import type { Policy } from '../policy/policy.ts';
import { oneOf, plain, text, type FieldErrors } from './fields.ts';
import { digitText, isPostalCode, plainText } from './plain-text.ts';
import { workFieldsOf } from './additional-rows.ts';

export type { WorkField };
/** A work row by its wire name: a common one, or a market's. */
export type WorkRow = WorkField | WorkExtra;
type WorkValues = Readonly<Record<WorkField, string>>;

const table: Readonly<Record<WorkRow, Field>> = workFields;

/** The schemas of a policy's work rows (S2-120 to S2-126), by field; a hidden row is ''. */
export function workSchemas(policy: Policy): Readonly<Record<WorkField, ReturnType<typeof plain>>> {
  return Object.fromEntries(workFieldsOf(policy).map((name) => [name, schemaOf(name as WorkRow)])) as never;
}

function schemaOf(row: WorkRow) {
  const { asked, extra, lists } = table[row];
  if (extra) return plain();
  return asked || !lists ? text() : oneOf(row, lists[0]!.codes);
}

/**
 * Whether a row shows beside these values: unemployed and self-employed persons have no wage (S4-56 to
 * S4-69).
 */
function shows(row: WorkRow, values: Texts): boolean {
  const { asked, lists } = table[row];
  const { employmentType } = values;
  const unemployed = employmentType === 'Unemployed' || employmentType === 'no_work';
  if (asked && unemployed) return false;
  if (asked === 'employed' && employmentType === 'self_employed') return false;
  return !lists || workList(row, values) !== null;
}

/** The visible rows, common and extra, in order. Each is required. */
export function visibleWorkRows(values: Texts, policy: Pick<Policy, 'form'>): readonly WorkRow[] {
  return (workFieldsOf(policy) as readonly WorkRow[]).filter((row) => shows(row, values));
}

/**
 * The list that a work row chooses from; `null` for one that is typed, and for a payday that is not asked
 * for.
 */
export function workList(row: WorkRow, values: Texts): List | null {
  return listOf(table[row], values);
}

/** A work section after an edit: its values, the cleared fields, and the visible rows. */
export interface WorkEdit<T> {
  values: T;
  cleared: readonly WorkRow[];
  rows: readonly WorkRow[];
}

/**
 * One edit of a work row, with all that follows: the fields that follow it are cleared (S4-55, S4-70), and
 * every row that does not show any more (S4-56 to S4-69); each is reported empty (S4-71). Choosing the same
 * value again changes nothing.
 */
export function editWork<T extends WorkValues>(
  before: T,
  field: WorkRow,
  value: string,
  policy: Pick<Policy, 'form'>,
): WorkEdit<T> {
  const given: Texts = before;
  if (given[field] === value) return { values: before, cleared: [], rows: visibleWorkRows(before, policy) };
  const edited: T = { ...before, [field]: value };
  const rows = visibleWorkRows(edited, policy);
  const cleared = (workFieldsOf(policy) as readonly WorkRow[]).filter((other) => {
    const old = given[other] ?? '';
    return other !== field && old !== '' && (table[other].follows === field || !rows.includes(other));
  });
  const values = { ...edited, ...Object.fromEntries(cleared.map((other) => [other, ''])) };
  return { values, cleared, rows };
}

/**
 * A visible row must have a value of its list, a hidden one none; the second payday differs from the first.
 */
export function workErrors(values: WorkValues, policy: Pick<Policy, 'form' | 'market'>): FieldErrors {
  const given: Texts = values;
  const rows = visibleWorkRows(values, policy);
  const errors: FieldErrors = {};
  for (const row of workFieldsOf(policy) as readonly WorkRow[]) {
    const wrong = rows.includes(row) ? workError(row, given, policy.market) : given[row] && `${row}.hidden`;
    if (wrong) errors[row] = wrong;
  }
  if (values.monthlyPaydayTwo !== '' && values.monthlyPaydayTwo === values.monthlyPayday)
    errors['monthlyPaydayTwo'] ??= 'monthlyPaydayTwo.same';
  return errors;
}

/** Why a visible row is wrong: a key of `validation.json`; `null` when it is right. */
function workError(row: WorkRow, values: Texts, market: Market): string | null {
  const { kind, extra } = table[row];
  const sent = values[row] ?? '';
  const value = extra ? storedWorkExtra(row as WorkExtra, sent, market) : sent;
  const list = workList(row, values);
  if (value === '' || (list && !list.codes.includes(value))) return `${row}.required`;
  if (list) return null;
  if (kind === 'companyPhone') return isPhone(value, market) ? null : `${row}.invalid`;
  if (kind === 'postalCode') return isPostalCode(value) ? null : `${row}.invalid`;
  if (value.length < 2) return `${row}.short`;
  return value.length > 100 ? `${row}.long` : null;
}

/** A typed extra work row: allowed characters only, up to its length. */
export function cleanWorkExtra(row: WorkExtra, raw: string, market: Market): string {
  const { kind, length } = table[row];
  if (kind === 'companyPhone') return nationalDigits(raw, market);
  return length ? digitText(raw, length) : raw;
}

/** An extra work row in its stored form. */
export function storedWorkExtra(row: WorkExtra, raw: string, market: Market): string {
  return (table[row].kind === 'companyPhone' && nationalDigits(raw, market)) || plainText(raw);
}
