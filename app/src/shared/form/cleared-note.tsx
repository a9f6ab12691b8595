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
  });
  // As a text, because a host may make the list anew.
  const fields = cleared.join();
  useEffect(() => {
    const open = missing.split(',');
    for (const field of fields.split(',').filter(Boolean) as FieldPath<Values>[])
      if (open.includes(field)) form.setError(field, { type: 'lender', message: `${field}.required` });
      else form.clearErrors(field);
  }, [form, fields, missing]);
  const open = missing.split(',');
  const rows = labels.flatMap(([field, label]) => (open.includes(field) ? label : []));
  if (rows.length === 0) return null;
  return <Note tone="warning">{t('chooseAgain', { rows: rows.join(', ') })}</Note>;
}
