import { addDays, daysBetween, type Day } from '@kopa/contract/calendar';
import type { KeyFacts, Order, Payment, RepayDetail } from '@kopa/contract/entities';
import type { OrderStepName } from '@kopa/contract/order-steps';
import { kenya } from '@kopa/contract/policy';
import {
  arrearsOf,
  chargeThrough,
  mostOwedCents,
  openLoan,
  owedCents,
  pay,
  payoffCents,
} from '@kopa/contract/pricing';
import { minutesAgo, storyNow } from '../phone/clock.ts';
import { orderAt, orderNo, price, size, today } from './orders.ts';

/**
 * The days on which the loans of the stories were sent: 45 days ago, and so long ago that they are 7 days
 * late.
 */
export const disbursed = {
  inTime: addDays(today, -45),
  late: addDays(today, -(size.tenureDays + 7)),
} as const;

/** A payment that was booked on a day. */
interface Booked {
  day: Day;
  cents: number;
}

/** A pending prompt, or its outcome. */
export function paymentOf(status: Payment['status'], change: Partial<Payment> = {}): Payment {
  return {
    payOrderId: 'P-1',
    amountCents: 300_000,
    status,
    receipt: status === 'paid' ? 'TKL4X7Q2MZ' : null,
    failure: status === 'failed' ? 'cancelled' : null,
    createTime: minutesAgo(1),
    ...change,
  };
}

/** A loan that runs: the account is recomputed from its day and its payments, as the lender's ledger does. */
export function repayDetailOf(
  disbursedOn: Day,
  {
    booked = [],
    payments = [],
    step,
  }: { booked?: Booked[]; payments?: Payment[]; step?: OrderStepName } = {},
): RepayDetail {
  const opened = openLoan(size, kenya.pricing, disbursedOn);
  const charges = [...opened.charges];
  let { account } = opened;
  for (const { day, cents } of booked) {
    const paid = pay(account, day, cents);
    charges.push(...paid.charges);
    account = paid.account;
  }
  const now = chargeThrough(account, today);
  charges.push(...now.charges);
  ({ account } = now);
  const owed = owedCents(account);
  const late = owed > 0 ? Math.max(0, daysBetween(account.dueOn, today)) : 0;
  const order = orderAt(step ?? (late > 0 ? 'overdued' : 'repaying'), {
    disbursedOn,
    dueDate: account.dueOn,
    overdueDays: late,
    repayAmount: owed,
    dueAmount: today < account.dueOn ? payoffCents(account, account.dueOn) : owed,
    interest: account.interestChargedCents,
    penaltyAmount: account.penaltyOwedCents,
    maximumAmount: mostOwedCents(account),
    repaidAmount: account.paidCents,
    closedAt: step === 'finish' ? storyNow : null,
    payout: { bankName: 'MPESA', maskedNumber: '••• ••• 678', name: 'M-Pesa' },
  });
  return {
    order,
    today,
    disbursedOn,
    dueOn: account.dueOn,
    terms: kenya.pricing,
    principalOwedCents: account.principalOwedCents,
    interestOwedCents: account.interestOwedCents,
    penaltyOwedCents: account.penaltyOwedCents,
    owedCents: owed,
    paidCents: account.paidCents,
    minimumCents: Math.min(kenya.repay.minimumCents, owed),
    booked,
    lines: [
      { day: disbursedOn, kind: 'principal', cents: size.principalCents, receipt: null },
      ...charges.map((charge) => ({ ...charge, receipt: null })),
      ...booked.map(({ day, cents }, index) => ({
        day,
        kind: 'payment' as const,
        cents: -cents,
        receipt: `TKL4X7Q2M${index}`,
      })),
    ],
    payments,
    standing: {
      daysLate: late,
      arrears: arrearsOf(late),
      settlement: {
        day: today,
        totalCents: owed,
        savedCents: today < account.dueOn ? payoffCents(account, account.dueOn) - owed : 0,
      },
      overpaidCents: 0,
      refunds: [],
    },
    serverTime: storyNow,
  };
}

/** Home's data of a running loan besides the order. */
export function todaysFigures(detail: RepayDetail) {
  const { account } = openLoan(size, detail.terms, detail.disbursedOn);
  const saved = today < detail.dueOn ? payoffCents(account, detail.dueOn) - detail.owedCents : 0;
  return { savedIfPaidTodayCents: saved, payoffTodayCents: detail.owedCents };
}

/** The key facts of the offer. */
export const facts: KeyFacts = {
  orderNo,
  principalCents: price.principalCents,
  tenureDays: price.tenureDays,
  feeCents: price.feeCents,
  taxCents: price.taxCents,
  disbursedCents: price.disbursedCents,
  interestCents: price.interestCents,
  dueCents: price.dueCents,
  totalCostCents: price.totalCostCents,
  aprBps: price.aprBps,
  effectiveRateBps: price.effectiveRateBps,
  penaltyPerDayCents: price.penaltyPerDayCents,
  dueOn: addDays(today, size.tenureDays),
  terms: kenya.pricing,
  payout: { bankName: 'MPESA', maskedNumber: '••• ••• 678', name: 'M-Pesa' },
  agreementVersion: '3f0c5a9d1e27',
  fingerprint: 'a'.repeat(64),
};

const paidOff: Partial<Order> = {
  loanAmount: 500_000,
  createTime: Date.UTC(2026, 2, 3, 9),
  closedAt: Date.UTC(2026, 4, 30, 9),
  disbursedOn: '2026-03-03',
  dueDate: '2026-06-02',
};

/** Earlier loans and applications, newest first: paid back, not approved, cancelled. */
export const earlier: Order[] = [
  orderAt('finish', { ...paidOff, orderNo: 'KE20260303001' }),
  orderAt('reject', {
    orderNo: 'KE20251110001',
    loanAmount: 4_000_000,
    createTime: Date.UTC(2025, 10, 10, 9),
    decidedAt: Date.UTC(2025, 10, 10, 10),
    closedAt: Date.UTC(2025, 10, 10, 10),
  }),
  orderAt('cancel', {
    orderNo: 'KE20250801001',
    loanAmount: 200_000,
    createTime: Date.UTC(2025, 7, 1, 9),
    closedAt: Date.UTC(2025, 7, 1, 11),
  }),
];
