import { deskSecond } from '@kopa/contract/desk/calls/second';
import type { SecondRequest } from '@kopa/contract/desk/entities';
import { PaneLayout } from '@kopa/ui/pane-layout';
import { StatusChip } from '@kopa/ui/status-chip';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { cx } from '../../shared/screen/cx.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { readAnewMs } from '../../shared/session/attention.ts';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { FilterLink } from '../../shared/work/filter-link.tsx';
import { SecondPanel } from './second-panel.tsx';
import { tones } from './tones.ts';

const states = ['open', 'over'] as const;
type State = (typeof states)[number];
type Requests = UseQueryResult<{ items: SecondRequest[] }>;

/** What is above the limit of one person: the list, and one request with what it changes. */
export default function SecondPage() {
  const { t } = useTranslation('desk');
  const { id } = useParams();
  useTitle(t('nav.second'));
  const [search] = useSearchParams();
  const state: State = search.get('state') === 'over' ? 'over' : 'open';
  const query: Requests = useQuery({
    queryKey: queryKeys.secondList(state),
    queryFn: ({ signal }) => send(deskSecond, { state }, { signal }),
    refetchInterval: readAnewMs,
  });
  const request = query.data?.items.find((each) => each.id === id);
  const main = request ? (
    <SecondPanel key={request.id} request={request} state={state} />
  ) : id !== undefined && query.data ? (
    <ChooseOne title={t('second.gone')} body={t('second.goneBody')} />
  ) : (
    <ChooseOne title={t('second.choose')} body={t('second.chooseBody')} />
  );
  return (
    <>
      <h1 className="sr-only">{t('nav.second')}</h1>
      <PaneLayout
        panes={[
          {
            id: 'list',
            label: t('nav.second'),
            kind: 'list',
            content: <RequestList query={query} state={state} openId={id} />,
          },
          { id: 'request', label: t('second.request'), kind: 'main', content: main },
        ]}
        front={id === undefined ? 'list' : 'request'}
      />
    </>
  );
}

function RequestList({
  query,
  state,
  openId,
}: {
  query: Requests;
  state: State;
  openId: string | undefined;
}) {
  const { t } = useTranslation('desk');
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-decor p-4">
        <h2 className="text-title text-ink">{t('nav.second')}</h2>
        <ul className="flex flex-wrap gap-2">
          {states.map((each) => (
            <li key={each}>
              <FilterLink to={`/second?state=${each}`} current={each === state}>
                {t(`second.${each}`)}
              </FilterLink>
            </li>
          ))}
        </ul>
      </div>
      {query.data ? (
        <>
          <Stale query={query} />
          {query.data.items.length === 0 ? (
            <ChooseOne title={t(`second.empty.${state}`)} body={t('second.empty.body')} />
          ) : null}
          <ul>
            {query.data.items.map((request) => (
              <Row key={request.id} request={request} state={state} open={request.id === openId} />
            ))}
          </ul>
        </>
      ) : (
        <Waiting query={query} />
      )}
    </>
  );
}

function Row({ request, state, open }: { request: SecondRequest; state: State; open: boolean }) {
  const { t } = useTranslation('desk');
  const { money, moment } = useFormat();
  return (
    <li>
      <Link
        to={`/second/${request.id}?state=${state}`}
        aria-current={open ? 'page' : undefined}
        className={cx(
          'flex flex-col gap-0.5 border-b border-decor border-s-3 px-3 py-2.5 -outline-offset-3',
          open ? 'border-s-primary bg-primary-soft' : 'border-s-transparent hover:bg-page',
        )}
      >
        <span className="flex items-start justify-between gap-2">
          <span className="text-body font-semibold text-ink">{money(request.cents)}</span>
          <StatusChip tone={tones[request.state]}>{t(`second.state.${request.state}`)}</StatusChip>
        </span>
        <span className="text-body text-ink">{t(`second.act.${request.act}`)}</span>
        <span className="text-caption text-muted">
          {t('second.asked', { name: request.askedBy.name, time: moment(request.askedAt) })}
        </span>
      </Link>
    </li>
  );
}
