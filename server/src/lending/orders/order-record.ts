import { dayOf, type Market } from '@kopa/contract';
import { cancelReasons } from '@kopa/contract/enumerations/cancel-reasons';
import type { OrderRecord, RecordEvent, RecordEventName } from '@kopa/contract/entities';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { disbursements, orderEvents } from '../../storage/schema/index.ts';
import type { BookedJournal } from '../ledger/booked.ts';
import { journalsOf } from '../ledger/statement.ts';
import { agreedFacts } from '../offer/key-facts.ts';
import { findOrder } from './find-order.ts';
import { orderEntity } from './order-entity.ts';
import type { OrderEvent } from './order-machine.ts';

/** Each move's name for the borrower; filling in is no news, and the ledger reports payments. */
const names: Partial<Record<OrderEvent | 'applied', RecordEventName>> = {
  applied: 'applied',
  submitted: 'submitted',
  approved: 'approved',
  rejected: 'rejected',
  approvedOnAppeal: 'approved',
  agreed: 'agreed',
  drawn: 'collected',
  disbursementFailed: 'payoutFailed',
  disbursed: 'disbursed',
  fellOverdue: 'overdue',
  repaymentFailed: 'paymentFailed',
  extended: 'extended',
  paidOff: 'paidOff',
  cancelled: 'cancelled',
  lapsed: 'lapsed',
};

/** The journals that a record tells of, none of them daily. */
const moneyKinds = ['receipt', 'takenBack', 'refund', 'carryOver'] as const;

/**
 * A borrower's own order with its history: the moves of the machine and the money of the ledger. Without data
 * for staff only. Throws `orderNotFound`, also for another borrower's.
 */
export async function orderRecordOf(
  tx: Transaction,
  userId: string,
  orderNo: string,
  at: number,
  market: Market,
): Promise<OrderRecord> {
  const order = await findOrder(tx, userId, orderNo);
  const [entity, moves, booked, keyFacts] = await Promise.all([
    orderEntity(tx, order, at, market),
    movesOf(tx, orderNo, market),
    journalsOf(tx, orderNo, moneyKinds),
    agreedFacts(tx, orderNo),
  ]);
  const money = booked.flatMap((each) => moneyEvents(each));
  return { order: entity, events: inTurn(moves, money), keyFacts };
}

const eventsOfOrder = prepared((db) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, sql.placeholder('orderNo')))
    .orderBy(asc(orderEvents.id))
    .prepare('events_of_order'),
);
const sentOfOrder = prepared((db) =>
  db
    .select({ amountCents: disbursements.amountCents, receipt: disbursements.receipt })
    .from(disbursements)
    .where(and(eq(disbursements.orderNo, sql.placeholder('orderNo')), eq(disbursements.state, 'paid')))
    .prepare('sent_of_order'),
);

async function movesOf(tx: Transaction, orderNo: string, market: Market): Promise<RecordEvent[]> {
  const [rows, [sent]] = await Promise.all([
    eventsOfOrder(tx).execute({ orderNo }),
    sentOfOrder(tx).execute({ orderNo }),
  ]);
  const moves: RecordEvent[] = [];
  for (const { event: name, at, details } of rows) {
    const event = names[name as OrderEvent];
    // A failed payment moves an overdue order out of its step until the next night: not shown.
    if (!event || (event === 'overdue' && isLate(moves))) continue;
    const { dueOn, reason } = details;
    moves.push({
      event,
      at,
      day: dayOf(at, market),
      amountCents: null,
      receipt: null,
      ...(event === 'disbursed' && sent),
      dueOn: typeof dueOn === 'string' ? dueOn : null,
      cancelReason: cancelReasons.find((known) => known === reason) ?? null,
    });
  }
  return moves;
}

function isLate(moves: readonly RecordEvent[]): boolean {
  return moves.findLast(({ event }) => event === 'overdue' || event === 'extended')?.event === 'overdue';
}

function moneyEvents({ journal: { kind, at, day }, sides, receipt }: BookedJournal): RecordEvent[] {
  const told = (event: RecordEventName, cents: number | undefined, name = receipt): RecordEvent => ({
    event,
    at,
    day,
    amountCents: cents ?? 0,
    receipt: name,
    dueOn: null,
    cancelReason: null,
  });
  if (kind === 'receipt') return [told('paid', sides.paybillFloat)];
  if (kind === 'takenBack') return [told('takenBack', -(sides.paybillFloat ?? 0))];
  if (kind === 'refund') return [told('refunded', sides.borrowerOverpayment)];
  if (kind !== 'carryOver') return [];
  const came = sides.carriedOver ?? 0;
  return [came > 0 ? told('carriedOver', came, null) : told('keptForNext', -came, null)];
}

/**
 * Merged by time, each in its own order; at the same moment a payment stands before its resulting move and
 * after all other moves.
 */
function inTurn(moves: readonly RecordEvent[], money: readonly RecordEvent[]): RecordEvent[] {
  const told: RecordEvent[] = [];
  let next = 0;
  for (const move of moves) {
    for (let first = money[next]; first && isBefore(first, move); first = money[next]) {
      told.push(first);
      next += 1;
    }
    told.push(move);
  }
  return [...told, ...money.slice(next)];
}

function isBefore(money: RecordEvent, move: RecordEvent): boolean {
  const brings = money.event === 'paid' && (move.event === 'paidOff' || move.event === 'extended');
  return brings ? money.at <= move.at : money.at < move.at;
}
