import { languages, type Language } from '@kopa/contract/wire/headers';
import { OptionPicker } from '@kopa/ui/option-picker';
import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from '../session/settings.ts';

/** A choice of languages, each by its own name (S1-33). */
export default function LanguageSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('shell');
  const { language } = useSettings();
  return (
    <OptionPicker
      open={open}
      onOpenChange={onOpenChange}
      title={t('language.title')}
      options={languages.map((code) => ({ value: code, label: t(`language.${code}`), lang: code }))}
      value={language}
      choosing="atOnce"
      onChoose={(code) => {
        onOpenChange(false);
        changeSettings({ language: code as Language });
      }}
    />
  );
}
