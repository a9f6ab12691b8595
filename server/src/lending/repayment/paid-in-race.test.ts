import { kenyaMarket } from '@kopa/contract/market';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withBetween } from '../../../test/between-queries.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { isEmbeddedRun, openOwnPostgres, postgres, useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { repayments } from '../../storage/schema/index.ts';
import { bookToSuspense } from '../ledger/book-receipt.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { recordPaidIn } from './paid-in.ts';

describe.skipIf('missing' in postgres || isEmbeddedRun)('a receipt that goes to suspense meanwhile', () => {
  const test = useDatabase(openOwnPostgres);

  it('counts once, and leaves no payment without money', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn: dayOf(begin) });
    let suspended = 0;
    const booked: string[] = [];
    for (let n = 1; booked.length === 0; n += 1) {
      const payment = { receipt: `SRECEIPT${n}`, amountCents: 1_000, paidAt: begin };
      const paidIn = { kind: 'paidIn', account: loanNo(1), payment } as const;
      // From the statement on that books the payment, the suspense waits for its end.
      const suspend = () =>
        test.db
          .transaction(async (tx) => {
            await tx.execute(sql`set local lock_timeout = '1s'`);
            await bookToSuspense(tx, payment, begin, kenyaMarket);
          })
          .catch(() => booked.push(payment.receipt));
      const pay = () => inTransaction(test.db, (tx) => recordPaidIn(tx, paidIn, begin, kenyaMarket));
      const { ran } = await withBetween(n, suspend, pay);
      expect(ran).toBe(true);
      const kept = await test.db.select().from(repayments);
      expect(kept.filter(({ state }) => state !== 'paid')).toEqual([]);
      suspended = n - kept.length;
      const { balances, differing } = await inTransaction(test.db, reconcile);
      expect({ ...balances, differing }).toMatchObject({
        paybillFloat: n * 1_000,
        suspense: -suspended * 1_000,
        differing: [],
      });
    }
    expect(suspended).toBeGreaterThan(3);
  });
});
