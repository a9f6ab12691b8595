import { createHash } from 'node:crypto';
import { dayMs, dayOf, startOfDay, type Day } from '@kopa/contract';
import {
  differencesOf,
  explainedDifference,
  type ExplainedDifference,
  type FiguresOfDay,
  type SignedDay,
} from '@kopa/contract/desk/day-end-entities';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../../storage/database.ts';
import { signedDays, type SignedDayRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { canonicalJson } from '../offer/canonical-json.ts';
import { booksOf, nightOf } from './day-books.ts';
import { turnoverOf } from './day-turnover.ts';
import type { DoesAct } from './limited-act.ts';
import type { AtWork } from './promises.ts';

const typedSigning = z.object({ explained: z.array(explainedDifference) });

/**
 * Signs the figures of a day that is over; the item is the day. Without a difference one person signs;
 * differences are explained, each with a text, and a second person signs too. The sum is all differences.
 */
export const dayEndActs: Record<'dayEnd.signed', DoesAct> = {
  'dayEnd.signed': {
    look: async (tx, { itemId: day, typed }, work) => {
      const { explained } = typedSigning.parse(typed);
      const figures = await signableFigures(tx, day, work);
      const cents = checkExplained(figures, explained);
      return {
        cents,
        orderNo: null,
        was: { hash: hashOf(figures), explained },
        changes: [],
        told: { explained },
      };
    },
    perform: async (tx, { itemId: day, typed }, people, work) => {
      const { explained } = typedSigning.parse(typed);
      const figures = await signableFigures(tx, day, work);
      await tx
        .insert(signedDays)
        .values({ day, figures, hash: hashOf(figures), explained, people, at: work.at });
    },
  },
};

/** The newest signing of a day, and what has changed since; null: the day was never signed. */
export async function signingOf(tx: Transaction, day: Day, figures: FiguresOfDay): Promise<SignedDay | null> {
  const row = await newestSigning(tx, day);
  if (!row) return null;
  const { at, people, hash, explained } = row;
  return { at, people, hash, explained, since: changedSince(row.figures, figures) };
}

async function figuresOfDay(
  tx: Transaction,
  day: Day,
  { lender: { policy, providerBook } }: AtWork,
): Promise<FiguresOfDay> {
  const from = startOfDay(day, policy.market);
  const time = { from, until: from + dayMs };
  const books = await booksOf(tx, time, (await providerBook?.(tx, time)) ?? null);
  return { books, accounts: await turnoverOf(tx, time) };
}

/** Throws `invalidInput` for a day that is not over, `dayOpen` while charges are missing, `daySigned`. */
async function signableFigures(tx: Transaction, day: Day, work: AtWork): Promise<FiguresOfDay> {
  if (day >= dayOf(work.at, work.lender.policy.market))
    throw new CallError('invalidInput', { fields: { day: 'value.invalid' } });
  if ((await nightOf(tx, day, work.lender.policy.market)).waiting > 0) throw new CallError('dayOpen');
  const figures = await figuresOfDay(tx, day, work);
  if ((await newestSigning(tx, day))?.hash === hashOf(figures)) throw new CallError('daySigned');
  return figures;
}

const nameOf = ({ what, book }: Pick<ExplainedDifference, 'what' | 'book'>) => `${what} ${book}`;

/** The sum of the differences. Throws `invalidInput` unless each of them, and nothing else, is explained. */
function checkExplained({ books }: FiguresOfDay, explained: readonly ExplainedDifference[]): number {
  const open = differencesOf(books);
  const names = explained.map(nameOf).sort();
  if (canonicalJson(names) !== canonicalJson(open.map(nameOf).sort()))
    throw new CallError('invalidInput', { fields: { explained: 'explained.required' } });
  return open.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
}

async function newestSigning(tx: Transaction, day: Day): Promise<SignedDayRow | undefined> {
  const [row] = await tx
    .select()
    .from(signedDays)
    .where(eq(signedDays.day, day))
    .orderBy(desc(signedDays.id))
    .limit(1);
  return row;
}

function changedSince(signed: FiguresOfDay, now: FiguresOfDay): SignedDay['since'] {
  const books = now.books.flatMap((row) => {
    const before = signed.books.find(({ what }) => what === row.what);
    return (['ledgerCents', 'providerCents', 'toldCents', 'suspenseCents'] as const).flatMap((column) =>
      before?.[column] === row[column]
        ? []
        : [{ what: row.what, column, beforeCents: before?.[column] ?? null, nowCents: row[column] }],
    );
  });
  return { books, isLedgerOther: canonicalJson(signed.accounts) !== canonicalJson(now.accounts) };
}

function hashOf(figures: FiguresOfDay): string {
  return createHash('sha256').update(canonicalJson(figures)).digest('hex');
}
