import { daysBetween } from '@kopa/contract/calendar';
import type { LoanStatement, RepayDetail, StatementEntry } from '@kopa/contract/entities';
import { explainedCharges, loanHistory, type BookedPayment } from '@kopa/contract/pricing';
import { price, size, today } from './orders.ts';

/** The statement of a loan that runs, from the same figures as its detail. */
export function statementOf(detail: RepayDetail): LoanStatement {
  const { terms, disbursedOn, booked, standing } = detail;
  const start = { size, terms, disbursedOn };
  const payments: BookedPayment[] = booked.map((payment, index) => ({
    ...payment,
    key: `TKL4X7Q2M${index}`,
  }));
  const { allocations } = loanHistory(start, payments);
  const charges = explainedCharges(start, payments, today).map(({ day, kind, cents, basis }): Unsummed => ({
    day,
    // The nightly job records the day.
    bookedOn: daysBetween(day, today) > 0 ? day : null,
    kind,
    cents,
    receipt: null,
    reason: { rule: kind, ...basis },
  }));
  const paid = payments.map(({ day, cents, key }): Unsummed => ({
    day,
    bookedOn: day,
    kind: 'payment',
    cents: -cents,
    receipt: key,
    reason: { rule: 'paid', extensionCents: 0, ...allocations.get(key)! },
  }));
  const later = [...charges, ...paid].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  let balanceCents = 0;
  return {
    orderNo: detail.order.orderNo,
    today,
    disbursedOn,
    dueOn: detail.dueOn,
    ...size,
    terms,
    lines: [sent(disbursedOn), ...later].map((line) => ({
      ...line,
      balanceCents: (balanceCents += line.cents),
    })),
    principalOwedCents: detail.principalOwedCents,
    interestOwedCents: detail.interestOwedCents,
    penaltyOwedCents: detail.penaltyOwedCents,
    owedCents: detail.owedCents,
    standing,
  };
}

type Unsummed = Omit<StatementEntry, 'balanceCents'>;

const sent = (day: string): Unsummed => ({
  day,
  bookedOn: day,
  kind: 'disbursement',
  cents: size.principalCents,
  receipt: 'TKA1B2C3D4',
  reason: {
    rule: 'disbursed',
    sentCents: price.disbursedCents,
    feeCents: price.feeCents,
    taxCents: price.taxCents,
  },
});
