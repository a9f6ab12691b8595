import { shownPhone } from '@kopa/contract/market/phone';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Globe, LogOut, ReceiptText } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { LeaveSheet } from '../../shared/screen/leave-sheet.tsx';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help } from '../../shared/screen/page.tsx';
import { useTitle } from '../../shared/screen/use-title.ts';
import { policy } from '../../shared/session/policy.ts';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { AccountRows } from './account-rows.tsx';
import { ContentRows } from './content-rows.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import { OpenAppRow } from './open-app-row.tsx';

const LanguageSheet = lazy(() => import('../../shared/screen/language-sheet.tsx'));

/** /me: the logged-in borrower, links to their data, and logout. */
export default function MeScreen() {
  const { t } = useTranslation(['me', 'shell', 'content']);
  useTitle(t('title'));
  const session = useSession();
  const { language } = useSettings();
  const [languageOpen, setLanguageOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <Screen header={<NavBar title={t('title')} end={<Help />} />} tabBar={<MainTabs current="me" />}>
      <div className="flex flex-col gap-5 pb-6">
        {session ? (
          <Card>
            <p className="text-caption text-muted">{t('number')}</p>
            <p className="text-title tabular-nums text-ink">{spaced(session.mobile)}</p>
          </Card>
        ) : (
          <Card>
            <div className="flex flex-col gap-3">
              <h2 className="text-title text-ink">{t('signedOut.title')}</h2>
              <p className="text-body text-muted">{t('signedOut.body')}</p>
              <Button block onClick={() => navigate('/user/login', { returnTo: '/me' })}>
                {t('signedOut.action')}
              </Button>
            </div>
          </Card>
        )}
        {session && (
          <Card flush>
            <ListRow
              icon={<ReceiptText aria-hidden />}
              label={t('records')}
              onClick={() => navigate('/records')}
            />
            <FeedbackRow />
          </Card>
        )}
        {session ? (
          <AccountRows />
        ) : (
          <Card flush>
            <ListRow
              icon={<Globe aria-hidden />}
              label={t('language')}
              caption={t(`shell:language.${language}`)}
              onClick={() => setLanguageOpen(true)}
            />
          </Card>
        )}
        <ContentRows />
        <OpenAppRow />
        {session && (
          <Card flush>
            <ListRow icon={<LogOut aria-hidden />} label={t('leave.open')} onClick={() => setLeaving(true)} />
          </Card>
        )}
      </div>
      <Suspense>
        <LanguageSheet open={languageOpen} onOpenChange={setLanguageOpen} />
      </Suspense>
      <LeaveSheet open={leaving} onOpenChange={setLeaving} />
    </Screen>
  );
}

function spaced(mobile: string): string {
  return shownPhone(mobile, policy().market);
}
