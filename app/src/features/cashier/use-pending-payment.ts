import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { asTexts, fromTexts, type PendingPayment } from './pending-payment.ts';

/** Names the draft of what is being paid with. */
const section = 'payment';

/** A change of what was asked for, from what it is when the change is made. */
export type Ask = (
  change: PendingPayment | null | ((now: PendingPayment | null) => PendingPayment | null),
) => void;

/**
 * What the borrower is paying an order with, kept on the phone until its result has been shown: a payment whose end comes while
 * the page is closed is not missed.
 */
export function usePendingPayment(orderNo: string | null): {
  pending: PendingPayment | null;
  ask: Ask;
  /** Its result is in view: the next time the page opens, it is no news. */
  seen: () => void;
} {
  const [pending, setPending] = useState<PendingPayment | null>(null);
  const [readFor, setReadFor] = useState<string | null>(null);
  const latest = useRef<PendingPayment | null>(null);
  if (orderNo !== null && orderNo !== readFor) {
    setReadFor(orderNo);
    setPending(fromTexts(readDraft(orderNo, section).values));
  }
  useEffect(() => {
    latest.current = pending;
  }, [pending]);
  return {
    pending,
    ask: (change) => {
      const next = typeof change === 'function' ? change(latest.current) : change;
      latest.current = next;
      setPending(next);
      if (orderNo === null) return;
      if (next) writeDraft(orderNo, section, { values: asTexts(next), lastField: null });
      else clearDraft(orderNo, section);
    },
    seen: () => {
      if (orderNo !== null) clearDraft(orderNo, section);
    },
  };
}
