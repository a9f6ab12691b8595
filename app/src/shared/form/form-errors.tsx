import { ErrorSummary } from '@kopa/ui/error-summary';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messagesOf } from './section-form.ts';

/** The summary of a section's errors, in the order of its rows. */
export function FormErrors<Values extends Record<string, string>>({
  form,
  attempts,
  labels,
}: {
  form: UseFormReturn<Values>;
  attempts: number;
  /** The rows in their order, with their labels. */
  labels: readonly (readonly [field: string, label: string])[];
}) {
  const { t } = useTranslation('validation');
  const { errors } = useFormState({ control: form.control });
  if (attempts === 0) return null;
  const label = new Map(labels);
  const messages = messagesOf(errors, [...label.keys()]);
  return (
    <ErrorSummary
      attempt={attempts}
      errors={messages.map(({ field, key }) => ({
        fieldId: field,
        label: label.get(field) ?? field,
        message: t(key),
      }))}
    />
  );
}
