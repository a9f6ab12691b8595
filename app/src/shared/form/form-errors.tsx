import { ErrorSummary } from '@kopa/ui/error-summary';
import { useTranslation } from 'react-i18next';
import type { Found } from './section-form.ts';

/** The summary of what the last submit found, in the order of the rows. */
export function FormErrors({
  found: { attempt, messages },
  labels,
}: {
  found: Found;
  /** The rows with their labels. */
  labels: readonly (readonly [field: string, label: string])[];
}) {
  const { t } = useTranslation('validation');
  const label = new Map(labels);
  return (
    <ErrorSummary
      attempt={attempt}
      errors={messages.map(({ field, key }) => ({
        fieldId: field,
        label: label.get(field) ?? field,
        message: t(key),
      }))}
    />
  );
}
