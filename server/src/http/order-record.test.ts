import { errorCodes } from '@kopa/contract';
import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import type { OrderRecord } from '@kopa/contract/entities';
import { expect, it } from 'vitest';
import { loggedIn, registered, submitted } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  approved,
  disbursed,
  drawn,
  heldReference,
  prompt,
  repaid,
  settle,
  startMoneyLender,
} from '../../test/loan.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day, hour } from '../../test/times.ts';

const recordOf = async (lender: TestLender, { token, orderNo }: { token: string; orderNo: string }) =>
  granted(await lender.call(loanOrderRecord, { orderNo }, { token }));
const namesOf = ({ events }: OrderRecord) => events.map(({ event }) => event);

const untilCollected = ['applied', 'submitted', 'approved', 'agreed', 'collected'];

onBothEngines('the record of an order', (test) => {
  it('the record lists the events in order, with payments and receipts', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.pass(3 * day);
    await repaid(lender, loan, 3_000);
    await lender.pass(hour);
    await prompt(lender, loan, 500);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032);
    const owed = granted(
      await lender.call(repayOrderDetail, { orderNo: loan.orderNo }, { token: loan.token }),
    ).owedCents;
    await repaid(lender, loan, owed / 100);

    const record = await recordOf(lender, loan);
    expect(namesOf(record)).toEqual([
      ...untilCollected,
      'disbursed',
      'paid',
      'paymentFailed',
      'paid',
      'paidOff',
    ]);
    expect(record.order).toMatchObject({ status: 'finished', repaidAmount: 300_000 + owed });
    expect(record.keyFacts).toMatchObject({ principalCents: 1_000_000, dueCents: 1_074_800 });
    const [first, failed, last] = record.events.slice(6);
    expect(record.events[5]).toMatchObject({
      amountCents: 988_400,
      receipt: expect.stringMatching(/^\w{10}$/),
      dueOn: record.order.dueDate,
    });
    expect(first).toMatchObject({ amountCents: 300_000, day: '2026-01-18', receipt: expect.any(String) });
    // A failed payment is no fact of the loan: the repayment detail shows it while it matters.
    expect(failed).toMatchObject({ amountCents: null, receipt: null });
    expect(last).toMatchObject({ amountCents: owed });
  });

  it('the record contains the first overdue day once, however often a payment fails', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.sandbox.clock.moveTo(lender.now() + 92 * day);
    await lender.jobs.runDue();
    const late = { ...loan, token: await loggedIn(lender) };
    await prompt(lender, late, 500);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032);
    await lender.pass(2 * day);
    expect(namesOf(await recordOf(lender, late)).slice(6)).toEqual(['overdue', 'paymentFailed']);
  });

  it('the record contains orders without a disbursement: rejected, cancelled with a reason, lapsed, not arrived', async () => {
    const lender = await startMoneyLender(test.db);
    const rejected = await submitted(lender, {}, '722000301');
    granted(
      await lender.call(sandboxDecide, {
        orderNo: rejected.orderNo,
        decision: 'reject',
        reasons: ['tooManyLoans'],
      }),
    );
    const refused = await recordOf(lender, rejected);
    expect(namesOf(refused)).toEqual(['applied', 'submitted', 'rejected']);
    expect(refused).toMatchObject({ order: { reasons: ['tooManyLoans'] }, keyFacts: null });

    const cancelled = await approved(lender, '722000302');
    granted(
      await lender.call(
        cancelDrawMoney,
        { orderNo: cancelled.orderNo, reason: 'tooExpensive' },
        { token: cancelled.token },
      ),
    );
    expect((await recordOf(lender, cancelled)).events.at(-1)).toMatchObject({
      event: 'cancelled',
      cancelReason: 'tooExpensive',
    });

    const waiting = await drawn(lender, '722000303');
    await settle(lender, waiting.payout, 2040);
    expect(namesOf(await recordOf(lender, waiting))).toEqual([...untilCollected, 'payoutFailed']);
    await lender.pass(200 * hour);
    expect(namesOf(await recordOf(lender, waiting)).at(-1)).toBe('lapsed');
  });

  it('the record is visible to its owner only, and has no further fields', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await approved(lender);
    const other = await registered(lender, '722000222');
    for (const orderNo of [loan.orderNo, 'K23456789AB'])
      expect((await lender.call(loanOrderRecord, { orderNo }, { token: other })).code).toBe(
        errorCodes.orderNotFound,
      );
    const { events } = await recordOf(lender, loan);
    for (const event of events)
      expect(Object.keys(event).toSorted()).toEqual([
        'amountCents',
        'at',
        'cancelReason',
        'day',
        'dueOn',
        'event',
        'receipt',
      ]);
  });
});
