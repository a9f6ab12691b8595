import {
  accountThrough,
  chargeThrough,
  dayOf,
  inOrder,
  loanHistory,
  owedCents,
  type Policy,
} from '@kopa/contract';
import type { RepayDetail } from '@kopa/contract/entities';
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { repayments } from '../../storage/schema/index.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { withDays } from '../ledger/charged-days.ts';
import { loanState, recordedThrough } from '../ledger/loan-state.ts';
import { paidTooMuch, standingUnder } from '../ledger/standing.ts';
import { journalsOf, summaryOf } from '../ledger/statement.ts';
import { findOrder } from '../orders/find-order.ts';
import { orderEntity } from '../orders/order-entity.ts';
import { figuresUnder } from '../orders/order-figures.ts';
import { paymentEntity } from './prompt.ts';

const repaymentsOfOrder = prepared((db) =>
  db
    .select()
    .from(repayments)
    .where(eq(repayments.orderNo, sql.placeholder('orderNo')))
    .orderBy(desc(repayments.position))
    .prepare('repayments_of_order'),
);

/** The parts of a disbursed loan today, and its payments; `stepOutOfTurn` before disbursement. */
export async function repayDetail(
  tx: Transaction,
  userId: string,
  orderNo: string,
  at: number,
  { repay, market }: Policy,
): Promise<RepayDetail> {
  const order = await findOrder(tx, userId, orderNo);
  const reading = loanState(tx, order);
  const figures = reading.then((read) => figuresUnder(order, read, at, market));
  const [state, entity, booked, asked, tooMuch] = await Promise.all([
    reading,
    orderEntity(tx, order, at, market, figures),
    journalsOf(tx, orderNo),
    repaymentsOfOrder(tx).execute({ orderNo }),
    paidTooMuch(tx, orderNo),
  ]);
  if (!state) throw new StepOutOfTurn(order.step);
  const today = dayOf(at, market);
  // The lines include the charges that the coming night will record.
  const { account, charges } = chargeThrough(accountThrough(state.account, recordedThrough(order)), today);
  const owed = owedCents(account);
  const { allocations } = loanHistory(state.start, state.payments);
  return {
    order: entity,
    today,
    disbursedOn: account.disbursedOn,
    dueOn: account.dueOn,
    terms: order.terms,
    writtenOffOn: order.writtenOffOn ?? undefined,
    principalOwedCents: account.principalOwedCents,
    interestOwedCents: account.interestOwedCents,
    penaltyOwedCents: account.penaltyOwedCents,
    owedCents: owed,
    paidCents: account.paidCents,
    minimumCents: Math.min(repay.minimumCents, owed),
    // A waiver is told as what it takes off, which the app computes like a payment.
    booked: inOrder(state.payments).map(({ key, day, cents, rollover, waives }) => ({
      day,
      cents: waives ? allocations.get(key)!.penaltyCents : cents,
      rollover,
    })),
    lines: [
      ...summaryOf(withDays(booked, order, state.payments)),
      ...charges.map((charge) => ({ ...charge, receipt: null })),
    ],
    payments: asked.map((repayment) => paymentEntity(repayment, at)),
    standing: standingUnder(account, today, tooMuch),
    serverTime: at,
  };
}
