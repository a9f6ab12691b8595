/** Where money came from: the phone whose prompt was paid, or null if the payer is unknown. */
export type Source = string | null;

/** A part of a payment that its loan did not need. */
export interface OverpaidPart {
  source: Source;
  cents: number;
}

/** A refund that was requested before. `paidFrom`: its destination, null for the borrower's own account. */
export interface EarlierRefund {
  paidFrom: Source;
  amountCents: number;
  state: 'held' | 'requested' | 'accepted' | 'paid' | 'failed';
  failure: string | null;
}

/** The failure of a refund that a person has refused: its money is not offered again. */
export const refusedByPerson = 'refusedByPerson';

/** The failure of a refund whose overpayment a taken-back payment has undone. */
export const paymentTakenBack = 'paymentTakenBack';

/** Whether the money of a refund has left, is on its way, or is not to leave. */
export function isReserved({ state, failure }: EarlierRefund): boolean {
  return state !== 'failed' || failure === refusedByPerson;
}

/** Whether the destination of a refund could not be paid. */
export function couldNotBePaid({ state, failure }: EarlierRefund): boolean {
  return state === 'failed' && failure !== refusedByPerson && failure !== paymentTakenBack;
}

/**
 * The cents that are still owed to each destination. Money goes back to the phone that paid that money; to
 * the borrower's own account (null) if the payer is unknown, the phone cannot be paid, or a refund to the
 * phone failed. A phone never gets more than its own overpaid parts.
 */
export function dueBack(
  parts: readonly OverpaidPart[],
  refunds: readonly EarlierRefund[],
  paysPhones: boolean,
): Map<Source, number> {
  const due = new Map<Source, number>();
  const add = (to: Source, cents: number) => due.set(to, (due.get(to) ?? 0) + cents);
  for (const { source, cents } of parts) add(source, cents);
  for (const refund of refunds) if (isReserved(refund)) add(refund.paidFrom, -refund.amountCents);
  const failed = new Set(refunds.filter(couldNotBePaid).map(({ paidFrom }) => paidFrom));
  for (const [source, cents] of due)
    if (source !== null && (!paysPhones || failed.has(source))) {
      due.delete(source);
      add(null, cents);
    }
  return due;
}
