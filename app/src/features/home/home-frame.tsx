import { BrandMark } from '@kopa/ui/brand-mark';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { LanguageButton } from '../../shared/screen/language-button.tsx';
import { WaitingStrip } from '../../shared/outbox/waiting-strip.tsx';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { useToday } from '../../shared/screen/use-today.ts';
import { useAppName } from '../../shared/session/app-name.ts';
import { dayOf } from '../../shared/session/calendar.ts';

/** Home's bars: brand, language, help, tabs; offline, the age of the figures. */
export function HomeFrame({
  figuresFrom,
  cutOff = false,
  begun = false,
  footer,
  children,
}: {
  /** Load time of the figures, in epoch ms; `null` without figures. */
  figuresFrom: number | null;
  /** The lender was unreachable, whatever the phone reports. */
  cutOff?: boolean;
  /** An unfinished application is known from an earlier visit only. */
  begun?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('home');
  const appName = useAppName();
  const online = useOnline();
  const format = useFormat();
  const today = useToday();
  const isCutOff = cutOff || !online;
  const offline = () =>
    figuresFrom === null
      ? t('offline')
      : t('offlineSince', {
          time: format[dayOf(figuresFrom) === today ? 'clock' : 'time'](figuresFrom),
        });
  return (
    <Screen
      header={
        <NavBar
          className="kopa-hero"
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
      banner={<OfflineStrip shown={isCutOff}>{isCutOff && offline()}</OfflineStrip>}
      footer={footer}
      flat
      tabBar={<MainTabs current="home" />}
      lead="home"
    >
      <div className="mb-2.5 flex flex-col gap-2.5 empty:hidden">
        <WaitingStrip begun={begun} />
      </div>
      {children}
    </Screen>
  );
}
