import { randomUUID } from 'node:crypto';
import { dayOf, owedCents } from '@kopa/contract';
import type { LimitedAct } from '@kopa/contract/desk/limits';
import * as z from 'zod/mini';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { CallError } from '../call-error.ts';
import { receiptBooking } from '../ledger/book-receipt.ts';
import { waive } from '../ledger/waive.ts';
import { whenAwake } from '../reminders/when-awake.ts';
import { moveOn } from '../repayment/credit-repayment.ts';
import { namedBy } from '../repayment/find-repayment.ts';
import { creditPaidIn } from '../repayment/match-receipt.ts';
import { ifBooked } from './if-booked.ts';
import type { DoesAct } from './limited-act.ts';
import { lockRunning, runningLoan } from './running-loan.ts';
import { takePaymentBack } from './take-payment-back.ts';
import { takeWriteOffBack, writeOff } from './write-off.ts';

const typedWaiver = z.object({ cents: z.int() });
const typedPayment = z.object({ cents: z.int(), receipt: z.string(), paidAt: z.int() });

type LoanAct = Extract<LimitedAct, `loanMoney.${string}` | `waivers.${string}`>;

/**
 * Acts on a loan; the item is its order. `paid`: a payment by hand. `takenBack`: such a payment was a
 * mistake. `writtenOff`: the loan is a loss. `writeOffBack`: that was a mistake. `waived`: late charges that
 * are not asked for any more.
 */
export const loanActs: Record<LoanAct, DoesAct> = {
  'loanMoney.takenBack': takePaymentBack,
  'loanMoney.writtenOff': writeOff,
  'loanMoney.writeOffBack': takeWriteOffBack,
  'loanMoney.paid': {
    look: async (tx, subject, work) => {
      const { cents, receipt, paidAt } = typedPayment.parse(subject.typed);
      const { order, state, account, today } = await runningLoan(tx, subject, work);
      const { market } = work.lender.policy;
      const paidOn = dayOf(paidAt, market);
      if (paidAt > work.at || paidOn < state.start.disbursedOn)
        throw new CallError('invalidInput', { fields: { paidOn: 'paidOn.invalid' } });
      await checkUnknown(tx, receipt);
      const used = ifBooked(state, { receipt, cents, paidOn }, today);
      return {
        cents,
        orderNo: order.orderNo,
        was: { cents, receipt, paidAt },
        changes: [{ account: 'owed', beforeCents: owedCents(account), afterCents: used.owedCents }],
      };
    },
    perform: async (tx, subject, _person, { at, lender }) => {
      const { cents: amountCents, receipt, paidAt } = typedPayment.parse(subject.typed);
      const order = await lockRunning(tx, subject);
      await checkUnknown(tx, receipt);
      // As if the paybill had told: whatever the provider tells later finds the receipt.
      await creditPaidIn(tx, order, { receipt, amountCents, paidAt }, at, lender.policy.market, 'desk');
    },
  },
  'waivers.waived': {
    look: async (tx, subject, work) => {
      const { cents } = typedWaiver.parse(subject.typed);
      const { order, account, state } = await runningLoan(tx, subject, work);
      const { penaltyOwedCents } = account;
      if (cents > penaltyOwedCents) throw new CallError('waivesTooMuch');
      const before = state.payments.filter(({ waives }) => waives);
      return {
        cents,
        // With what was waived before, so that no limit is passed in small parts.
        limitedCents: before.reduce((sum, waiver) => sum + waiver.cents, cents),
        orderNo: order.orderNo,
        was: { cents },
        changes: [
          { account: 'lateCharge', beforeCents: penaltyOwedCents, afterCents: penaltyOwedCents - cents },
        ],
      };
    },
    perform: async (tx, subject, _person, work) => {
      const { cents } = typedWaiver.parse(subject.typed);
      const order = await lockRunning(tx, subject);
      const { account } = await runningLoan(tx, subject, work);
      if (cents > account.penaltyOwedCents) throw new CallError('waivesTooMuch');
      const { at, lender } = work;
      const { market } = lender.policy;
      const after = await waive(tx, order, cents, at, market);
      await moveOn(tx, order, after, at, market);
      await enqueue(tx, {
        kind: 'sms',
        key: `waived:${randomUUID()}`,
        runAt: whenAwake(at, market),
        payload: { orderNo: order.orderNo, message: 'lateChargeWaived', amountCents: cents },
      });
    },
  },
};

/** Throws `receiptKnown` for a receipt that a loan or suspense has. */
async function checkUnknown(tx: Transaction, receipt: string): Promise<void> {
  if ((await namedBy(tx, receipt)) || (await receiptBooking(tx, receipt)).isBooked)
    throw new CallError('receiptKnown');
}
