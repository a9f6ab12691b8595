import { Check } from '@kopa/ui/icons';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSettled } from './use-settled.ts';

/** Says that what was typed is kept on this phone, once a row has been filled. */
export function SavedOnPhone<Values extends Record<string, string>>({
  form,
}: {
  form: UseFormReturn<Values>;
}) {
  const { t } = useTranslation('application');
  const saved = useSettled(form, (values) => Object.values(values).some((value) => value !== ''));
  if (!saved) return null;
  return (
    <p className="flex items-center gap-1 text-caption font-semibold text-success">
      <Check aria-hidden className="size-4" />
      {t('savedOnPhone')}
    </p>
  );
}
