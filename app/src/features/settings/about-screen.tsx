import { BrandMark } from '@kopa/ui/brand-mark';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { LegalRows } from '../../shared/screen/legal-rows.tsx';
import { LenderCard } from '../../shared/screen/lender-card.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { appVersion } from '../../shared/session/app-version.ts';
import { useAppName } from '../../shared/session/app-name.ts';

/**
 * /user_center/about_us (S2-25): the app, the lender's stated details, and legal texts.
 */
export default function AboutScreen() {
  const { t } = useTranslation(['account', 'content']);
  const appName = useAppName();
  return (
    <Page title={t('about.title')} fallback="/me">
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col gap-1 px-4">
          <BrandMark size="large" />
          <p className="text-caption text-muted">{t('about.version', { appName, version: appVersion })}</p>
        </div>
        <LenderCard />
        <Card flush>
          <LegalRows />
        </Card>
      </div>
    </Page>
  );
}
