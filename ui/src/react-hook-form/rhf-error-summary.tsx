'use client';
import type { Control, FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../fields/error-summary/index.js';
import { complain } from '../foundations/complain/index.js';
import { useMessageWords } from '../form/form-messages.js';
import type { FormControl } from './binding.js';
import { useControl, useFound } from './found-errors.js';

export interface RhfErrorSummaryProps<Values extends FieldValues> {
  /** The control of `useForm`. Default: the nearest `FormProvider`'s. */
  control?: FormControl<Values> | undefined;
  /** Default: "Please fix 3 answers". */
  heading?: string | undefined;
}

/**
 * The errors of the last submit, one link per error, in page order and with the rows' labels. Takes the focus
 * after each submit with errors and stays until the next submit, so that the page does not move during
 * corrections. Renders an ErrorSummary. Set `shouldFocusError: false` in `useForm`: the focus then skips the
 * rows, and rows and summary render in one frame. For fields without a row use `RhfOtherErrors`.
 */
export function RhfErrorSummary<Values extends FieldValues = FieldValues>({
  control: given,
  heading,
}: RhfErrorSummaryProps<Values>) {
  const control = useControl(given);
  if (control) return <Summary control={control} heading={heading} />;
  complain(
    'RhfErrorSummary',
    'it has no control and no FormProvider above it, so it knows no errors. Pass control={form.control}, or put it into <FormProvider {...form}>.',
  );
  return null;
}

function Summary({ control, heading }: { control: Control; heading: string | undefined }) {
  const words = useMessageWords();
  const { attempt, errors } = useFound(control);
  return (
    <ErrorSummary
      attempt={attempt}
      heading={heading}
      errors={errors.map(({ name, row, error }) => ({
        fieldId: row.id,
        label: row.label,
        message: words(error, { name, label: row.label }),
      }))}
    />
  );
}
