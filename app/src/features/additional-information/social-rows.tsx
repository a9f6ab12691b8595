import type { AdditionalSection } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';

/** Social media, never required (S1-11). */
export function SocialRows() {
  const { t } = useTranslation('additional');
  return (
    <FieldGroup legend={t('social')}>
      <RhfTextField<AdditionalSection>
        {...rowOf('linkedin')}
        label={t('linkedin.label')}
        optional
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('socialWanted')}
      />
      <RhfTextField<AdditionalSection>
        {...rowOf('facebook')}
        label={t('facebook.label')}
        optional
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('socialWanted')}
      />
    </FieldGroup>
  );
}
