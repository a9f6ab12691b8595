import { Note } from '@kopa/ui/note';
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/**
 * Earlier answers that were cleared because their list no longer has them (S4-53, S4-72, S4-73); disappears
 * when they are given again.
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
  /** Whether a field has a row: only such fields need a new answer. */
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
