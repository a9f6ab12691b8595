import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Globe, LogOut, ReceiptText } from '@kopa/ui/icons';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { useToast } from '@kopa/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/hash-address.ts';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help } from '../../shared/screen/page.tsx';
import { leave } from '../../shared/session/leave.ts';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';

const LanguageSheet = lazy(() => import('../../shared/screen/language-sheet.tsx'));

/** /me: who is logged in, the language, and the way out. */
export default function MeScreen() {
  const { t } = useTranslation(['me', 'shell']);
  const session = useSession();
  const { language } = useSettings();
  const [languageOpen, setLanguageOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const toast = useToast();
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
        <Card flush>
          {session && (
            <ListRow
              icon={<ReceiptText aria-hidden />}
              label={t('records')}
              onClick={() => navigate('/records')}
            />
          )}
          <ListRow
            icon={<Globe aria-hidden />}
            label={t('language')}
            caption={t(`shell:language.${language}`)}
            onClick={() => setLanguageOpen(true)}
          />
          {session && (
            <ListRow icon={<LogOut aria-hidden />} label={t('leave.open')} onClick={() => setLeaving(true)} />
          )}
        </Card>
      </div>
      <Suspense>
        <LanguageSheet open={languageOpen} onOpenChange={setLanguageOpen} />
      </Suspense>
      <BottomSheet open={leaving} onOpenChange={setLeaving} title={t('leave.title')} height="auto">
        <div className="flex flex-col gap-3 px-4 pb-4">
          <p className="text-body text-muted">{t('leave.body')}</p>
          <Button
            variant="outline"
            tone="danger"
            block
            onClick={() => {
              leave();
              setLeaving(false);
              toast(t('leave.done'));
              navigate('/');
            }}
          >
            {t('leave.confirm')}
          </Button>
          <Button variant="text" block onClick={() => setLeaving(false)}>
            {t('leave.stay')}
          </Button>
        </div>
      </BottomSheet>
    </Screen>
  );
}

function spaced(mobile: string): string {
  return `+254 ${mobile.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3')}`;
}
