import fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderSteps } from '@kopa/contract/order-steps';
import { mobile } from '../../../test/borrower.ts';
import { books, disbursed, startMoneyLender } from '../../../test/loan.ts';
import { paidOut } from '../../../test/provider.ts';
import { useDatabase } from '../../../test/test-database.ts';
import type { TestLender } from '../../../test/test-lender.ts';
import { keepSection, sectionsOf } from '../sections/saved-sections.ts';
import { keyOfOrder, readText } from '../../storage/borrower-keys.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { disbursements, orders, refunds, repayments } from '../../storage/schema/index.ts';
import { answeredKey, keepFact, listedKey } from '../provider-inbox.ts';
import { recordPaidIn } from '../repayment/paid-in.ts';
import { recordPrompt } from '../repayment/prompt-outcome.ts';
import { recordPayout } from './payout-outcome.ts';

const test = useDatabase();

/** Who pays: the borrower by hand (null), or a phone whose prompt is paid. */
const payers = [null, mobile, '733666666', '722000111'] as const;
interface Paid {
  by: (typeof payers)[number];
  shillings: number;
}
const payment = fc.record({
  by: fc.constantFrom(...payers),
  shillings: fc.integer({ min: 5, max: 90 }).map((hundreds) => hundreds * 100),
});

/** What each payer has paid after the loan of KSh 10,000 was paid off, in cents. */
function overpaidBy(payments: readonly Paid[]): Map<string | null, number> {
  let owed = 1_000_000;
  const over = new Map<string | null, number>();
  for (const { by, shillings } of payments) {
    const used = Math.min(owed, shillings * 100);
    owed -= used;
    const rest = shillings * 100 - used;
    if (rest > 0) over.set(by, (over.get(by) ?? 0) + rest);
  }
  return over;
}

/** A running loan of the same borrower, made on the first day, of which only the principal is owed. */
async function lend({ lender }: TestLender, like: string, orderNo: string): Promise<void> {
  const { db, clock, policy } = lender;
  const [first] = await db.select().from(orders).where(eq(orders.orderNo, like));
  const { userId, productId, loanPurpose, loanAmountCents, tenureDays, terms } = first!;
  const again = { userId, productId, loanPurpose, loanAmountCents, tenureDays, terms };
  await db.insert(orders).values({ ...again, orderNo, step: orderSteps.lending, createdAt: clock.now() });
  await inTransaction(db, async (tx) => {
    const { payout } = await sectionsOf(tx, like);
    await keepSection(tx, { orderNo, userId }, 'payout', payout!, clock.now());
  });
  await db.insert(disbursements).values({
    id: orderNo,
    orderNo,
    state: 'accepted',
    principalCents: loanAmountCents,
    feeCents: 9_800,
    taxCents: 1_800,
    amountCents: 988_400,
    mobile: '',
    createdAt: clock.now(),
  });
  await inTransaction(db, (tx) => recordPayout(tx, paidOut(orderNo, `S${orderNo}`), clock.now(), policy));
}

it('money goes back to the phone that paid the money too much, or to the own account; to no payer of another part', async () => {
  const lender = await startMoneyLender(test.db, {}, 0, {
    REFUND_BORROWER_DAY_LIMIT: '999999999',
    REFUND_LENDER_DAY_LIMIT: '999999999',
  });
  const { db, policy } = lender.lender;
  const { market } = policy;
  const first = await disbursed(lender);
  // Every refund is paid at once, and every payment was confirmed.
  lender.lender.payments = {
    ...lender.lender.payments,
    payOut: async ({ id }) => ({
      providerId: id,
      outcome: { paid: { receipt: `R${id}`, amountCents: null, paidAt: null }, failure: null },
    }),
  };
  await db.update(orders).set({ step: orderSteps.finish }).where(eq(orders.orderNo, first.orderNo));
  let loans = 0;
  const pay = async (orderNo: string, { by, shillings }: Paid, index: number) => {
    const at = lender.now();
    const receipt = `${orderNo}P${index}`;
    const amountCents = shillings * 100;
    const told = { receipt, amountCents, paidAt: at };
    const keep = (key: string) => keepFact(db, { key, body: { payment: told }, at }, async () => {});
    await keep(listedKey(receipt));
    if (by === null)
      return inTransaction(db, (tx) =>
        recordPaidIn(tx, { kind: 'paidIn', account: orderNo, payment: told }, at, market),
      );
    await keep(answeredKey(receipt));
    await db.insert(repayments).values({
      payOrderId: receipt,
      orderNo,
      state: 'open',
      amountCents,
      mobile: (await keyOfOrder(db, orderNo)).seal(by, moneyPlaces.payer(receipt)),
      createdAt: at,
      expiresAt: at,
      checkoutRequestId: `C${receipt}`,
    });
    return inTransaction(db, (tx) =>
      recordPrompt(
        tx,
        { payOrderId: receipt, providerId: `C${receipt}`, outcome: { paid: told, failure: null } },
        at,
        market,
      ),
    );
  };

  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 3, maxLength: 7 }),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      async (payments, refundsBetween) => {
        loans += 1;
        const orderNo = `N${loans}`;
        await lend(lender, first.orderNo, orderNo);
        for (const [index, each] of payments.entries()) {
          await pay(orderNo, each, index);
          if (refundsBetween[index]) await lender.jobs.runDue();
        }
        await lender.jobs.runDue();
        const back = new Map<string | null, number>();
        const key = await keyOfOrder(db, orderNo);
        for (const { id, paidFrom, amountCents, state } of await db
          .select()
          .from(refunds)
          .where(eq(refunds.orderNo, orderNo))
          .orderBy(asc(refunds.createdAt), asc(refunds.id))) {
          expect(state).toBe('paid');
          const to = paidFrom && readText(key, paidFrom, moneyPlaces.refund(id));
          back.set(to, (back.get(to) ?? 0) + amountCents);
        }
        expect(Object.fromEntries(back)).toEqual(Object.fromEntries(overpaidBy(payments)));
        // The next loan needs the borrower without an open one.
        await db.update(orders).set({ step: orderSteps.finish }).where(eq(orders.orderNo, orderNo));
      },
    ),
    { numRuns: 25, seed: 18 },
  );
  const { ledgerSum, differing } = await books(lender);
  expect([ledgerSum, differing]).toEqual([0, []]);
});
