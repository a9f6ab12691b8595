import { RequiredLegend } from '@kopa/ui/field-row';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormat } from '../language/format.ts';
import { dayOf, lenderNow } from '../session/calendar.ts';
import { useSettled } from './use-settled.ts';

/** The meaning of the asterisk; after an edit, the note with the time that the values are saved, if so. */
export function FormLegend<Values extends Record<string, string>>({
  form,
  keeps,
  restored,
}: {
  form: UseFormReturn<Values>;
  /** Whether this phone stores drafts. */
  keeps: boolean;
  /** The time of the draft with which the form opened, if any. */
  restored: number | null;
}) {
  const format = useFormat();
  const [start] = useState(() => ({ ...form.getValues() }));
  // A change in the displayed minute renders, another edit does not.
  const savedAt = useSettled(form, (values) =>
    Object.keys(values).some((field) => values[field] !== start[field])
      ? format.clock(lenderNow())
      : restored === null
        ? ''
        : format[dayOf(restored) === dayOf(lenderNow()) ? 'clock' : 'time'](restored),
  );
  return <RequiredLegend saved={keeps && savedAt} />;
}
