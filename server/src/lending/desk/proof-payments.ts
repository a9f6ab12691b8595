import { accountThrough, addDays, dayOf, owedCents, type Day } from '@kopa/contract';
import type { ProofPayment, ProofReview } from '@kopa/contract/desk/proof-entities';
import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm';
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
import { receiptKeys } from '../ledger/book-receipt.ts';
import { loanState } from '../ledger/loan-state.ts';
import { namedBy } from '../repayment/find-repayment.ts';
import { ifBooked } from './if-booked.ts';
import type { AtWork } from './promises.ts';
import { suspendedReceipts } from './suspended-receipts.ts';

/** A proof with the receipt that was typed for it, opened. */
type OpenVoucher = Omit<VoucherRow, 'typedReceipt'> & { typedReceipt: string | null };
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
  voucher: OpenVoucher,
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
        ? ifBooked(state, money, today)
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
}

/** Receipts in suspense that the proof may name. */
async function suspended(tx: Transaction, voucher: OpenVoucher, named: readonly string[]): Promise<Money[]> {
  const rows = await suspendedReceipts(
    tx,
    or(
      inArray(journals.key, named.flatMap(receiptKeys)),
      eq(entries.cents, -voucher.amountCents),
      and(
        gte(journals.day, addDays(voucher.paidOn, -aroundDays)),
        lte(journals.day, addDays(voucher.paidOn, aroundDays)),
      ),
    ),
  );
  return rows.map(({ receipt, cents, paidOn }) => ({ receipt, cents, paidOn, from: 'suspense' }));
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
