import { deskRules } from '@kopa/contract/desk/desk-rules';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { QueuePanes } from '../../shared/work/queue-panes.tsx';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { JobPanel } from './job-panel.tsx';
import { jobStates, useJobs, useJobWords } from './use-jobs.ts';

/** Jobs that have stopped, or that fail and are tried again, and one of them. */
export default function JobsPage() {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { id } = useParams();
  const [search] = useSearchParams();
  const state = jobStates.find((each) => each === search.get('state')) ?? 'stopped';
  useTitle(t('nav.jobs'));
  const words = useJobWords();
  const { query, items, counts } = useJobs(state);
  const addressOf = (item: string) => `/jobs/${item}?state=${state}`;
  const onNextFree = useQueueKeys(items, id, addressOf);
  const count = { stopped: counts?.open, failing: counts?.failing };
  const list = (
    <QueueList
      title={t('nav.jobs')}
      counts={counts}
      filters={jobStates.map((each) => ({
        id: each,
        label: t(`jobs.filter.${each}`),
        to: `/jobs?state=${each}`,
        count: count[each],
      }))}
      filter={state}
      query={query}
      items={items}
      openId={id}
      addressOf={addressOf}
      row={(item) => ({
        title: words.kind(item.kind),
        line: item.error || item.key,
        undue: item.nextTryAt === null ? undefined : t('jobs.nextTry', { time: moment(item.nextTryAt) }),
        isNobodys: item.nextTryAt !== null,
        foot: t('jobs.tries', { count: item.tries }),
      })}
      empty={{
        title: t(`jobs.empty.${state}`),
        body: t(`jobs.emptyBody.${state}`, { hours: deskRules.promiseHours.jobs }),
      }}
    />
  );
  const item = items?.find((each) => each.id === id);
  const main = item ? (
    <JobPanel key={item.id} item={item} back={`/jobs?state=${state}`} onNextFree={onNextFree} />
  ) : id !== undefined && items ? (
    <ChooseOne title={t('jobs.gone')} body={t('jobs.goneBody')} />
  ) : (
    <ChooseOne title={t('feedback.none.title')} body={t('feedback.none.body')} />
  );
  return (
    <QueuePanes
      title={t('nav.jobs')}
      list={list}
      item={{ id: 'job', label: t('jobs.detail'), content: main }}
      isOpen={id !== undefined}
    />
  );
}
