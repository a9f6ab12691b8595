import type { Extension, NoExtension, Payment } from '@kopa/contract/entities';

/** The lender's answers about an extension, queried together. */
export interface Told {
  /** Today's price, or the pending extension; `null` for none. */
  offer: Extension | null;
  /** The reason for none. */
  none: NoExtension | null;
  /** The last confirmed extension, or `over` after its day without payment. */
  asked: { extension: Extension; payment: Payment | null } | 'over' | null;
}

/** This phone's record of a confirmed extension. */
export interface Kept {
  payOrderId: string | null;
  /** Whether by a prompt or a manual payment. */
  by: 'prompt' | 'hand';
  /** A payment whose result the borrower has seen. */
  seen: string | null;
}

/** The stage of an extension (S2-84), which decides the screen's content. */
export type Stage =
  | { kind: 'none'; none: NoExtension }
  /** `changed`: the reason for a price other than the confirmed one. */
  | { kind: 'offer'; extension: Extension; changed: 'dayOver' | 'price' | null }
  | { kind: 'byHand'; extension: Extension }
  | { kind: 'onPhone'; extension: Extension; payment: Payment }
  | { kind: 'failed'; extension: Extension; payment: Payment }
  | { kind: 'extended'; extension: Extension; payment: Payment | null }
  /** The payment arrived after a change of the loan, and was used as a repayment. */
  | { kind: 'repayment'; extension: Extension; payment: Payment };

/** The stage by the lender's answers; `null` for contradictory answers, which the next query resolves. */
export function stageOf({ offer, none, asked }: Told, kept: Kept): Stage | null {
  if (asked && asked !== 'over') {
    const { extension, payment } = asked;
    if (extension.state === 'extended') return { kind: 'extended', extension, payment };
    if (payment && (payment.status === 'pending' || payment.status === 'unknown'))
      return { kind: 'onPhone', extension, payment };
    if (payment && payment.payOrderId !== kept.seen)
      return { kind: payment.status === 'paid' ? 'repayment' : 'failed', extension, payment };
  }
  if (!offer) return none && { kind: 'none', none };
  const isKept = offer.payOrderId !== null && offer.payOrderId === kept.payOrderId;
  if (isKept && kept.by === 'hand') return { kind: 'byHand', extension: offer };
  if (asked === 'over') return { kind: 'offer', extension: offer, changed: 'dayOver' };
  const isStale = asked !== null && kept.payOrderId !== null && !isKept;
  return { kind: 'offer', extension: offer, changed: isStale ? 'price' : null };
}

/** Whether an external action is awaited: on a phone, at a bank. */
export function isAwaited(stage: Stage | null): boolean {
  return stage?.kind === 'onPhone' || stage?.kind === 'byHand';
}
