'use client';
import type { Control, FieldValues } from 'react-hook-form';
import { Note } from '../display/note/index.js';
import { complain } from '../foundations/complain/index.js';
import { useMessageWords } from '../form/form-messages.js';
import type { FormControl } from './binding.js';
import { useControl, useFound } from './found-errors.js';

export interface RhfOtherErrorsProps<Values extends FieldValues> {
  /** The control of `useForm`. Default: the nearest `FormProvider`'s. */
  control?: FormControl<Values> | undefined;
  /** The name of a field without a row; without a name only the message is shown. */
  labelOf?: ((name: string) => string | undefined) | undefined;
}

/**
 * Errors of fields without a row, for a place beside the submit button. Shown after `reportErrors`, because a
 * server may report any field, and when no row is wrong, so that every refusal has a reason; otherwise a
 * field's row will show the error. Announced. Renders a Note in a `<div role="alert">`, or nothing.
 */
export function RhfOtherErrors<Values extends FieldValues = FieldValues>({
  control: given,
  labelOf,
}: RhfOtherErrorsProps<Values>) {
  const control = useControl(given);
  if (control) return <Others control={control} labelOf={labelOf} />;
  complain(
    'RhfOtherErrors',
    'it has no control and no FormProvider above it, so it knows no errors. Pass control={form.control}, or put it into <FormProvider {...form}>.',
  );
  return null;
}

function Others({
  control,
  labelOf,
}: {
  control: Control;
  labelOf: RhfOtherErrorsProps<FieldValues>['labelOf'];
}) {
  const words = useMessageWords();
  const { isReported, errors, others } = useFound(control);
  if (others.length === 0 || (errors.length > 0 && !isReported)) return null;
  return (
    <div role="alert">
      <Note tone="warning">
        {others.map(({ name, error }) => {
          const label = labelOf?.(name);
          const message = words(error, { name, label: label ?? '' });
          return <p key={name}>{label ? `${label}: ${message}` : message}</p>;
        })}
      </Note>
    </div>
  );
}
