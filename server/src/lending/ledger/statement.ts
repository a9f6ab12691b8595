import type { RepayDetail } from '@kopa/contract/entities';
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import {
  entries,
  journals,
  orders,
  repayments,
  type JournalKind,
  type JournalRow,
  type OrderRow,
} from '../../storage/schema/index.ts';
import { receiptNamed, takenBackKey } from './book-receipt.ts';
import type { BookedJournal } from './booked.ts';
import { hasDays, withDays } from './charged-days.ts';
import { bookedPayments } from './loan-state.ts';

type Line = RepayDetail['lines'][number];

const journalRows = (db: Database | Transaction, kinds: SQL) =>
  db
    .select({
      journal: journals,
      sides: sql<BookedJournal['sides']>`json_object_agg(${entries.account}, ${entries.cents})`,
    })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(and(eq(journals.orderNo, sql.placeholder('orderNo')), kinds))
    .groupBy(journals.id)
    .orderBy(asc(journals.id));

const journalsOfOrder = prepared((db) =>
  journalRows(db, ne(journals.kind, 'payout')).prepare('journals_of_order'),
);
const journalsOfKinds = prepared((db) =>
  journalRows(db, sql`${journals.kind} = any(${sql.placeholder('kinds')}::text[])`).prepare(
    'journals_of_kinds',
  ),
);

/**
 * The recorded journals of an order, without payouts that belong to no loan; of these kinds alone, if given.
 */
export async function journalsOf(
  tx: Transaction,
  orderNo: string,
  kinds?: readonly JournalKind[],
): Promise<BookedJournal[]> {
  const [rows, receipts] = await Promise.all([
    kinds
      ? journalsOfKinds(tx).execute({ orderNo, kinds: [...kinds] })
      : journalsOfOrder(tx).execute({ orderNo }),
    laterReceipts(tx, orderNo),
  ]);
  return rows.map(({ journal, sides }) => ({ journal, sides, receipt: receiptOf(journal, receipts) }));
}

/** `linesOfLoan` of an order that is not read; none without the order. */
export async function statementLines(tx: Transaction, orderNo: string): Promise<Line[]> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  return order ? linesOfLoan(tx, order) : [];
}

/** The summary of an order's ledger, without payments that were taken back; the lines sum to the balance. */
export async function linesOfLoan(tx: Transaction, order: OrderRow): Promise<Line[]> {
  const booked = await journalsOf(tx, order.orderNo);
  if (!hasDays(booked, order)) return summaryOf(booked);
  return summaryOf(withDays(booked, order, await bookedPayments(tx, order.orderNo)));
}

/** The same of journals that have been read, with each charge of a night by itself. */
export function summaryOf(booked: readonly BookedJournal[]): Line[] {
  const gone = booked.flatMap(({ journal: { kind, key } }) =>
    kind === 'takenBack' ? key.slice(takenBackKey('').length) : [],
  );
  return booked
    .filter(
      ({ journal: { kind, key } }) =>
        !gone.includes(key) && !(kind === 'reallocation' && gone.some((each) => key.endsWith(`:${each}`))),
    )
    .flatMap((each) => linesOf(each));
}

function linesOf({ journal, sides, receipt }: BookedJournal): Line[] {
  const { day, kind, key } = journal;
  // The payment behind it is in no line.
  const named = key.includes(takenBackKey('')) ? null : receipt;
  const line = (name: Line['kind'], cents = 0): Line[] =>
    cents === 0 ? [] : [{ day, kind: name, cents, receipt: named }];
  switch (kind) {
    case 'disbursement':
      return line('principal', sides.principalReceivable);
    case 'interest':
    case 'penalty':
    case 'waiver':
    case 'correction':
      return [...line('interest', sides.interestReceivable), ...line('penalty', sides.penaltyReceivable)];
    case 'receipt':
      return [
        ...line('payment', -(sides.paybillFloat ?? 0)),
        ...line('extension', -(sides.feeIncome ?? 0) - (sides.taxPayable ?? 0)),
        ...line('overpayment', -(sides.borrowerOverpayment ?? 0)),
      ];
    case 'reallocation':
      return [
        ...line('overpayment', -(sides.borrowerOverpayment ?? 0)),
        // Of a waiver so much is owed again.
        ...line('penalty', -(sides.penaltyIncome ?? 0)),
      ];
    case 'carryOver':
      return line('payment', -Math.max(0, sides.carriedOver ?? 0));
    default:
      // A refund was in no line of the balance; a payment that was taken back is in none.
      return [];
  }
}

/** The receipt in a journal's key; for a correction, the receipt of the causing payment. */
function receiptOf({ kind, key }: JournalRow, receipts: ReadonlyMap<string, string>): string | null {
  const named = receiptNamed(key);
  if (kind === 'refund') return key.slice('refund:'.length);
  return named === null ? null : (receipts.get(named) ?? named);
}

const receiptsOfOrder = prepared((db) =>
  db
    .select({
      payOrderId: repayments.payOrderId,
      older: repayments.checkoutRequestId,
      receipt: repayments.receipt,
    })
    .from(repayments)
    .where(eq(repayments.orderNo, sql.placeholder('orderNo')))
    .prepare('receipts_of_order'),
);

/** Receipts that became known after the booking. */
async function laterReceipts(db: Database | Transaction, orderNo: string): Promise<Map<string, string>> {
  const rows = await receiptsOfOrder(db).execute({ orderNo });
  return new Map(
    rows.flatMap(({ payOrderId: id, older, receipt }) =>
      [id, older].flatMap((name) => (name && receipt ? [[name, receipt] as const] : [])),
    ),
  );
}
