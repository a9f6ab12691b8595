import { RequiredLegend } from '@kopa/ui/field-row';
import type { UseFormReturn } from 'react-hook-form';
import { useSettled } from './use-settled.ts';

/** What the asterisk means; once a row has been filled, that it is kept on this phone if it is. */
export function FormLegend<Values extends Record<string, string>>({
  form,
  keeps,
}: {
  form: UseFormReturn<Values>;
  /** Whether this phone keeps what is typed. */
  keeps: boolean;
}) {
  const filled = useSettled(form, (values) => Object.values(values).some((value) => value !== ''));
  return <RequiredLegend saved={filled && keeps} />;
}
