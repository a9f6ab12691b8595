import { dayOf } from '@kopa/contract/calendar';
import { BrandMark } from '@kopa/ui/brand-mark';
import { Globe } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shared/lender/queries.ts';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { useFormat } from '../../shared/language/format.ts';
import { Calculator } from './calculator.tsx';
import { OrderCard } from './order-card.tsx';

const LanguageSheet = lazy(() => import('../../shared/screen/language-sheet.tsx'));
const awaitedSeconds = 10;

/** /: borrow, or where the loan stands. */
export default function HomeScreen() {
  const { t } = useTranslation('home');
  const session = useSession();
  const { appName } = useSettings();
  const online = useOnline();
  const format = useFormat();
  const query = useQuery({
    queryKey: [...queryKeys.home, session?.userId ?? null],
    queryFn: async () => (await import('./home-calls.ts')).fetchHome(),
    refetchInterval: ({ state }) =>
      state.data?.status === 'assessing' || state.data?.status === 'lending' ? awaitedSeconds * 1000 : false,
  });
  return (
    <Screen
      header={
        <NavBar
          title={appName}
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
        online ? undefined : (
          <OfflineStrip>
            {query.data ? t('offlineSince', { time: format.time(query.dataUpdatedAt) }) : t('offline')}
          </OfflineStrip>
        )
      }
      tabBar={<MainTabs current="home" />}
      lead="home"
    >
      <QueryView query={query} rows={5}>
        {(home) => {
          const product = home.products[0];
          return home.status === 'canLoan' && product ? (
            <Calculator product={product} today={dayOf(home.serverTime)} />
          ) : home.order ? (
            <OrderCard home={home} order={home.order} />
          ) : null;
        }}
      </QueryView>
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
