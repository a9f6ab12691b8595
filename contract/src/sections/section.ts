import * as z from 'zod/mini';
import type { Day } from '../calendar.ts';
import type { CommonOf, ExtraOf, Field, Fields } from '../fields/field.ts';
import type { Policy } from '../policy/policy.ts';
import { extraText, someText, text } from './fields.ts';

/** The rules for the values of a section. */
export interface SectionRules {
  policy: Policy;
  today: Day;
  /** The number that the borrower logs in with, in national digits. */
  loginMobile: string;
}

/** A section of the application: its fields, and how a form and the lender check them. */
export interface Section<Checked extends z.ZodMiniType = z.ZodMiniType> {
  /** Names the section in drafts, commands and the lender's records. */
  readonly name: 'personal' | 'additional' | 'payout';
  /**
   * The prefix of the fields' events (S2-135 to S2-138); the specification names no prefix for the payout
   * account.
   */
  readonly events: 'basicInfo' | 'personalInfo' | 'bankCard';
  readonly fields: Fields;
  /** Reads the values under a policy; its messages are keys of `validation.json`. */
  readonly schema: (rules: SectionRules) => Checked;
}

type Sent<Table extends Fields> = Record<CommonOf<Table>, ReturnType<typeof text>> &
  Record<ExtraOf<Table> & string, ReturnType<typeof extraText>>;

/**
 * The fields of a table as they are sent in any market: a code for a choice, text for a typed value. A field
 * that only some applicants answer may be ''; a field of only some markets may be absent.
 */
/* @__NO_SIDE_EFFECTS__ */
export function sentFields<Table extends Fields>(table: Table): Sent<Table> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, sentField(field)])) as never;
}

function sentField({ kind, lists = [], asked, extra, listBeside, optional }: Field) {
  const mayBeEmpty = asked || listBeside || optional;
  // A place or a bank is typed where no list has it.
  const isOpen = kind === 'place' || kind === 'bank';
  const codes = isOpen ? [] : lists.flatMap((list) => list.codes);
  const error = 'value.invalid';
  if (codes.length === 0) return extra ? extraText() : mayBeEmpty ? text() : someText();
  const code = z.enum([...new Set([...(mayBeEmpty ? [''] : []), ...codes])], { error });
  return extra ? z.optional(code) : mayBeEmpty ? z._default(code, '') : code;
}
