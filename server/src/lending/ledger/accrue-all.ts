import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { accruePage, queueAlone, type AccrualDay, type PageDone, type PageOf } from './accrue-page.ts';

/** Loans per transaction: the longest wait of a payment for one of the loans. */
const loansAtOnce = 500;

export interface AccrualOptions {
  /** Loans per page. */
  most?: number;
  /** Called before each page. */
  isStopped?: () => boolean;
  /** Called when there is more than one page, so that others can help. */
  onManyLoans?: () => Promise<void>;
}

/** The progress of a day's work. */
export interface Accrued {
  loans: number;
  /** The numbers of failed loans, which are queued individually. */
  failed: string[];
}

/**
 * Charges all running loans through a day, page by page, each page in its own transaction; a killed or
 * repeated run continues with the remainder. Two workers may run at once: each skips the other's locked loans
 * and waits for them at the end. Uses the memory of one page.
 */
export async function accrueAll(
  db: Database,
  day: AccrualDay,
  { most = loansAtOnce, isStopped = () => false, onManyLoans = async () => {} }: AccrualOptions = {},
): Promise<Accrued> {
  const done: Accrued = { loans: 0, failed: [] };
  for (const waiting of [false, true]) {
    let after = '';
    while (!isStopped()) {
      const page = await oneByOneIfNeeded(db, day, { after, most, waiting });
      done.loans += page.orderNos.length - page.failed.length;
      done.failed = [...new Set([...done.failed, ...page.failed])];
      if (page.orderNos.length < most) break;
      if (after === '') await onManyLoans();
      after = page.orderNos.at(-1)!;
    }
  }
  return done;
}

/** A page; a page that the database refuses is halved, down to the single failing loan. */
async function oneByOneIfNeeded(db: Database, day: AccrualDay, page: PageOf): Promise<PageDone> {
  let tried: string[] = [];
  try {
    return await inTransaction(db, (tx) => accruePage(tx, day, page, (orderNos) => (tried = orderNos)));
  } catch (error) {
    // An error before a loan was read means an unavailable database and not a failing loan.
    if (tried.length === 0) throw error;
    if (tried.length === 1) {
      await inTransaction(db, (tx) => queueAlone(tx, tried[0]!, day));
      return { orderNos: tried, failed: tried };
    }
  }
  const middle = Math.ceil(tried.length / 2);
  const done: PageDone = { orderNos: tried, failed: [] };
  for (const half of [tried.slice(0, middle), tried.slice(middle)]) {
    const { failed } = await oneByOneIfNeeded(db, day, { most: half.length, only: half, waiting: true });
    done.failed.push(...failed);
  }
  return done;
}
