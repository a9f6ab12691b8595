import { RequiredLegend } from '@kopa/ui/field-row';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSettled } from './use-settled.ts';

/** What the asterisk means; once a row was changed, now or before, that it is kept on this phone if it is. */
export function FormLegend<Values extends Record<string, string>>({
  form,
  keeps,
  restored,
}: {
  form: UseFormReturn<Values>;
  /** Whether this phone keeps what is typed. */
  keeps: boolean;
  /** The form was opened with what was typed before. */
  restored: boolean;
}) {
  const [start] = useState(() => ({ ...form.getValues() }));
  const changed = useSettled(form, (values) =>
    Object.keys(values).some((field) => values[field] !== start[field]),
  );
  return <RequiredLegend saved={keeps && (restored || changed)} />;
}
