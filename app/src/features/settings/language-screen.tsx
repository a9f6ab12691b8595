import { languages, type Language } from '@kopa/contract/wire/headers';
import { Card } from '@kopa/ui/card';
import { RadioList } from '@kopa/ui/radio-list';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/screen/page.tsx';
import { changeSettings, useSettings } from '../../shared/session/settings.ts';

/** /user_center/language (S2-27, S3-05): each language by its own name; takes effect at once. */
export default function LanguageScreen() {
  const { t } = useTranslation(['account', 'shell']);
  const { language } = useSettings();
  return (
    <Page title={t('shell:language.title')} fallback="/user_center/settings">
      <div className="flex flex-col gap-2 pb-6">
        <Card flush>
          <RadioList
            legend={t('shell:language.title')}
            legendHidden
            options={languages.map((code) => ({
              value: code,
              label: <span lang={code}>{t(`shell:language.${code}`)}</span>,
            }))}
            value={language}
            onChange={(code) => changeSettings({ language: code as Language })}
          />
        </Card>
        <p className="px-4 text-caption text-muted">{t('language.messages')}</p>
      </div>
    </Page>
  );
}
