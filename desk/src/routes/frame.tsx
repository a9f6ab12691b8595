import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKeys } from '../shared/keys/use-keys.ts';
import { useGoKeys } from '../shared/keys/use-go-keys.ts';
import { useOnline } from '../shared/screen/use-online.ts';
import { Coming } from '../shared/screen/waiting.tsx';
import { changeSettings, useSettings } from '../shared/session/settings.ts';
import { DeskPalette } from './desk-palette.tsx';
import { usePlaces } from './places.tsx';
import { Rail } from './rail.tsx';
import { SessionNotice } from './session-notice.tsx';
import { Tabs } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';

/** Rail, top bar and page: around every page of somebody who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk');
  const { compactRail } = useSettings();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const places = usePlaces('rail');
  const online = useOnline();
  const [searching, setSearching] = useState(false);
  useKeys({ '[': () => changeSettings({ compactRail: !compactRail }) });
  useGoKeys(Object.fromEntries(places.map(({ letter, to }) => [letter, () => void navigate(to)])));
  return (
    <div className="flex min-h-0 flex-1">
      <Rail compact={compactRail || /^\/(feedback|identity\/|borrowers\/)/.test(pathname)} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onSearch={() => setSearching(true)} />
        <OfflineStrip shown={!online}>{t('offline')}</OfflineStrip>
        <main className="flex min-h-0 flex-1 flex-col bg-surface">
          <Suspense fallback={<Coming />}>{children}</Suspense>
        </main>
        <SessionNotice />
        <Tabs />
        <DeskPalette open={searching} onOpenChange={setSearching} />
      </div>
    </div>
  );
}
