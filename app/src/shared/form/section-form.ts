import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft, type Draft } from '../draft/draft.ts';
import type { CallError } from '../lender/call-error.ts';

type Texts = Record<string, string>;

/**
 * A section of the application as a form: uncontrolled inputs, the contract's schema, a draft kept at every edit, errors
 * gathered for the summary on submit. A key press renders nothing.
 *
 * `saved` is what the lender has; a draft on this phone goes before it.
 */
export function useSectionForm<Values extends Texts>({
  orderNo,
  section,
  empty,
  saved,
  schema,
}: {
  orderNo: string;
  section: string;
  empty: Values;
  saved: Texts | null;
  schema: Parameters<typeof standardSchemaResolver>[0];
}) {
  const [start] = useState(() => {
    const draft = readDraft(orderNo, section);
    return { draft, values: pick(empty, { ...saved, ...draft.values }) };
  });
  const draft = useRef<Draft>(start.draft);
  const form = useForm<Values>({
    defaultValues: start.values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema) as never,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        draft.current = {
          values: values as Texts,
          lastField: name ?? draft.current.lastField,
        };
        writeDraft(orderNo, section, draft.current);
      },
    });
  }, [form, orderNo, section]);

  return {
    form,
    /** How often a submit found errors: the summary shows and takes the focus after each. */
    attempts,
    /** Where the borrower stopped, after the page was killed. */
    lastField: start.draft.lastField,
    restored: Object.keys(start.draft.values).length > 0,
    submit: (send: (values: Values) => void) =>
      form.handleSubmit(
        (values) => send(values as unknown as Values),
        () => setAttempts((count) => count + 1),
      ),
    /** Shows the lender's own findings like ours. */
    showFailure: (error: CallError) => {
      const fields = Object.entries(error.fields).filter(([field]) => field in empty);
      for (const [field, message] of fields) form.setError(field as never, { message });
      if (fields.length > 0) setAttempts((count) => count + 1);
      return fields.length > 0;
    },
    done: () => clearDraft(orderNo, section),
  };
}

/** The messages of a form by field, in the order of its rows. */
export function messagesOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly string[],
): { field: string; key: string }[] {
  return order.flatMap((field) => {
    const key = (errors as Record<string, { message?: unknown } | undefined>)[field]?.message;
    return typeof key === 'string' ? [{ field, key }] : [];
  });
}

function pick<Values extends Texts>(empty: Values, given: Texts): Values {
  return Object.fromEntries(
    Object.entries(empty).map(([field, fallback]) => [field, given[field] ?? fallback]),
  ) as Values;
}
