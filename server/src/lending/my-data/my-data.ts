import type { Language, Market, Policy } from '@kopa/contract';
import type { MyData } from '@kopa/contract/entities';
import { dataCategories, type DataCategory } from '@kopa/contract/enumerations/my-data';
import {
  additionalFields,
  listOf,
  personalFields,
  type Field,
  type Fields,
  type List,
} from '@kopa/contract/fields';
import { additionalFieldsOf, personalFieldsOf } from '@kopa/contract/sections';
import { retention } from '@kopa/contract/texts/retention';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { borrowerNotes } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { timeOf } from '../ledger/statement-csv.ts';
import { words, type Words } from '../words.ts';
import { openErasure } from './erasure.ts';
import { everythingOf, type Everything } from './everything-of.ts';
import { staysOf } from './what-stays.ts';

/** The notes on the page; the export has all of them. */
const shownNotes = 20;

/** The borrower's own data, in the borrower's language. */
export async function myDataOf(
  tx: Transaction,
  userId: string,
  { language, at, lender }: { language: Language; at: number; lender: Pick<Lender, 'pepper' | 'policy'> },
): Promise<MyData> {
  const everything = await everythingOf(tx, userId, { newestNotes: shownNotes });
  const notes = await tx.$count(borrowerNotes, eq(borrowerNotes.userId, userId));
  const asked = await openErasure(tx, userId);
  const say = (path: string) =>
    words(language).myData(path, {
      years: String(retention.recordYears),
      messageDays: String(retention.messageDays),
      phoneDays: String(retention.phoneDataDays),
      photoDays: String(lender.policy.identity.keepPhotosDays),
    });
  return {
    categories: dataCategories.map((category) => ({
      category,
      name: say(`category.${category}.name`),
      purpose: say(`category.${category}.purpose`),
      kept: say(`category.${category}.kept`),
      count: category === 'notes' ? notes : everything[category].length,
      lines:
        category === 'notes'
          ? noteLines(everything.notes, lender.policy.market)
          : linesOf(category, everything[category][0] ?? {}, language, lender.policy),
    })),
    erasure: asked && { requestedAt: asked.requestedAt, dueAt: asked.dueAt },
    stays: (await staysOf(tx, userId, at, lender.policy.market)).map(({ reason, until }) => ({
      reason,
      text: say(`stays.${reason}`),
      until,
    })),
    erasureDays: retention.erasureDays,
    serverTime: at,
  };
}

/**
 * Everything that is kept of a borrower, to take along: values as the calls spell them, and beside them what
 * was typed as its form shows it.
 */
export async function myDataExportOf(
  tx: Transaction,
  userId: string,
  { language, lender }: { language: Language; lender: Pick<Lender, 'pepper' | 'policy'> },
): Promise<Record<string, unknown>> {
  const everything = await everythingOf(tx, userId);
  const inWords = (category: DataCategory) =>
    linesOf(category, everything[category][0] ?? {}, language, lender.policy);
  return {
    ...everything,
    inWords: { personal: inWords('personal'), additional: inWords('additional') },
  };
}

/** The typed data, row by row, with the forms' labels; the payout account with its last digits. */
function linesOf(category: DataCategory, kept: Record<string, unknown>, language: Language, policy: Policy) {
  if (category === 'payout' && kept['maskedNumber'] !== undefined)
    return [{ label: String(kept['name']), value: String(kept['maskedNumber']) }];
  if (category !== 'personal' && category !== 'additional') return [];
  return filledRows(category, kept, language, policy).map(({ label, value }) => ({ label, value }));
}

/** Notes of staff, each with its time. */
function noteLines(notes: Everything['notes'], market: Market): MyData['categories'][number]['lines'] {
  return notes.map(({ at, text }) => ({
    label: timeOf(Number(at), market),
    value: String(text),
  }));
}

/** A filled row of a section with its form's label. */
export interface FilledRow {
  label: string;
  value: string;
  /** The borrower has typed the value, or chosen it from no list. */
  isTyped: boolean;
  /** The row is about a contact of the borrower. */
  isContact: boolean;
}

/** The filled rows of a section in the order of its form. */
export function filledRows(
  category: 'personal' | 'additional',
  kept: Record<string, unknown>,
  language: Language,
  policy: Policy,
): FilledRow[] {
  const say = words(language, policy.market);
  const rows = category === 'personal' ? personalFieldsOf(policy) : additionalFieldsOf(policy);
  const table: Fields = category === 'personal' ? personalFields : additionalFields;
  const texts = Object.fromEntries(
    Object.entries(kept).filter((row): row is [string, string] => typeof row[1] === 'string'),
  );
  return rows.flatMap((name) => {
    const [field, value] = [table[name]!, texts[name]];
    if (!value) return [];
    const list = listOf(field, texts);
    return [
      {
        label: labelOf(say, category, name, field),
        value: shown(say, list, value),
        isTyped: list === null,
        isContact: field.contact !== undefined,
      },
    ];
  });
}

function labelOf(say: Words, form: 'personal' | 'additional', name: string, { contact }: Field): string {
  if (!contact) return say.row(form, `${name}.label`);
  const number = say.row(form, 'contact.number').replace('{{slot}}', String(contact.slot));
  return `${number}: ${say.row(form, `contact.${contact.row}`)}`;
}

/** A value as it was chosen; what its list does not have, or what was typed, as it is. */
function shown(say: Words, list: List | null, value: string): string {
  return (list && say.choice(list, value)) ?? value;
}
