import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, writeDraft, type Draft } from '../draft/draft.ts';
import { fieldOf } from './field-of.ts';

/**
 * Keeps a form's draft at every edit, so that there is nothing left to write when the page is killed, and the row that was
 * entered or whose sheet was opened last. Nothing renders, except when this phone turns out to keep nothing.
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
  /** The draft that the form was opened with. */
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
        // The row, not what it cleared or filled in elsewhere.
        const row = lastField ?? name;
        keep({ values: kept, lastField: row, editedAt: Date.now() });
      },
    });
    // Safari focuses no button that is tapped.
    const entered = ({ target }: Event) => {
      const field = fieldOf(target, names);
      const { lastField, editedAt } = draft.current;
      // With a time, or it would count as spoilt when the app starts again.
      if (field !== null && field !== lastField) keep({ lastField: field, editedAt: editedAt ?? Date.now() });
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
    /** Whether this phone keeps what is typed. */
    keeps,
    /** How many edits there were, to tell whether something was typed while the section was on its way. */
    edits: useCallback(() => edits.current, []),
    /** The section was sent: what the lender has needs no draft. */
    end: useCallback(() => {
      over.current = true;
      clearDraft(orderNo, section);
    }, [orderNo, section]),
  };
}

/** What is never written to a phone: a card's number and security code, and a code that came by SMS. */
function isSecret(field: string, { cardType }: Record<string, string>): boolean {
  const ofCard = cardType === 'debitCard' && field.startsWith('accountNumber');
  return ofCard || field === 'cvc' || field === 'mobileOtp';
}
