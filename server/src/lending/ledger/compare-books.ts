import { allBooks as allBooksShape, type AllBooks } from '@kopa/contract/desk/day-end-entities';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { inSnapshot } from '../../storage/in-transaction.ts';
import { settings } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { allBooks } from './all-books.ts';

const name = 'comparedBooks';

/**
 * Compares the books of all days in one snapshot, and keeps the result. Reads every loan, which with a
 * million takes longer than a request may last.
 */
export async function compareBooks(lender: Lender, at: number): Promise<void> {
  const value = await inSnapshot(lender.db, (tx) => allBooks(tx, lender, at));
  await lender.db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The newest comparison. A result of another release may lack a part, and is as good as none: null. */
export async function lastComparison(tx: Transaction): Promise<AllBooks | null> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return allBooksShape.safeParse(row?.value).data ?? null;
}
