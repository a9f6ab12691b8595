import { RequiredLegend } from '@kopa/ui/field-row';
import type { UseFormReturn } from 'react-hook-form';
import { useSettled } from './use-settled.ts';

/** What the asterisk means; once a row has been filled, that it is kept on this phone. */
export function FormLegend<Values extends Record<string, string>>({ form }: { form: UseFormReturn<Values> }) {
  return (
    <RequiredLegend
      saved={useSettled(form, (values) => Object.values(values).some((value) => value !== ''))}
    />
  );
}
