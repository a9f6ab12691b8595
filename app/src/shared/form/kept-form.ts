import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useContractForm, type ContractSchema } from './contract-form.tsx';
import { startValues, type Repair } from './start-values.ts';
import { useResume } from './use-resume.ts';
import { useSectionDraft } from './use-section-draft.ts';

type Texts = Record<string, string>;

/** The inputs of a form with a draft. */
export interface KeptFormOptions<Values extends Texts> {
  /** The draft's owner: an order, or feedback. */
  orderNo: string;
  /** The name of the draft. */
  section: string;
  /** All fields in row order, with initial values. */
  empty: Values;
  /** The lender's record, with its time of saving. */
  saved: Readonly<Texts> | null;
  savedAt: number | null;
  schema: ContractSchema;
  /** Clears outdated values from the record. */
  repair?: Repair | undefined;
}

/** A contract's form with a draft on this phone. */
export interface KeptForm<Values extends Texts> {
  form: UseFormReturn<Values>;
  /** Whether this phone stores drafts. */
  keeps: boolean;
  /** The time of the draft with which the form opened, by this phone's clock; `null` without one. */
  restored: number | null;
  /** Validates the form, and passes on valid values. */
  submit: (send: (values: Values) => void) => () => Promise<void>;
  /** The lender has the sent values; values typed during the sending stay a draft. */
  done: () => void;
  /** Discards the draft. */
  forget: () => void;
}

/**
 * A form with the contract's schema: starts with the lender's record under the draft, both repaired, and
 * stores the draft at each edit from outside: a key press renders nothing. The last edited row scrolls into
 * view.
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
    restored: Object.keys(start.draft.values).length > 0 ? start.draft.editedAt : null,
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

/** Values in a schema's output form, which is the lender's; `null` for invalid values. */
export function asKept(schema: ContractSchema, values: Texts): Texts | null {
  const { success, data } = schema.safeParse(values);
  return success ? (data as Texts) : null;
}
