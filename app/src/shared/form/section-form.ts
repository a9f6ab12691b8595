import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { CallError } from '../lender/call-error.ts';
import type { SectionName } from './field-events.ts';
import { startValues, type Repair } from './start-values.ts';
import { useFieldEvents } from './use-field-events.ts';
import { useSectionDraft } from './use-section-draft.ts';

type Texts = Record<string, string>;
export type SectionSchema = Parameters<typeof standardSchemaResolver>[0];

/** What a section's form is made of. */
export interface SectionFormOptions<Values extends Texts> {
  orderNo: string;
  /** Names the draft, the events and the command. */
  section: SectionName;
  /** Every field in the order of its rows, with what it starts with. */
  empty: Values;
  /** What the lender has, and when it was saved. */
  saved: Readonly<Texts> | null;
  savedAt: number | null;
  schema: SectionSchema;
  /** Clears what does not fit any more from what was saved. */
  repair?: Repair | undefined;
}

/**
 * A section of the application, or feedback, as a form: uncontrolled inputs, the contract's schema, a draft kept at every edit, an event for
 * every finished one, errors gathered for the summary on submit. A key press renders nothing.
 */
export function useSectionForm<Values extends Texts>(
  options: Omit<SectionFormOptions<Values>, 'section'> & { section: SectionName | 'feedback' },
) {
  const { orderNo, section, empty, schema } = options;
  const fields = Object.keys(empty);
  const [start] = useState(() => startValues(options));
  const form = useForm<Values>({
    defaultValues: start.values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema) as never,
    mode: 'onSubmit',
    // An error goes as soon as the row is right. Not on blur: a row that shrinks under the finger swallows the tap that left it.
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [found, setFound] = useState<Found>({ attempt: 0, messages: [], unseen: [] });
  const draft = useSectionDraft({ form, orderNo, section, fields, start: start.draft });
  useFieldEvents(form, section === 'feedback' ? null : section);
  const sent = useRef(0);

  const report = (messages: readonly Message[], byLender: boolean) =>
    setFound(({ attempt }) => {
      const seen = messages.filter(({ field }) => document.getElementById(field));
      const unseen = messages.filter((message) => !seen.includes(message));
      // A row that does not show yet is asked for when it does; but a refusal is never without its reason.
      return { attempt: attempt + 1, messages: seen, unseen: byLender || seen.length === 0 ? unseen : [] };
    });

  return {
    form,
    /** What the last submit found: the summary keeps it until the next one, so that nothing moves while it is mended. */
    found,
    /** Where the borrower stopped, after the page was killed. */
    lastField: start.draft.lastField,
    /** Whether this phone keeps what is typed. */
    keeps: draft.keeps,
    /** Whether the form was opened with what was typed before. */
    restored: Object.keys(start.draft.values).length > 0,
    submit: (send: (values: Values) => void) =>
      form.handleSubmit(
        (values) => {
          sent.current = draft.edits();
          setFound(({ attempt }) => ({ attempt, messages: [], unseen: [] }));
          send(values as unknown as Values);
        },
        (errors) => report(messagesOf(errors, fields), false),
      ),
    /** Shows the lender's own findings like ours; `false` when it found no field wrong. */
    showFailure: (error: CallError) => {
      const messages = Object.entries(error.fields).map(([field, key]) => ({ field, key }));
      for (const { field, key } of messages)
        if (field in empty) form.setError(field as never, { message: key });
      if (messages.length > 0) report(inOrder(messages, fields), true);
      return messages.length > 0;
    },
    /** The lender has the section; what was typed while it was on its way stays as a draft. */
    done: () => {
      if (draft.edits() === sent.current) draft.end();
    },
  };
}

/** Values as a schema gives them out, which is how the lender keeps them; `null` for those that it refuses. */
export function asKept(schema: SectionSchema, values: Texts): Texts | null {
  const result = schema['~standard'].validate(values);
  return 'value' in result ? (result.value as Texts) : null;
}

/** One field with the key of what is wrong with it. */
export interface Message {
  field: string;
  key: string;
}

/** What a submit found, by field in the order of the rows; `attempt` counts the submits that found something. */
export interface Found {
  attempt: number;
  messages: readonly Message[];
  /** Of fields without a row on the page. */
  unseen: readonly Message[];
}

function messagesOf(errors: FieldErrors<FieldValues>, order: readonly string[]): Message[] {
  return order.flatMap((field) => {
    const key = (errors as Record<string, { message?: unknown } | undefined>)[field]?.message;
    return typeof key === 'string' ? [{ field, key }] : [];
  });
}

/** Fields of the form first, by their rows; then others that the lender knows. */
function inOrder(messages: readonly Message[], order: readonly string[]): Message[] {
  const place = ({ field }: Message) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...messages].sort((a, b) => place(a) - place(b));
}
