import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { repayStatement } from '@kopa/contract/calls/statement';
import { mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import {
  books,
  detailOf,
  disbursed,
  expectAgreement,
  heldReference,
  prompt,
  settle,
  startMoneyLender,
  stepOf,
} from '../../../test/loan.ts';
import { payByHand } from '../../../test/paybill.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { paidOut } from '../../../test/provider.ts';
import { keyOfOrder, readText } from '../../storage/borrower-keys.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { disbursements, orders, refunds, type RefundRow } from '../../storage/schema/index.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';
import { recordPayout } from './payout-outcome.ts';

const payOutPath = '/mpesa/b2c/v3/paymentrequest';
const lent = 988_400;

/** Pays by hand on the first day, when nothing but the principal of 10,000 is owed. */
const pay = async (lender: TestLender, orderNo: string, shillings: number) => {
  await arrive(lender, (await payByHand(lender, orderNo, shillings))!);
};
const arrive = async (lender: TestLender, reference: string) => {
  await settle(lender, reference, 0);
  await lender.jobs.runDue();
};

onBothEngines('an overpayment', (test) => {
  const start = async () => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    await lender.jobs.runDue();
    return { lender, network };
  };
  const sentBack = async () => {
    const rows = await test.db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.kind, 'disbursement'));
    return rows.filter(({ shillings }) => shillings * 100 !== lent);
  };

  it('an overpayment is refunded once, with a line in the statement and a message', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    await pay(lender, loan.orderNo, 12_000);
    expect(await stepOf(lender, loan.token)).toBe(4);
    expect((await detailOf(lender, loan)).standing).toMatchObject({
      overpaidCents: 200_000,
      refunds: [{ amountCents: 200_000, status: 'pending', receipt: null }],
    });
    const refund = await heldReference(lender, loan.orderNo, 'disbursement');
    await settle(lender, refund, 0, 3);
    await lender.jobs.runDue();
    const { standing } = await detailOf(lender, loan);
    expect(standing).toMatchObject({ overpaidCents: 0, refunds: [{ status: 'paid' }] });
    const { lines } = granted(
      await lender.call(repayStatement, { orderNo: loan.orderNo }, { token: loan.token }),
    );
    expect(lines.at(-1)).toMatchObject({
      kind: 'refund',
      cents: 200_000,
      balanceCents: 0,
      receipt: standing.refunds[0]!.receipt,
    });
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes('KSh 2,000 that you paid too much'))).toHaveLength(1);
    await lender.pass(2 * hour);
    expect(await sentBack()).toHaveLength(1);
    await expectAgreement(lender, lent + 200_000, 1_200_000);
  });

  it('an overpayment is refunded to the paying phone, and to the payout account after a refusal', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    await prompt(lender, { ...loan }, 10_000);
    await pay(lender, loan.orderNo, 4_000);
    network.fail(payOutPath, 'refused');
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    await lender.jobs.runDue();
    const rows = await test.db.select().from(refunds).orderBy(refunds.createdAt);
    const key = await keyOfOrder(test.db, loan.orderNo);
    const to = ({ id, paidFrom }: RefundRow) => paidFrom && readText(key, paidFrom, moneyPlaces.refund(id));
    expect(rows.map((row) => [row.state, to(row)]).toSorted()).toEqual([
      ['accepted', null],
      ['failed', mobile],
    ]);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    await expectAgreement(lender, lent + 400_000, 1_400_000);
  });

  it('an overpayment that no account accepts stays, and is shown', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(payOutPath, 'refused');
    await pay(lender, loan.orderNo, 12_000);
    await lender.pass(hour);
    expect(network.made(payOutPath)).toBe(2);
    expect((await detailOf(lender, loan)).standing).toMatchObject({
      overpaidCents: 200_000,
      refunds: [{ status: 'failed' }],
    });
    await expectAgreement(lender, lent, 1_200_000);
  });

  it('a refund that was accepted without an answer is never sent twice', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(payOutPath, 'lostAfter');
    await pay(lender, loan.orderNo, 12_000);
    await lender.pass(minute);
    expect(await sentBack()).toHaveLength(1);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0, 0);
    await lender.pass(10 * minute);
    expect(await sentBack()).toHaveLength(1);
    expect((await detailOf(lender, loan)).standing.overpaidCents).toBe(0);
    await expectAgreement(lender, lent + 200_000, 1_200_000);
  });

  it('a refund that did not reach the provider is sent again under the same id', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(payOutPath, 'lostBefore');
    await pay(lender, loan.orderNo, 12_000);
    const [before] = await test.db.select().from(refunds);
    await lender.pass(minute);
    expect((await sentBack()).map(({ reference }) => reference)).toEqual([before!.id]);
    await settle(lender, before!.id, 0);
    await expectAgreement(lender, lent + 200_000, 1_200_000);
  });

  it("an overpayment below the provider's minimum stays and is shown", async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    const late = await payByHand(lender, loan.orderNo, 1);
    await pay(lender, loan.orderNo, 10_009);
    expect((await detailOf(lender, loan)).standing).toMatchObject({ overpaidCents: 900, refunds: [] });
    // The next shilling is sufficient.
    await arrive(lender, late!);
    expect((await detailOf(lender, loan)).standing.refunds).toMatchObject([{ amountCents: 1_000 }]);
    expect((await books(lender)).differing).toEqual([]);
  });

  it('the overpayment of a second payment is refunded as well', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    const late = await payByHand(lender, loan.orderNo, 500);
    await pay(lender, loan.orderNo, 12_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    await lender.pass(minute);
    await arrive(lender, late!);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect((await detailOf(lender, loan)).standing).toMatchObject({
      overpaidCents: 0,
      refunds: [{ amountCents: 50_000 }, { amountCents: 200_000 }],
    });
    await expectAgreement(lender, lent + 250_000, 1_250_000);
  });

  it('the overpayment begins the next loan under the policy `keepForNext`', async () => {
    const { lender } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, overpayment: { ...policy.overpayment, use: 'keepForNext' } };
    const first = await disbursed(lender);
    await pay(lender, first.orderNo, 12_000);
    expect(await test.db.select().from(refunds)).toEqual([]);
    expect((await detailOf(lender, first)).standing).toMatchObject({ overpaidCents: 200_000, refunds: [] });
    const next = { token: first.token, orderNo: await lendAgain(lender, first.orderNo) };
    expect((await detailOf(lender, first)).standing.overpaidCents).toBe(0);
    expect(await detailOf(lender, next)).toMatchObject({ owedCents: 800_000, paidCents: 200_000 });
    const statement = granted(
      await lender.call(repayStatement, { orderNo: next.orderNo }, { token: next.token }),
    );
    expect(statement.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['disbursement', 1_000_000],
      ['carriedOver', -200_000],
    ]);
    const { ledgerSum, differing, balances } = await books(lender);
    expect([ledgerSum, differing, balances.carriedOver]).toEqual([0, [], 0]);
  });
});

/** The money of the same borrower's next loan of KSh 10,000 arrives. Gives its number. */
async function lendAgain({ lender }: TestLender, orderNo: string): Promise<string> {
  const { db, clock, policy } = lender;
  const at = clock.now();
  const [before] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  const { userId, productId, loanPurpose, loanAmountCents, tenureDays, terms } = before!;
  const again = { userId, productId, loanPurpose, loanAmountCents, tenureDays, terms };
  await db.insert(orders).values({ ...again, orderNo: 'N1', step: orderSteps.lending, createdAt: at });
  await db.insert(disbursements).values({
    id: 'N1',
    orderNo: 'N1',
    state: 'accepted',
    principalCents: loanAmountCents,
    feeCents: 9_800,
    taxCents: 1_800,
    amountCents: lent,
    mobile: '',
    createdAt: at,
  });
  await inTransaction(db, (tx) => recordPayout(tx, paidOut('N1', 'SNEXT00001'), at, policy));
  return 'N1';
}
