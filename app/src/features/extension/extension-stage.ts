import type { Extension, NoExtension, Payment } from '@kopa/contract/entities';

/** What the lender says of extending a loan, all asked at one time. */
export interface Told {
  /** The price of today, or the extension that is waited for; `null` when there is none. */
  offer: Extension | null;
  /** Why there is none. */
  none: NoExtension | null;
  /** The extension that was confirmed last, or `over` when its day has passed unpaid. */
  asked: { extension: Extension; payment: Payment | null } | 'over' | null;
}

/** What this phone remembers of an extension that was confirmed on it. */
export interface Kept {
  payOrderId: string | null;
  /** Whether a phone was asked for the PIN, or the borrower pays by hand. */
  by: 'prompt' | 'hand';
  /** A payment whose end the borrower has read. */
  seen: string | null;
}

/** Where a borrower stands with an extension (S2-84): what the screen shows. */
export type Stage =
  | { kind: 'none'; none: NoExtension }
  /** `changed`: why the price is not the one that was confirmed before. */
  | { kind: 'offer'; extension: Extension; changed: 'dayOver' | 'price' | null }
  | { kind: 'byHand'; extension: Extension }
  | { kind: 'onPhone'; extension: Extension; payment: Payment }
  | { kind: 'failed'; extension: Extension; payment: Payment }
  | { kind: 'extended'; extension: Extension; payment: Payment | null }
  /** The money came when the loan was not any more what was priced: it was used as a repayment. */
  | { kind: 'repayment'; extension: Extension; payment: Payment };

/** The stage that follows from what the lender says; `null` when it contradicts itself, which the next answer mends. */
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

/** Whether something is waited for that happens elsewhere: on a phone, at a bank. */
export function isAwaited(stage: Stage | null): boolean {
  return stage?.kind === 'onPhone' || stage?.kind === 'byHand';
}
