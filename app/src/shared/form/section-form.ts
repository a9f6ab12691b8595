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
    // An error goes as soon as the row is right. Not on blur: a row that shrinks under the finger swallows the tap that left it.
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [found, setFound] = useState<Found>({ attempt: 0, messages: [] });
  const report = (errors: FieldErrors<FieldValues>) =>
    setFound(({ attempt }) => ({
      attempt: attempt + 1, // A row that does not show yet is asked for when it does.
      messages: messagesOf(errors, Object.keys(empty)).filter(({ field }) => document.getElementById(field)),
    }));

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
    /** What the last submit found: the summary keeps it until the next one, so that nothing moves while it is mended. */
    found,
    /** Where the borrower stopped, after the page was killed. */
    lastField: start.draft.lastField,
    restored: Object.keys(start.draft.values).length > 0,
    submit: (send: (values: Values) => void) =>
      form.handleSubmit(
        (values) => send(values as unknown as Values),
        (errors) => report(errors),
      ),
    /** Shows the lender's own findings like ours. */
    showFailure: (error: CallError) => {
      const fields = Object.entries(error.fields).filter(([field]) => field in empty);
      for (const [field, message] of fields) form.setError(field as never, { message });
      if (fields.length > 0)
        report(Object.fromEntries(fields.map(([field, message]) => [field, { type: 'lender', message }])));
      return fields.length > 0;
    },
    done: () => clearDraft(orderNo, section),
  };
}

/** What a submit found, by field in the order of the rows; `attempt` counts the submits that found something. */
export interface Found {
  attempt: number;
  messages: readonly { field: string; key: string }[];
}

function messagesOf(
  errors: FieldErrors<FieldValues>,
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
