import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { asTexts, fromTexts, type Asked } from './asked-payment.ts';

/** Names the draft of what is being paid with. */
const section = 'payment';

/** A change of what was asked for, from what it is when the change is made. */
export type Ask = (change: Asked | null | ((now: Asked | null) => Asked | null)) => void;

/**
 * What the borrower is paying an order with, kept on the phone until its result has been shown: a payment whose end comes while
 * the page is closed is not missed.
 */
export function useAsked(orderNo: string | null): {
  asked: Asked | null;
  ask: Ask;
  /** Its result is in view: the next time the page opens, it is no news. */
  seen: () => void;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [readFor, setReadFor] = useState<string | null>(null);
  const latest = useRef<Asked | null>(null);
  if (orderNo !== null && orderNo !== readFor) {
    setReadFor(orderNo);
    setAsked(fromTexts(readDraft(orderNo, section).values));
  }
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  return {
    asked,
    ask: (change) => {
      const next = typeof change === 'function' ? change(latest.current) : change;
      latest.current = next;
      setAsked(next);
      if (orderNo === null) return;
      if (next) writeDraft(orderNo, section, { values: asTexts(next), lastField: null });
      else clearDraft(orderNo, section);
    },
    seen: () => {
      if (orderNo !== null) clearDraft(orderNo, section);
    },
  };
}
