import { orderFilters, type OrderFilter } from '@kopa/contract/order-filters';
import { Button } from '@kopa/ui/button';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { InfiniteList } from '@kopa/ui/infinite-list';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { PullToRefresh } from '@kopa/ui/pull-to-refresh';
import { Screen } from '@kopa/ui/screen';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useTitle } from '../../shared/screen/use-title.ts';
import { useSession } from '../../shared/session/session.ts';
import { LastSeen, NoRecords } from './no-records.tsx';
import { RecordList } from './record-list.tsx';
import { RestoredPlace } from './record-place.tsx';
import { useRecords } from './use-records.ts';

/**
 * /records: all loans and applications, by year (S2-03), with a filter in the address, as in
 * `?show=finished`.
 */
export default function RecordsScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['records', 'enumerations']);
  useTitle(t('title'));
  const session = useSession();
  const online = useOnline();
  const named = useSearch().get('show');
  const show = orderFilters.find((filter) => filter === named) ?? 'all';
  return (
    <Screen
      header={<NavBar title={t('title')} end={<Help />} />}
      banner={<OfflineStrip shown={!online}>{t('offline')}</OfflineStrip>}
      tabBar={<MainTabs current="records" />}
    >
      {session === null ? <SignedOut /> : <Records show={show} online={online} />}
    </Screen>
  );
}

function Records({ show, online }: { show: OrderFilter; online: boolean }) {
  const { t } = useTranslation('records');
  const { rows, counts: told, seenAt, first, more } = useRecords(show, online);
  // The counts stay while another filter loads.
  const [counts, setCounts] = useState(told);
  if (told && told !== counts) setCounts(told);
  const { refresh, failure } = useRefresh(first, online);
  return (
    <PullToRefresh
      // Before the first answer, and beside an old list, another button asks again.
      button={counts !== undefined && seenAt === null}
      onRefresh={refresh}
      className="flex-1"
    >
      <div className="flex flex-1 flex-col gap-5 pb-6">
        <FailureNote error={failure} />
        {counts && (counts.all > 1 || show !== 'all') ? <Filters show={show} counts={counts} /> : null}
        {seenAt === null ? null : <LastSeen at={seenAt} retry={online ? first.refetch : undefined} />}
        {rows === undefined ? (
          <Wait queries={[first]} rows={5} />
        ) : rows.length === 0 ? (
          <NoRecords show={show} />
        ) : (
          <InfiniteList
            hasMore={more.there}
            loading={more.loading}
            failed={more.failed}
            onMore={more.load}
            status={counts ? t('more.shown', { shown: rows.length, total: counts[show] }) : null}
          >
            <RestoredPlace />
            <RecordList rows={rows} />
          </InfiniteList>
        )}
      </div>
    </PullToRefresh>
  );
}

/** Fetches the list anew. The failure of the last try stays until other data come. */
function useRefresh({ refetch, dataUpdatedAt }: UseQueryResult, online: boolean) {
  const [failure, setFailure] = useState<{ error: unknown; at: number } | null>(null);
  const refresh = async () => {
    setFailure(null);
    try {
      if (!online) throw new CallError('network');
      await refetch({ throwOnError: true });
    } catch (error) {
      setFailure({ error, at: dataUpdatedAt });
      throw error;
    }
  };
  return { refresh, failure: failure?.at === dataUpdatedAt ? failure.error : null };
}

function Filters({ show, counts }: { show: OrderFilter; counts: Record<OrderFilter, number> }) {
  const { t } = useTranslation('records');
  return (
    <ChoiceChips
      label={t('show.label')}
      value={show}
      options={orderFilters.map((filter) => ({
        value: filter,
        label: (
          <>
            {t(`show.${filter}`)} <span className="block text-caption text-muted">{counts[filter]}</span>
          </>
        ),
      }))}
      onChange={(next) => navigate(next === 'all' ? '/records' : `/records?show=${next}`, { replace: true })}
    />
  );
}

function SignedOut() {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('signedOut.title')}
      body={t('signedOut.body')}
      action={
        <Button variant="outline" onClick={() => navigate('/user/login', { returnTo: '/records' })}>
          {t('signedOut.action')}
        </Button>
      }
    />
  );
}
