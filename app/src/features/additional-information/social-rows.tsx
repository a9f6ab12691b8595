import type { AdditionalSection } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextRow } from '../../shared/form/rows.tsx';

/** Social media, never required (S1-11). */
export function SocialRows({ form }: { form: UseFormReturn<AdditionalSection> }) {
  const { t } = useTranslation('additional');
  return (
    <FieldGroup legend={t('social')}>
      <TextRow
        form={form}
        name="linkedin"
        label="LinkedIn"
        optional
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextRow
        form={form}
        name="facebook"
        label="Facebook"
        optional
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldGroup>
  );
}
