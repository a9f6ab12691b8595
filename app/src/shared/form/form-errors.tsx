import { ErrorSummary } from '@kopa/ui/error-summary';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import type { Found } from './section-form.ts';

type Labels = readonly (readonly [field: string, label: string])[];

/** The summary of what the last submit found, in the order of the rows. */
export function FormErrors({
  found: { attempt, messages },
  labels,
}: {
  found: Found;
  /** The rows with their labels. */
  labels: Labels;
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

/** What was found wrong with fields that have no row on the page, read out when it appears; nothing without one. */
export function UnseenErrors({ found: { unseen }, labels }: { found: Found; labels: Labels }) {
  const { t } = useTranslation('validation');
  if (unseen.length === 0) return null;
  const label = new Map(labels);
  return (
    <div role="alert">
      <Note tone="warning">
        {unseen.map(({ field, key }) => (
          <p key={field}>
            {label.has(field) ? `${label.get(field)}: ` : ''}
            {t(key, { defaultValue: t('value.invalid') })}
          </p>
        ))}
      </Note>
    </div>
  );
}
