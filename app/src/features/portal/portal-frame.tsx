import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../../shared/screen/language-button.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { useAppName } from '../../shared/session/app-name.ts';
import { LenderMark } from '../../shared/screen/lender-mark.tsx';

/** The frame of a page for somebody who has no account here: whose page it is, the language, a person to talk to; no tabs, no way back. */
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
          start={<LenderMark size="small" />}
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
