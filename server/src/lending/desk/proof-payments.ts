import {
  accountThrough,
  addDays,
  dayOf,
  loanHistory,
  owedCents,
  type BookedPayment,
  type Day,
} from '@kopa/contract';
import type { ProofPayment, ProofReview } from '@kopa/contract/desk/proof-entities';
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { foldReceipt } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import {
  entries,
  journals,
  repayments,
  reversals,
  type OrderRow,
  type VoucherRow,
} from '../../storage/schema/index.ts';
import { receiptKey } from '../ledger/book-receipt.ts';
import { loanState } from '../ledger/loan-state.ts';

import { claimKey } from '../repayment/claim-suspended.ts';
import { namedBy } from '../repayment/find-repayment.ts';
import type { AtWork } from './promises.ts';

type Money = Pick<ProofPayment, 'receipt' | 'from' | 'cents' | 'paidOn'>;

/** Payments of so many days around the day of the proof may be what the proof is about. */
const aroundDays = 4;
const mostFound = 20;
const nothing = { penaltyCents: 0, interestCents: 0, principalCents: 0, overpaidCents: 0 };

/**
 * The payments that a proof may be about: of this loan, and in suspense with the proof's receipt, or with its
 * sum or around its day. `wanted` is a receipt that somebody looks for.
 */
export async function proofPayments(
  tx: Transaction,
  voucher: VoucherRow,
  order: OrderRow,
  wanted: string | undefined,
  { lender, at }: AtWork,
): Promise<Pick<ProofReview, 'owedCents' | 'payments' | 'looked'>> {
  const today = dayOf(at, lender.policy.market);
  const state = await loanState(tx, order);
  if (!state) throw new Error(`The proof ${voucher.id} belongs to a loan without a disbursement.`);
  const looked = wanted === undefined ? null : foldReceipt(wanted);
  const named = [voucher.typedReceipt, voucher.receipt, looked].filter((each) => each !== null);
  const found = [
    ...(await suspended(tx, voucher, named)),
    ...(await ofLoan(tx, order, (paidAt) => dayOf(paidAt, lender.policy.market))),
  ];
  const owedBefore = owedCents(accountThrough(state.account, today));
  const payments = found.map((money): ProofPayment => {
    const isSuspended = money.from === 'suspense';
    return {
      ...money,
      agrees: {
        receipt: voucher.typedReceipt === null ? null : voucher.typedReceipt === money.receipt,
        amount: voucher.amountCents === money.cents,
        day: voucher.paidOn === money.paidOn,
      },
      bookCents: isSuspended ? money.cents : 0,
      used: isSuspended
        ? usedBy(money, owedBefore)
        : { ...nothing, owedCents: owedBefore, noLongerChargedCents: 0 },
    };
  });
  const likeness = ({ receipt, agrees }: ProofPayment) =>
    (receipt === looked ? 16 : 0) + (agrees.receipt ? 8 : 0) + (agrees.amount ? 2 : 0) + (agrees.day ? 1 : 0);
  return {
    owedCents: owedBefore,
    payments: payments.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, mostFound),
    looked: looked === null ? null : await whereIs(tx, looked, payments),
  };

  /** The loan as the ledger will have it: a payment never counts before the last extension. */
  function usedBy({ receipt, cents, paidOn }: Money, before: number): ProofPayment['used'] {
    const { start, payments: booked } = state!;
    const extended = booked.findLast(({ rollover }) => rollover)?.day ?? start.disbursedOn;
    const added: BookedPayment = { key: receiptKey(receipt), cents, day: later(paidOn, extended) };
    const { account, allocations } = loanHistory(start, [...booked, added]);
    const owed = owedCents(accountThrough(account, later(today, account.asOf)));
    const used = allocations.get(added.key)!;
    return {
      ...used,
      owedCents: owed,
      noLongerChargedCents: before - owed - (cents - used.overpaidCents),
    };
  }
}

/** Receipts in suspense that nobody has claimed and that are not on their way back. */
async function suspended(tx: Transaction, voucher: VoucherRow, named: readonly string[]): Promise<Money[]> {
  const rows = await tx
    .select({ key: journals.key, day: journals.day, cents: entries.cents })
    .from(journals)
    .innerJoin(entries, and(eq(entries.journalId, journals.id), eq(entries.account, 'suspense')))
    .leftJoin(
      reversals,
      and(eq(sql`${receiptKey('')} || ${reversals.receipt}`, journals.key), ne(reversals.state, 'failed')),
    )
    .where(
      and(
        isNull(journals.orderNo),
        eq(journals.kind, 'receipt'),
        isNull(reversals.receipt),
        or(
          inArray(journals.key, named.map(receiptKey)),
          eq(entries.cents, -voucher.amountCents),
          and(
            gte(journals.day, addDays(voucher.paidOn, -aroundDays)),
            lte(journals.day, addDays(voucher.paidOn, aroundDays)),
          ),
        ),
        sql`not exists (select 1 from ${journals} claimed where claimed.key = ${claimKey('')} || substr(${journals.key}, ${receiptKey('').length + 1}::int))`,
      ),
    )
    .orderBy(asc(journals.id));
  return rows.map(({ key, day, cents }) => ({
    receipt: key.slice(receiptKey('').length),
    from: 'suspense',
    cents: -cents,
    paidOn: day,
  }));
}

async function ofLoan(
  tx: Transaction,
  { orderNo }: OrderRow,
  dayOfPayment: (paidAt: number) => Day,
): Promise<Money[]> {
  const rows = await tx
    .select()
    .from(repayments)
    .where(and(eq(repayments.orderNo, orderNo), eq(repayments.state, 'paid')))
    .orderBy(asc(repayments.position));
  return rows.flatMap(({ receipt, amountCents, settledAt, createdAt }) =>
    receipt === null
      ? []
      : [{ receipt, from: 'thisLoan', cents: amountCents, paidOn: dayOfPayment(settledAt ?? createdAt) }],
  );
}

async function whereIs(
  tx: Transaction,
  receipt: string,
  payments: readonly ProofPayment[],
): Promise<ProofReview['looked']> {
  if (payments.some((payment) => payment.receipt === receipt)) return 'payment';
  if (await namedBy(tx, receipt)) return 'anotherLoan';
  const [back] = await tx.select().from(reversals).where(eq(reversals.receipt, receipt));
  return back ? 'goingBack' : 'unknown';
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
