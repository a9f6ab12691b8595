import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { accruePage, queueAlone, type AccrualDay, type PageDone, type PageOf } from './accrue-page.ts';

/** Loans of one transaction: a payment of one of them waits no longer than this many take. */
const loansAtOnce = 500;

export interface AccrualOptions {
  /** Loans of a page. */
  most?: number;
  /** Asked before each page. */
  isStopped?: () => boolean;
  /** Is told when there is more than a page to do, so that others can help. */
  onManyLoans?: () => Promise<void>;
}

/** How far a day's work came. */
export interface Accrued {
  loans: number;
  /** The numbers of loans that failed and are queued alone. */
  failed: string[];
}

/**
 * Charges all running loans through a day, page by page, each page in its own transaction; whoever is killed half-way, or comes
 * again, goes on with what is left. Two may do it at once: what one holds, the other leaves, and waits for at the end. The memory it
 * takes is that of a page.
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

/** A page; when the database refuses it, its halves, down to the one loan that it refuses. */
async function oneByOneIfNeeded(db: Database, day: AccrualDay, page: PageOf): Promise<PageDone> {
  let tried: string[] = [];
  try {
    return await inTransaction(db, (tx) => accruePage(tx, day, page, (orderNos) => (tried = orderNos)));
  } catch (error) {
    // Before a loan was read it is the database that is away, and not a loan that fails.
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
