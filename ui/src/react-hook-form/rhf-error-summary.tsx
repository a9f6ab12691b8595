'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import {
  useFormContext,
  useFormState,
  type Control,
  type FieldError,
  type FieldValues,
} from 'react-hook-form';
import { ErrorSummary } from '../fields/error-summary/index.js';
import { complain } from '../foundations/complain/index.js';
import type { FormControl } from './binding.js';
import { useMessageWords } from './rhf-messages.js';
import { errorAt, reportsOf, rowsInPageOrder, subscribeToReports, type RowOfForm } from './rows-of-form.js';

export interface RhfErrorSummaryProps<Values extends FieldValues> {
  /** Of `useForm`. Left out: that of the nearest `FormProvider`. */
  control?: FormControl<Values> | undefined;
  /** Default: "Please fix 3 answers". */
  heading?: string | undefined;
}

/**
 * What the last submit found, one link an error, in the order of the bound rows on the page and with their labels. It takes
 * the focus after each submit that found something, and stays as it is until the next one, so that nothing moves while it
 * is mended. Renders an ErrorSummary. Give `useForm` `shouldFocusError: false`, or the focus visits the first row before.
 */
export function RhfErrorSummary<Values extends FieldValues = FieldValues>({
  control: given,
  heading,
}: RhfErrorSummaryProps<Values>) {
  const above = useFormContext() as ReturnType<typeof useFormContext> | null;
  const control = (given ?? above?.control) as Control | undefined;
  if (control) return <Summary control={control} heading={heading} />;
  complain(
    'RhfErrorSummary',
    'it has no control and no FormProvider above it, so it knows no errors. Pass control={form.control}, or put it into <FormProvider {...form}>.',
  );
  return null;
}

interface Found {
  attempt: number;
  errors: { name: string; row: RowOfForm; error: FieldError }[];
}

function Summary({ control, heading }: { control: Control; heading: string | undefined }) {
  const words = useMessageWords();
  const { submitCount } = useFormState({ control });
  const reports = useSyncExternalStore(
    (changed) => subscribeToReports(control, changed),
    () => reportsOf(control),
    () => 0,
  );
  const [found, setFound] = useState<Found>({ attempt: 0, errors: [] });

  useEffect(() => {
    const attempt = submitCount + reports;
    const gather = () =>
      rowsInPageOrder(control).flatMap(([name, row]) => {
        const error = errorAt(control._formState.errors, name);
        return error ? [{ name, row, error }] : [];
      });
    // Later than react-hook-form, which focuses the first wrong row in a timer of its own; and at once, so that the rows,
    // which wait as long before they are read out, find the focus here.
    const timer = setTimeout(() =>
      flushSync(() => setFound({ attempt, errors: attempt === 0 ? [] : gather() })),
    );
    return () => clearTimeout(timer);
  }, [control, submitCount, reports]);

  return (
    <ErrorSummary
      attempt={found.attempt}
      heading={heading}
      errors={found.errors.map(({ name, row, error }) => ({
        fieldId: row.id,
        label: row.label,
        message: words(error, { name, label: row.label }),
      }))}
    />
  );
}
