import { accountThrough, dayOf, loanHistory, owedCents, type Day } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, desc, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import {
  journals,
  orders,
  refunds,
  repayments,
  type OrderRow,
  type RepaymentRow,
} from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { withdrawRefunds } from '../disbursement/withdraw-refunds.ts';
import { receiptBooking, receiptKeys, takenBackKey } from '../ledger/book-receipt.ts';
import { loanState, type LoanState } from '../ledger/loan-state.ts';
import { overpaidCents } from '../ledger/overpaid.ts';
import { takeBack, withoutPayment, type WithoutPayment } from '../ledger/take-back.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { endSteps } from '../orders/order-machine.ts';
import { whenAwake } from '../reminders/when-awake.ts';
import { leaveTakenBack } from '../repayment/match-receipt.ts';
import type { DoesAct, Subject } from './limited-act.ts';
import type { AtWork } from './promises.ts';

const typed = z.object({ cents: z.int(), receipt: z.string() });

/** A payment by hand that is taken back, and the loan without it. */
interface Wrong {
  order: OrderRow;
  state: LoanState;
  repayment: RepaymentRow;
  /** Its journal. */
  key: string;
  without: WithoutPayment;
}

/** Takes a payment by hand back that was booked by mistake; the item is the order. */
export const takePaymentBack: DoesAct = {
  look: async (tx, subject, work) => {
    const { order, state, key, without } = await wrongPayment(tx, subject, work);
    const { cents, receipt } = typed.parse(subject.typed);
    const today = dayOf(work.at, work.lender.policy.market);
    const overpaidNow = await overpaidCents(tx, order.orderNo);
    const overpaidThen = overpaidNow - overpaidTotal(state) + without.overpaidCents;
    return {
      cents,
      orderNo: order.orderNo,
      was: { cents, receipt, key },
      told: { receipt },
      changes: [
        {
          account: 'owed',
          beforeCents: owedCents(accountThrough(state.account, today)),
          afterCents: owedCents(accountThrough(without.account, today)),
        },
        ...(overpaidThen === overpaidNow
          ? []
          : [{ account: 'overpayment' as const, beforeCents: overpaidNow, afterCents: overpaidThen }]),
      ],
    };
  },
  perform: async (tx, subject, _person, work) => {
    const { at, lender } = work;
    const { market } = lender.policy;
    await lockOrderNo(tx, subject.orderNo ?? '');
    const { order, state, repayment, key, without } = await wrongPayment(tx, subject, work);
    const { orderNo } = order;
    if (without.overpaidCents < overpaidTotal(state)) {
      const leftCents = (await overpaidCents(tx, orderNo)) - overpaidTotal(state) + without.overpaidCents;
      await withdrawRefunds(tx, orderNo, leftCents, at);
    }
    await leaveTakenBack(tx, repayment, at);
    const account = await takeBack(tx, order, key, at, market);
    if (account && order.step === orderSteps.finish && owedCents(account) > 0) {
      await advance(tx, { orderNo, event: 'paymentTakenBack', at });
      if (dayOf(at, market) > account.dueOn) await advance(tx, { orderNo, event: 'fellOverdue', at });
    }
    await enqueue(tx, {
      kind: 'sms',
      key: takenBackKey(key),
      runAt: whenAwake(at, market),
      payload: {
        orderNo,
        message: 'paymentTakenBack',
        amountCents: repayment.amountCents,
        values: { receipt: repayment.receipt },
      },
    });
  },
};

/** The payments by hand of a loan that can be taken back, newest first. */
export async function paymentsByHand(
  tx: Transaction,
  orderNo: string,
  dayOfPayment: (paidAt: number) => Day,
): Promise<{ receipt: string; cents: number; paidOn: Day }[]> {
  const rows = await tx
    .select()
    .from(repayments)
    .where(and(isByHand(orderNo), isNotNull(repayments.receipt)))
    .orderBy(desc(repayments.position));
  return rows.map(({ receipt, amountCents, createdAt }) => ({
    receipt: receipt!,
    cents: amountCents,
    paidOn: dayOfPayment(createdAt),
  }));
}

const isByHand = (orderNo: string) =>
  and(eq(repayments.orderNo, orderNo), eq(repayments.state, 'paid'), eq(repayments.receiptFrom, 'desk'));

/**
 * The payment and the loan without it. Throws `loanNotRunning`, `notByHand`, `takenBackAlready`,
 * `changedMeanwhile`, `extendedSince`, `overpaymentGone`, `newLoanSince`.
 */
async function wrongPayment(tx: Transaction, subject: Subject, { at, lender }: AtWork): Promise<Wrong> {
  const orderNo = subject.orderNo ?? '';
  const { cents, receipt } = typed.parse(subject.typed);
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  const state = order && (await loanState(tx, order));
  if (!order || !state) throw new CallError('loanNotRunning');
  const [repayment] = await tx
    .select()
    .from(repayments)
    .where(and(isByHand(orderNo), eq(repayments.receipt, receipt)));
  const { key } = await receiptBooking(tx, receipt);
  const today = dayOf(at, lender.policy.market);
  const without = repayment ? withoutPayment(state, key, today) : null;
  if (!repayment || !without)
    throw new CallError((await wasTakenBack(tx, orderNo, receipt)) ? 'takenBackAlready' : 'notByHand');
  const { payment } = without;
  if (payment.cents !== cents)
    throw new CallError('changedMeanwhile', { data: { was: { cents }, now: { cents: payment.cents } } });
  if (state.payments.some(({ rollover, day }) => rollover && day >= payment.day))
    throw new CallError('extendedSince');
  const goneCents =
    overpaidTotal(state) - (await overpaidCents(tx, orderNo)) + (await underWayCents(tx, orderNo));
  if (goneCents > without.overpaidCents) throw new CallError('overpaymentGone');
  if (order.step === orderSteps.finish && owedCents(without.account) > 0 && (await hasAnother(tx, order)))
    throw new CallError('newLoanSince');
  return { order, state, repayment, key, without };
}

function overpaidTotal({ start, payments }: LoanState): number {
  return [...loanHistory(start, payments).allocations.values()].reduce(
    (sum, { overpaidCents: cents }) => sum + cents,
    0,
  );
}

/** Refunds that the ledger does not have yet, but for those that wait for a person. */
async function underWayCents(tx: Transaction, orderNo: string): Promise<number> {
  const rows = await tx
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNo, orderNo),
        or(
          inArray(refunds.state, ['requested', 'accepted']),
          and(eq(refunds.state, 'paid'), isNotNull(refunds.failure)),
        ),
      ),
    );
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

async function wasTakenBack(tx: Transaction, orderNo: string, receipt: string): Promise<boolean> {
  const rows = await tx
    .select({ id: journals.id })
    .from(journals)
    .where(and(eq(journals.orderNo, orderNo), inArray(journals.key, receiptKeys(receipt).map(takenBackKey))));
  return rows.length > 0;
}

async function hasAnother(tx: Transaction, { userId, orderNo }: OrderRow): Promise<boolean> {
  const others = await tx.$count(
    orders,
    and(eq(orders.userId, userId), ne(orders.orderNo, orderNo), notInArray(orders.step, [...endSteps])),
  );
  return others > 0;
}
