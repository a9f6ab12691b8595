import { deskToday } from '@kopa/contract/desk/calls/work';
import type { DeskQueue } from '@kopa/contract/desk/entities';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { DataTable, type DataColumn } from '@kopa/ui/data-table';
import { OwnerTag } from '@kopa/ui/owner-tag';
import { PromiseDue } from '@kopa/ui/promise-due';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useDuration, usePromiseWords } from '../../shared/language/use-time-left.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Figure } from '../../shared/screen/figure.tsx';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { useNow } from '../../shared/screen/use-now.ts';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { readAnewMs } from '../../shared/session/attention.ts';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';

const total = (queues: readonly DeskQueue[], of: 'open' | 'late' | 'urgent' | 'yours') =>
  queues.reduce((sum, queue) => sum + queue[of], 0);

/** What to do next: every queue with what is open, late and near its promise. */
export function TodayPage() {
  const { t } = useTranslation('desk');
  const { weekday, count } = useFormat();
  const now = useNow();
  const today = useQuery({
    queryKey: queryKeys.today,
    queryFn: ({ signal }) => send(deskToday, {}, { signal }),
    refetchInterval: readAnewMs,
  });
  const queues = today.data?.queues;
  return (
    <div className="flex-1 overflow-y-auto">
      <PageHead title={t('nav.today')} caption={t('today.caption', { day: weekday(now) })} />
      {queues ? (
        <>
          <Stale query={today} />
          <dl className="mx-6 grid grid-cols-3 border-y border-t-2 border-decor border-t-ink max-[44.99rem]:mx-4 max-[44.99rem]:grid-cols-1">
            <Figure name={t('today.open')} value={count(total(queues, 'open'))} />
            <Figure
              name={t('today.late')}
              value={count(total(queues, 'late'))}
              alarm={total(queues, 'late') > 0}
            />
            <Figure
              name={t('today.urgent', { count: deskRules.urgentHours })}
              value={count(total(queues, 'urgent'))}
              more={t('today.yours', { count: total(queues, 'yours') })}
            />
          </dl>
          <Queues queues={queues} now={now} />
        </>
      ) : (
        <Waiting query={today} />
      )}
    </div>
  );
}

function Queues({ queues, now }: { queues: readonly DeskQueue[]; now: number }) {
  const { t } = useTranslation('desk');
  const { count, moment } = useFormat();
  const { letterKeys } = useSettings();
  const { id: me } = useSession();
  const navigate = useNavigate();
  const duration = useDuration();
  const promiseWords = usePromiseWords();
  const columns: readonly DataColumn<DeskQueue>[] = [
    {
      id: 'queue',
      head: t('today.queue'),
      narrow: 'whole',
      cell: ({ queue }) => (
        <Link to={`/${queue}`} tabIndex={-1} className="font-medium text-ink">
          {t(`nav.${queue}`)}
        </Link>
      ),
    },
    {
      id: 'open',
      head: t('today.open'),
      kind: 'figure',
      sortBy: ({ open }) => open,
      cell: ({ open }) => (
        <>
          {count(open)}
          <span className="text-muted min-[45rem]:hidden"> {t('nav.open')}</span>
        </>
      ),
    },
    {
      id: 'oldest',
      head: t('today.oldest'),
      kind: 'figure',
      narrow: 'hide',
      cell: ({ oldestSince }) => (oldestSince === null ? t('today.none') : duration(now - oldestSince)),
    },
    {
      id: 'promise',
      head: t('today.promise'),
      narrow: 'hide',
      cell: ({ promiseHours }) => t('time.hours', { hours: promiseHours }),
    },
    {
      id: 'due',
      head: t('today.nextDue'),
      sortBy: ({ nextDueAt }) => nextDueAt ?? Number.MAX_SAFE_INTEGER,
      cell: ({ nextDueAt }) =>
        nextDueAt === null ? (
          t('today.none')
        ) : (
          <PromiseDue dueAt={nextDueAt} now={now} title={moment(nextDueAt)}>
            {promiseWords(nextDueAt, now)}
          </PromiseDue>
        ),
    },
    {
      id: 'yours',
      head: t('today.yoursHead'),
      kind: 'figure',
      narrow: 'hide',
      cell: ({ yours }) => count(yours),
    },
    {
      id: 'atWork',
      head: t('today.atWork'),
      narrow: 'hide',
      cell: ({ atWork }) =>
        atWork.length === 0 ? (
          <OwnerTag name={null}>{t('today.nobody')}</OwnerTag>
        ) : (
          <span className="flex flex-wrap gap-1">
            {atWork.map(({ id, name }) => (
              <OwnerTag key={id} name={name} mine={id === me} compact title={name}>
                {id === me ? t('owner.you') : name}
              </OwnerTag>
            ))}
          </span>
        ),
    },
  ];
  return (
    <div className="pt-4">
      <DataTable
        label={t('today.queues')}
        columns={columns}
        rows={queues}
        rowId={({ queue }) => queue}
        onOpen={({ queue }) => void navigate(`/${queue}`)}
        letterKeys={letterKeys}
      />
    </div>
  );
}
