import { BrandMark } from '@kopa/ui/brand-mark';
import { Globe } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { useSettings } from '../../shared/session/settings.ts';

const LanguageSheet = lazy(() => import('../../shared/screen/language-sheet.tsx'));

/** Home's bars: the brand, the language, help, the tabs; offline it says how old the figures are. */
export function HomeFrame({
  figuresFrom,
  footer,
  children,
}: {
  /** When the figures came, in epoch milliseconds; `null` when there are none. */
  figuresFrom: number | null;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('home');
  const { appName } = useSettings();
  const online = useOnline();
  const format = useFormat();
  return (
    <Screen
      header={
        <NavBar
          title={appName}
          heading
          start={<BrandMark size="small" />}
          end={
            <>
              <LanguageButton />
              <Help />
            </>
          }
        />
      }
      banner={
        <OfflineStrip shown={!online}>
          {figuresFrom === null ? t('offline') : t('offlineSince', { time: format.time(figuresFrom) })}
        </OfflineStrip>
      }
      footer={footer}
      flat
      tabBar={<MainTabs current="home" />}
      lead="home"
    >
      {children}
    </Screen>
  );
}

function LanguageButton() {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { language } = useSettings();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('language.open', { name: t(`language.${language}`) })}
        className="flex min-h-12 items-center gap-2 rounded-medium px-2 text-label text-ink"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Globe aria-hidden className="size-5" />
        {t(`language.${language}`)}
      </button>
      {asked && (
        <Suspense>
          <LanguageSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
