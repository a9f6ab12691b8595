import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Globe, LogOut, ReceiptText, Settings } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { RemindersRow } from '../../shared/order/reminders-row.tsx';
import { WaitingStrip } from '../../shared/outbox/waiting-strip.tsx';
import { LegalRows } from '../../shared/screen/legal-rows.tsx';
import { LeaveSheet } from '../../shared/screen/leave-sheet.tsx';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help } from '../../shared/screen/page.tsx';
import { useTitle } from '../../shared/screen/use-title.ts';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { CreditRow } from './credit-row.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import { HelpRows } from './help-rows.tsx';
import { PersonCard } from './person-card.tsx';

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
        <WaitingStrip />
        {session ? (
          <PersonCard session={session} />
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
            <CreditRow />
            <ListRow
              icon={<ReceiptText aria-hidden />}
              label={t('records')}
              onClick={() => navigate('/records')}
            />
            <FeedbackRow />
            <RemindersRow />
          </Card>
        )}
        <HelpRows />
        <Card flush>
          {session ? (
            <ListRow
              icon={<Settings aria-hidden />}
              label={t('settings')}
              caption={t('settingsCaption')}
              onClick={() => navigate('/user_center/settings')}
            />
          ) : (
            <ListRow
              icon={<Globe aria-hidden />}
              label={t('language')}
              caption={t(`shell:language.${language}`)}
              onClick={() => setLanguageOpen(true)}
            />
          )}
          <LegalRows />
          {session && (
            <ListRow
              icon={<LogOut aria-hidden />}
              label={t('leave.open')}
              stays
              onClick={() => setLeaving(true)}
            />
          )}
        </Card>
      </div>
      <Suspense>
        <LanguageSheet open={languageOpen} onOpenChange={setLanguageOpen} />
      </Suspense>
      <LeaveSheet open={leaving} onOpenChange={setLeaving} />
    </Screen>
  );
}
