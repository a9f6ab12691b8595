import { addDays, daysBetween, type Day } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { quote } from '@kopa/contract/pricing';
import { dayOf } from '../../shared/session/calendar.ts';

/** The end of a loan. */
export interface Closing {
  day: Day;
  /** Days before the due day; negative for a late loan. */
  early: number;
  /** Integer cents less than agreed for the due day; 0 for a late or extended loan. */
  savedCents: number;
}

/** The end of a loan without a balance; null while the lender states no day. */
export function closingOf(detail: RepayDetail): Closing | null {
  const { order, dueOn, disbursedOn, terms, paidCents } = detail;
  if (order.closedAt === null) return null;
  const day = dayOf(order.closedAt);
  const early = daysBetween(day, dueOn);
  // An extension changes what was agreed.
  const isAsAgreed = dueOn === addDays(disbursedOn, order.tenure);
  const agreed = quote({ principalCents: order.loanAmount, tenureDays: order.tenure }, terms).dueCents;
  const saved = isAsAgreed && early > 0 ? agreed - paidCents : 0;
  return { day, early, savedCents: Math.max(0, saved) };
}
