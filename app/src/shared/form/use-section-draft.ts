import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, writeDraft, type Draft } from '../draft/draft.ts';
import { lenderNow } from '../session/calendar.ts';
import { fieldOf } from './field-of.ts';

/**
 * Stores a form's draft at each edit, so that a killed page loses nothing, and the row last entered or
 * opened. Renders only when this phone refuses to store.
 */
export function useSectionDraft<Values extends Record<string, string>>({
  form,
  orderNo,
  section,
  fields,
  start,
}: {
  form: UseFormReturn<Values>;
  orderNo: string;
  section: string;
  fields: readonly string[];
  /** The initial draft. */
  start: Draft;
}) {
  const draft = useRef(start);
  const edits = useRef(0);
  const over = useRef(false);
  const takes = useRef(true);
  const [keeps, setKeeps] = useState(true);

  useEffect(() => {
    const names: ReadonlySet<string> = new Set(fields);
    const keep = (change: Partial<Draft>) => {
      draft.current = { ...draft.current, ...change };
      if (over.current || writeDraft(orderNo, section, draft.current) === takes.current) return;
      takes.current = !takes.current;
      setKeeps(takes.current);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return;
        edits.current += 1;
        const texts = values as Record<string, string>;
        const { values: known, lastField } = draft.current;
        const { [name]: _, ...others } = known;
        const kept = isSecret(name, texts) ? others : { ...known, [name]: texts[name] ?? '' };
        // The row itself, not other rows that it cleared or filled.
        const row = lastField ?? name;
        keep({ values: kept, lastField: row, editedAt: lenderNow() });
      },
    });
    // Safari does not focus tapped buttons.
    const entered = ({ target }: Event) => {
      const field = fieldOf(target, names);
      const { lastField, editedAt } = draft.current;
      // With a time, otherwise the draft would count as damaged at the next start.
      if (field !== null && field !== lastField)
        keep({ lastField: field, editedAt: editedAt ?? lenderNow() });
    };
    document.addEventListener('focusin', entered);
    document.addEventListener('click', entered);
    return () => {
      stop();
      document.removeEventListener('focusin', entered);
      document.removeEventListener('click', entered);
    };
    // The fields are constants of their screen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, orderNo, section]);

  return {
    /** Whether this phone stores drafts. */
    keeps,
    /** The number of edits, to detect typing during the sending. */
    edits: useCallback(() => edits.current, []),
    /** Sent: the lender's values need no draft. */
    end: useCallback(() => {
      over.current = true;
      clearDraft(orderNo, section);
    }, [orderNo, section]),
  };
}

/** Never stored on a phone: a card's number and security code, and SMS codes. */
function isSecret(field: string, { cardType }: Record<string, string>): boolean {
  const ofCard = cardType === 'debitCard' && field.startsWith('accountNumber');
  return ofCard || field === 'cvc' || field === 'mobileOtp';
}
