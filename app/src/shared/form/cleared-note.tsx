import { Note } from '@kopa/ui/note';
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/**
 * Which answers of before were cleared because their list does not have them any more (S4-53, S4-72, S4-73); it goes when they
 * are given again.
 */
export function ClearedNote<Values extends Record<string, string>>({
  form,
  cleared,
  labels,
  shows = () => true,
}: {
  form: UseFormReturn<Values>;
  cleared: readonly string[];
  labels: readonly (readonly [field: string, label: string])[];
  /** Whether a field has a row now: what is not asked need not be given again. */
  shows?: (field: string, values: Values) => boolean;
}) {
  const { t } = useTranslation('validation');
  const missing = useWatch({
    control: form.control,
    compute: (values: Values) =>
      labels
        .filter(
          ([field]) => cleared.includes(field) && !values[field as FieldPath<Values>] && shows(field, values),
        )
        .map(([, label]) => label)
        .join(', '),
  });
  if (missing === '') return null;
  return <Note tone="warning">{t('chooseAgain', { rows: missing })}</Note>;
}
