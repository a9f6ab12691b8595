import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { asTexts, fromTexts, type PendingPayment } from './pending-payment.ts';

/** The name of the draft. */
const section = 'payment';

/** A change of the pending payment, based on its state at the time of the change. */
export type Ask = (
  change: PendingPayment | null | ((now: PendingPayment | null) => PendingPayment | null),
) => void;

/**
 * The pending payment of an order, stored on the phone until its result has been shown: a payment that ends
 * while the page is closed is not missed.
 */
export function usePendingPayment(orderNo: string | null): {
  pending: PendingPayment | null;
  ask: Ask;
  /** The result is visible: the next visit does not repeat the result. */
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
