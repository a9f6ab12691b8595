import { kenya } from '@kopa/contract';
import { applyMarketAgain } from '@kopa/contract/calls/loan';
import { confirmExtensionOrder, getExtensionData } from '@kopa/contract/calls/repay-extension';
import { deskBorrowersLoan } from '@kopa/contract/desk/calls/borrowers';
import { deskRefundAct, deskRefunds } from '@kopa/contract/desk/calls/refunds';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { orderSteps } from '@kopa/contract/order-steps';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt } from '../../../test/desk.ts';
import { payByDesk, sound, takeBack } from '../../../test/desk-payments.ts';
import { detailOf, disbursed, heldReference, settle, startMoneyLender } from '../../../test/loan.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { granted } from '../../../test/test-lender.ts';
import { day, dayOf } from '../../../test/times.ts';
import { orders, refunds } from '../../storage/schema/index.ts';

onBothEngines('a payment by hand that is taken back after other money has moved', (test) => {
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    return { lender, loan: await disbursed(lender) };
  };
  const ownerOf = async (orderNo: string) =>
    (await test.db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]!.userId;

  /** A loan overpaid by a second payment by hand, three days later, when its refund waits for a person. */
  const overpaidByHand = async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    granted(await payByDesk(finance, loan.orderNo, { cents: 700_000 }));
    granted(await payByDesk(finance, loan.orderNo, { cents: 500_000, receipt: 'SKJ7SECOND' }));
    await lender.jobs.runDue();
    await lender.pass(3 * day);
    const later = await staffAt(lender, ['finance'], 'Chao Mwangi');
    return { lender, loan, later };
  };

  it('an overpayment that is on its way back keeps its payment, and so does a loan after which there is another', async () => {
    const { lender, loan, later } = await overpaidByHand();
    const [held] = granted(await later.call(deskRefunds, { limit: 10 })).items;
    expect(held).toMatchObject({ orderNo: loan.orderNo, cents: 200_000, because: 'unconfirmed' });
    granted(await later.call(deskRefundAct, { id: held!.id, act: 'sent', why: 'Seen' }));
    const refused = deskErrorCodes.overpaymentGone;
    expect((await takeBack(later, loan.orderNo, 500_000, { receipt: 'SKJ7SECOND' })).code).toBe(refused);
    expect((await takeBack(later, loan.orderNo, 700_000)).code).toBe(refused);
    const other = await disbursed(lender, '712345699');
    granted(
      await payByDesk(later, other.orderNo, {
        cents: 1_000_000,
        receipt: 'SKJ7THIRD1',
        paidOn: '2026-01-18',
      }),
    );
    granted(await lender.call(applyMarketAgain, {}, { token: other.token }));
    expect((await takeBack(later, other.orderNo, 1_000_000, { receipt: 'SKJ7THIRD1' })).code).toBe(
      deskErrorCodes.newLoanSince,
    );
    await sound(lender);
  });

  it('a refund that waits for a person goes with the payment that was too much', async () => {
    const { lender, loan, later } = await overpaidByHand();
    granted(await takeBack(later, loan.orderNo, 500_000, { receipt: 'SKJ7SECOND' }));
    expect(granted(await later.call(deskRefunds, { limit: 10 })).items).toEqual([]);
    expect(await test.db.select().from(refunds)).toMatchObject([
      { state: 'failed', failure: 'paymentTakenBack', amountCents: 200_000, decidedBy: null },
    ]);
    const { standing } = await detailOf(lender, { ...loan, token: await loggedIn(lender) });
    expect([standing.overpaidCents, standing.refunds]).toEqual([0, []]);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
    expect(order!.step).toBe(orderSteps.repaying);
    await sound(lender);
  });

  it('a refund that went with its payment, or was refused before, holds back no later one of the loan', async () => {
    for (const act of [null, 'kept'] as const) {
      await emptyDatabase(test.db);
      const { lender, loan, later } = await overpaidByHand();
      const [held] = granted(await later.call(deskRefunds, { limit: 10 })).items;
      if (act) granted(await later.call(deskRefundAct, { id: held!.id, act, why: 'Seen' }));
      granted(await takeBack(later, loan.orderNo, 500_000, { receipt: 'SKJ7SECOND' }));
      granted(await payByDesk(later, loan.orderNo, { cents: 500_000, receipt: 'SKJ7THIRD1' }));
      await lender.pass(3 * day);
      const next = await staffAt(lender, ['finance'], 'Nekesa Wafula');
      expect([act, granted(await next.call(deskRefunds, { limit: 10 })).items]).toMatchObject([
        act,
        [{ orderNo: loan.orderNo, cents: 200_000, because: 'unconfirmed' }],
      ]);
      await sound(lender);
    }
  });

  it('what a person has refused to send stays with the loan when another payment is taken back', async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    granted(await payByDesk(finance, loan.orderNo, { cents: 150_000 }));
    granted(await payByDesk(finance, loan.orderNo, { cents: 500_000, receipt: 'SKJ7MIDDLE' }));
    granted(await payByDesk(finance, loan.orderNo, { cents: 550_000, receipt: 'SKJ7SECOND' }));
    await lender.jobs.runDue();
    await lender.pass(3 * day);
    const later = await staffAt(lender, ['finance'], 'Chao Mwangi');
    const [held] = granted(await later.call(deskRefunds, { limit: 10 })).items;
    granted(await later.call(deskRefundAct, { id: held!.id, act: 'kept', why: 'Seen' }));
    granted(await takeBack(later, loan.orderNo, 150_000));
    await lender.pass(3 * day);
    const rows = await test.db.select().from(refunds).orderBy(asc(refunds.createdAt));
    expect(rows).toMatchObject([
      { failure: 'paymentTakenBack', amountCents: 200_000, decidedBy: 'Chao Mwangi' },
      { failure: 'refusedByPerson', amountCents: 50_000, decidedBy: 'Chao Mwangi', paidFrom: null },
    ]);
    await sound(lender);
  });

  it('a payment that an extension was bought after is not taken back', async () => {
    const { lender, loan } = await start();
    lender.lender.policy = { ...kenya, extension: { days: 30, feePpm: 9800, most: 2 } };
    const finance = await staffAt(lender, ['finance']);
    granted(await payByDesk(finance, loan.orderNo));
    await lender.pass(3 * day);
    const token = await loggedIn(lender);
    const { orderNo } = loan;
    const { extensionAmount } = granted(
      await lender.call(getExtensionData, { orderNo }, { token }),
    ).extension;
    granted(await lender.call(confirmExtensionOrder, { orderNo, extensionAmount, mobile }, { token }));
    await settle(lender, await heldReference(lender, orderNo, 'repayment'), 0);
    const later = await staffAt(lender, ['finance'], 'Chao Mwangi');
    const before = granted(await later.call(deskBorrowersLoan, { id: await ownerOf(orderNo), orderNo }));
    expect((await takeBack(later, orderNo, 200_000)).code).toBe(deskErrorCodes.extendedSince);
    const after = granted(await later.call(deskBorrowersLoan, { id: await ownerOf(orderNo), orderNo }));
    expect(after).toEqual(before);
    // What was told after the extension can be taken back.
    await lender.pass(day);
    const paidOn = dayOf(lender.now());
    const evening = await staffAt(lender, ['finance'], 'Nekesa Wafula');
    granted(await payByDesk(evening, orderNo, { receipt: 'SKJ7SECOND', paidOn, paidTime: '00:05' }));
    granted(await takeBack(evening, orderNo, 200_000, { receipt: 'SKJ7SECOND' }));
    await sound(lender);
  });
});
