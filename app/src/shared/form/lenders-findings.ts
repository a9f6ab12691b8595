import { reportErrors } from '@kopa/ui/react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows the lender's findings, message keys by field, like the form's own; `false` for none. */
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
