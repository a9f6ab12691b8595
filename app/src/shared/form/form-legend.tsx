import { RequiredLegend } from '@kopa/ui/field-row';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSettled } from './use-settled.ts';

/** The meaning of the asterisk; after an edit, the note that the values are saved on this phone, if so. */
export function FormLegend<Values extends Record<string, string>>({
  form,
  keeps,
  restored,
}: {
  form: UseFormReturn<Values>;
  /** Whether this phone stores drafts. */
  keeps: boolean;
  /** The form opened with a draft. */
  restored: boolean;
}) {
  const [start] = useState(() => ({ ...form.getValues() }));
  const changed = useSettled(form, (values) =>
    Object.keys(values).some((field) => values[field] !== start[field]),
  );
  return <RequiredLegend saved={keeps && (restored || changed)} />;
}
