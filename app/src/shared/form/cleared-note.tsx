import { Note } from '@kopa/ui/note';
import { useEffect } from 'react';
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/**
 * Earlier answers that were cleared because their list no longer has them (S4-53, S4-72, S4-73), with their
 * rows marked; disappears when they are given again.
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
        .flatMap(([field]) =>
          cleared.includes(field) && !values[field as FieldPath<Values>] && shows(field, values) ? field : [],
        )
        .join(),
  }).split(',');
  useEffect(() => {
    for (const field of cleared as readonly FieldPath<Values>[])
      if (missing.includes(field)) form.setError(field, { type: 'lender', message: `${field}.required` });
      else form.clearErrors(field);
    // The list of cleared answers is the same for as long as the form is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, String(missing)]);
  const rows = labels.flatMap(([field, label]) => (missing.includes(field) ? label : []));
  if (rows.length === 0) return null;
  return <Note tone="warning">{t('chooseAgain', { rows: rows.join(', ') })}</Note>;
}
