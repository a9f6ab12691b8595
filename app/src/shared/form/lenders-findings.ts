import { reportErrors } from '@kopa/ui/react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows what the lender found wrong, message keys by field, like what the form finds itself; `false` when it is nothing. */
export function showFindings<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  findings: Readonly<Record<string, string>>,
): boolean {
  const found = Object.entries(findings);
  if (found.length === 0) return false;
  for (const [field, message] of found)
    form.setError(field as FieldPath<Values>, { type: 'lender', message });
  reportErrors(form.control);
  return true;
}
