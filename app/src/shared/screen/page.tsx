import { IconButton } from '@kopa/ui/icon-button';
import { CircleQuestionMark } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../address/use-back.ts';
import { useHelp } from './use-help.tsx';
import { useTitle } from './use-title.ts';

/** Whether the phone is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}

/** The help button of each header, with its sheet. */
export function Help() {
  const { t } = useTranslation('shell');
  const [open, sheet] = useHelp();
  return (
    <>
      <IconButton label={t('help.open')} icon={<CircleQuestionMark />} onClick={open} />
      {sheet}
    </>
  );
}

/**
 * A screen of the app: title and back at the top, help at the end, the offline strip, the main action below.
 * `wait` is the quiet header of wait and result screens.
 */
export function Page({
  title,
  fallback = '/',
  wait = false,
  hero = false,
  lead = 'normal',
  offlineText,
  footer,
  children,
}: {
  title: string;
  fallback?: string;
  wait?: boolean;
  /** The header of a moment, in the ground of the brand's hero. */
  hero?: boolean;
  /** `tight` below a step bar or a large figure, `none` for content from edge to edge. */
  lead?: 'normal' | 'tight' | 'none';
  offlineText?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('shell');
  const back = useBack(fallback);
  const online = useOnline();
  useTitle(title);
  return (
    <Screen
      header={
        <NavBar
          className={hero ? 'kopa-hero' : undefined}
          title={title}
          onBack={back}
          end={<Help />}
          plain={wait}
        />
      }
      banner={<OfflineStrip shown={!online}>{offlineText ?? t('offline.screen')}</OfflineStrip>}
      footer={footer}
      flat={wait}
      lead={lead}
    >
      {children}
    </Screen>
  );
}
