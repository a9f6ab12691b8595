'use client';
import type { Control, FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../fields/error-summary/index.js';
import { complain } from '../foundations/complain/index.js';
import type { FormControl } from './binding.js';
import { useControl, useFound } from './found-errors.js';
import { useMessageWords } from './rhf-messages.js';

export interface RhfErrorSummaryProps<Values extends FieldValues> {
  /** Of `useForm`. Left out: that of the nearest `FormProvider`. */
  control?: FormControl<Values> | undefined;
  /** Default: "Please fix 3 answers". */
  heading?: string | undefined;
}

/**
 * What the last submit found, one link an error, in the order of the bound rows on the page and with their labels. It takes
 * the focus after each submit that found something, and stays as it is until the next one, so that nothing moves while it
 * is mended. Renders an ErrorSummary. Give `useForm` `shouldFocusError: false`: the focus then visits no row before, and rows and
 * summary are shown in one frame. What was found in fields without a row is for `RhfOtherErrors`.
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
