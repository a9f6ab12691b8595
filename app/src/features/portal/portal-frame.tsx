import { BrandMark } from '@kopa/ui/brand-mark';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../../shared/screen/language-button.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { useAppName } from '../../shared/session/app-name.ts';

/** The page frame for visitors without an account: brand, language, contacts; no tabs, no back. */
export function PortalFrame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const appName = useAppName();
  const online = useOnline();
  return (
    <Screen
      header={
        <NavBar
          title={appName}
          heading
          start={<BrandMark />}
          end={
            <>
              <LanguageButton />
              <Help />
            </>
          }
        />
      }
      banner={<OfflineStrip shown={!online}>{t('offline.screen')}</OfflineStrip>}
      footer={footer}
    >
      {children}
    </Screen>
  );
}
