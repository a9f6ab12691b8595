import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useContractForm, type ContractSchema } from './contract-form.tsx';
import { startValues, type Repair } from './start-values.ts';
import { useResume } from './use-resume.ts';
import { useSectionDraft } from './use-section-draft.ts';

type Texts = Record<string, string>;

/** What a form with a draft is made of. */
export interface KeptFormOptions<Values extends Texts> {
  /** What the form belongs to: an order, or feedback. */
  orderNo: string;
  /** Names the draft. */
  section: string;
  /** Every field in the order of its rows, with what it starts with. */
  empty: Values;
  /** What the lender has, and when it was saved. */
  saved: Readonly<Texts> | null;
  savedAt: number | null;
  schema: ContractSchema;
  /** Clears what does not fit any more from what was saved. */
  repair?: Repair | undefined;
}

/** A form of the contract that is kept on this phone. */
export interface KeptForm<Values extends Texts> {
  form: UseFormReturn<Values>;
  /** Whether this phone keeps what is typed. */
  keeps: boolean;
  /** Whether the form was opened with what was typed before. */
  restored: boolean;
  /** Checks the form, and gives on what it holds when all is right. */
  submit: (send: (values: Values) => void) => () => Promise<void>;
  /** The lender has what was sent; what was typed while it was on its way stays as a draft. */
  done: () => void;
  /** What was typed is not wanted any more. */
  forget: () => void;
}

/**
 * A form of the contract's schema, opened with the lender's record under the draft, both repaired, and with a draft that is
 * written at every edit from outside of it: a key press renders nothing. The row at which the borrower stopped comes into view.
 */
export function useKeptForm<Values extends Texts>(options: KeptFormOptions<Values>): KeptForm<Values> {
  const { orderNo, section, empty, schema } = options;
  const [start] = useState(() => startValues(options));
  const form = useContractForm<Values>(schema, start.values);
  const { keeps, edits, end } = useSectionDraft({
    form,
    orderNo,
    section,
    fields: Object.keys(empty),
    start: start.draft,
  });
  useResume(start.draft.lastField);
  const sent = useRef(0);
  return {
    form,
    keeps,
    restored: Object.keys(start.draft.values).length > 0,
    submit: (send) =>
      form.handleSubmit((values) => {
        sent.current = edits();
        send(values as unknown as Values);
      }),
    done: () => {
      if (edits() === sent.current) end();
    },
    forget: end,
  };
}

/** Values as a schema gives them out, which is how the lender keeps them; `null` for those that it refuses. */
export function asKept(schema: ContractSchema, values: Texts): Texts | null {
  const { success, data } = schema.safeParse(values);
  return success ? (data as Texts) : null;
}
