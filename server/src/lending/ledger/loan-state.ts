import {
  loanHistory,
  type Day,
  type LoanAccount,
  type LoanSize,
  type LoanStart,
  type BookedPayment,
} from '@kopa/contract';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { entries, extensions, journals, type OrderRow } from '../../storage/schema/index.ts';

/** The journal kinds that reduce what is owed, with the accounts that they are taken from. */
const paidKinds = ['receipt', 'carryOver', 'waiver'] as const;
const paidFrom = ['paybillFloat', 'carriedOver', 'penaltyIncome'] as const;

/** A journal that was not taken back. */
export const stands = sql`not exists (select 1 from ${journals} back where back.kind = 'takenBack' and back.key = 'takenBack:' || ${journals.key})`;

const paymentRows = (db: Database | Transaction, whose: SQL) =>
  db
    .select({
      orderNo: journals.orderNo,
      key: journals.key,
      kind: journals.kind,
      day: journals.day,
      cents: entries.cents,
      rollover: { days: extensions.days, feeCents: extensions.feeCents, taxCents: extensions.taxCents },
    })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .leftJoin(extensions, eq(extensions.journalKey, journals.key))
    .where(
      and(
        whose,
        inArray(journals.kind, [...paidKinds]),
        inArray(entries.account, [...paidFrom]),
        gt(entries.cents, 0),
        stands,
      ),
    )
    .orderBy(asc(journals.id));

const paymentRowsOfOne = prepared((db) =>
  paymentRows(db, eq(journals.orderNo, sql.placeholder('orderNo'))).prepare('payments_of_order'),
);

/**
 * The payments of loans by order, in booking order, without those that were taken back. A payment is
 * identified by its journal.
 */
export async function paymentsOf(
  db: Database | Transaction,
  orderNos: readonly string[],
): Promise<Map<string, BookedPayment[]>> {
  const rows =
    orderNos.length === 1
      ? await paymentRowsOfOne(db).execute({ orderNo: orderNos[0] })
      : await paymentRows(db, inArray(journals.orderNo, [...orderNos]));
  const byOrder = new Map<string, BookedPayment[]>(orderNos.map((orderNo) => [orderNo, []]));
  for (const { orderNo, key, kind, day, cents, rollover } of rows) {
    byOrder.get(orderNo!)!.push({
      key,
      day,
      cents,
      ...(rollover && { rollover }),
      ...(kind === 'waiver' && { waives: true }),
    });
  }
  return byOrder;
}

/** The payments of one order. */
export async function bookedPayments(db: Database | Transaction, orderNo: string): Promise<BookedPayment[]> {
  return (await paymentsOf(db, [orderNo])).get(orderNo)!;
}

/** A loan and its inputs. */
export interface LoanState {
  start: LoanStart;
  payments: BookedPayment[];
  account: LoanAccount;
}

/**
 * A disbursed loan computed from its terms and booked payments, charged through the last payment; `null`
 * before disbursement. `accountThrough` advances the loan to a later day.
 */
export async function loanState(tx: Transaction, order: OrderRow): Promise<LoanState | null> {
  return (await loanStates(tx, [order])).get(order.orderNo) ?? null;
}

/** The disbursed loans among several orders, by number, with one statement for all payments. */
export async function loanStates(
  tx: Transaction,
  orders: readonly OrderRow[],
): Promise<Map<string, LoanState>> {
  const starts = orders.flatMap((order) => {
    const start = loanStart(order);
    return start ? [[order.orderNo, start] as const] : [];
  });
  if (starts.length === 0) return new Map();
  const paid = await paymentsOf(
    tx,
    starts.map(([orderNo]) => orderNo),
  );
  return new Map(
    starts.map(([orderNo, start]) => {
      const payments = paid.get(orderNo)!;
      return [orderNo, { start, payments, account: loanHistory(start, payments).account }];
    }),
  );
}

/** The start of an order's loan; `null` before disbursement. */
export function loanStart(order: OrderRow): LoanStart | null {
  const { disbursedOn, writtenOffOn, terms } = order;
  return disbursedOn === null ? null : { size: loanSize(order), terms, disbursedOn, writtenOffOn };
}

/** The last day with charges in the ledger: at least the loan's first day. */
export function recordedThrough({ chargedThrough, disbursedOn }: OrderRow): Day {
  return chargedThrough ?? disbursedOn ?? '';
}

/** The size of an order's loan. */
export function loanSize(order: OrderRow): LoanSize {
  return { principalCents: order.loanAmountCents, tenureDays: order.tenureDays };
}
