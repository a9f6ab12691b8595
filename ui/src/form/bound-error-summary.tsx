'use client';
import { useEffect, useState } from 'react';
import { ErrorSummary, type FieldInError } from '../fields/error-summary/index.js';
import { complain } from '../foundations/complain/index.js';
import { useAdapter, type FormAdapter } from './adapter.js';
import { useMessageWords, type Fault } from './form-messages.js';
import { rowsInPageOrder, type RowOfForm } from './rows-of-form.js';

export interface BoundErrorSummaryProps {
  /** Default: "Please fix 3 answers". */
  heading?: string | undefined;
}

/**
 * The errors of the last submit, one link per error, in page order and with the rows' labels. Takes the focus
 * after each submit with errors and stays until the next submit. Renders an ErrorSummary.
 */
export function BoundErrorSummary({ heading }: BoundErrorSummaryProps) {
  const above = useAdapter();
  useEffect(() => above?.enterSummary(), [above]);
  if (above) return <Summary adapter={above.adapter} heading={heading} />;
  complain(
    'BoundErrorSummary',
    'it has no FormBinding above it, so it knows no errors. Put it into <TanStackForm>, <FormDataForm>, or a <FormBinding> with an adapter.',
  );
  return null;
}

interface Found {
  attempt: number;
  errors: readonly { name: string; row: RowOfForm; found: Fault }[];
}

function Summary({ adapter, heading }: { adapter: FormAdapter; heading: string | undefined }) {
  const words = useMessageWords();
  const { attempt, errorOf } = adapter.useRefusal();
  const [found, setFound] = useState<Found>({ attempt: 0, errors: [] });
  useEffect(() => {
    if (attempt !== undefined)
      setFound({ attempt, errors: attempt === 0 ? [] : rowsInPageOrder(adapter, errorOf) });
    // It stays unchanged until the next submit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [adapter, attempt]);
  const errors = found.errors.map(({ name, row: { id, label }, found: error }): FieldInError => ({
    fieldId: id,
    label,
    message: words(error, { name, label }),
  }));
  return <ErrorSummary attempt={found.attempt} heading={heading} errors={errors} />;
}
