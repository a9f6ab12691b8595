import { deskRecord } from '@kopa/contract/desk/calls/record';
import type { RecordRow } from '@kopa/contract/desk/entities';
import { DataTable, type DataColumn } from '@kopa/ui/data-table';
import { EmptyState } from '@kopa/ui/empty-state';
import { OwnerTag } from '@kopa/ui/owner-tag';
import { PaneLayout } from '@kopa/ui/pane-layout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { marketDay, useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { MoreRows } from '../../shared/screen/more-rows.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { useNow } from '../../shared/screen/use-now.ts';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { ChainCheck } from './chain-check.tsx';
import { ExportButton } from './export-button.tsx';
import { RecordFilters, useRecordFilter } from './record-filters.tsx';
import { RecordSide } from './record-side.tsx';
import { useActWords } from '../../shared/language/use-act-words.ts';

/** The record of acts: filters, table, one row, the chain and the export. */
export default function RecordPage() {
  const { t } = useTranslation('desk');
  const { no } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mayReadAll = useMay({ area: 'record', may: 'read' });
  const filter = useRecordFilter();
  const query = useInfiniteQuery({
    queryKey: queryKeys.record(filter),
    queryFn: ({ pageParam, signal }) => send(deskRecord, { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const openRow = rows?.find((row) => String(row.no) === no);
  const go = (to: string) => void navigate({ pathname: to, search: search.toString() });
  const main = (
    <>
      <PageHead title={t('nav.record')} caption={t(mayReadAll ? 'record.caption' : 'record.own')}>
        {mayReadAll ? <ExportButton filter={filter} /> : null}
      </PageHead>
      <div className="flex flex-col gap-3 px-6 pb-3 max-[44.99rem]:px-4">
        {mayReadAll ? <ChainCheck /> : null}
        <RecordFilters />
      </div>
      {rows ? (
        <>
          <Stale query={query} />
          <MoreRows query={query}>
            <Rows rows={rows} openId={no} onOpen={(row) => go(`/record/${row.no}`)} />
          </MoreRows>
        </>
      ) : (
        <Waiting query={query} rows={10} />
      )}
    </>
  );
  const panes = [{ id: 'rows', label: t('nav.record'), kind: 'main' as const, content: main }];
  if (no === undefined) return <PaneLayout panes={panes} front="rows" />;
  const before = rows?.find((row) => row.no === Number(no) - 1);
  const side = (
    <RecordSide no={no} row={openRow} before={before} loading={!rows} onClose={() => go('/record')} />
  );
  return (
    <PaneLayout
      panes={[...panes, { id: 'row', label: t('record.row', { no }), kind: 'side', content: side }]}
      front="row"
      sideOpen
    />
  );
}

function Rows({
  rows,
  openId,
  onOpen,
}: {
  rows: readonly RecordRow[];
  openId: string | undefined;
  onOpen: (row: RecordRow) => void;
}) {
  const { t } = useTranslation('desk');
  const { count, seconds, moment } = useFormat();
  const today = marketDay(useNow());
  const actWords = useActWords();
  const { id: me } = useSession();
  const { letterKeys } = useSettings();
  const columns: readonly DataColumn<RecordRow>[] = [
    { id: 'no', head: t('record.no'), kind: 'figure', sortBy: ({ no }) => no, cell: ({ no }) => count(no) },
    {
      id: 'at',
      head: t('record.when'),
      cell: ({ at }) => (
        <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap tabular-nums">
          {marketDay(at) === today ? seconds(at) : moment(at)}
        </time>
      ),
    },
    {
      id: 'who',
      head: t('record.who'),
      cell: ({ staff }) => (
        <OwnerTag name={staff.name} mine={staff.id === me}>
          {staff.id === me ? t('owner.you') : staff.name}
        </OwnerTag>
      ),
    },
    {
      id: 'act',
      head: t('record.what'),
      narrow: 'whole',
      cell: ({ act, why }) => (
        <>
          <span className="block font-medium">{actWords(act)}</span>
          {why ? <span className="block text-caption text-muted">{why}</span> : null}
        </>
      ),
    },
    {
      id: 'about',
      head: t('record.about'),
      cell: ({ aboutKind, aboutId, aboutName, from }) => (
        <>
          <span className="block break-all">{aboutName ?? aboutId}</span>
          <span className="block text-caption text-muted">
            {t(`record.kind.${aboutKind}`, { defaultValue: aboutKind })} · {from}
          </span>
        </>
      ),
    },
    {
      id: 'seal',
      head: t('record.seal'),
      narrow: 'hide',
      cell: ({ hash }) => <code className="text-caption text-muted">{hash.slice(0, 6)}…</code>,
    },
  ];
  return (
    <DataTable
      label={t('record.table')}
      columns={columns}
      rows={rows}
      rowId={({ no }) => String(no)}
      openId={openId}
      onOpen={onOpen}
      letterKeys={letterKeys}
      empty={
        <div className="py-10">
          <EmptyState title={t('record.empty')} body={t('record.emptyBody')} />
        </div>
      }
    />
  );
}
