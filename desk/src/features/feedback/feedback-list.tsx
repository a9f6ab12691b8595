import { deskRules } from '@kopa/contract/desk/desk-rules';
import { useTranslation } from 'react-i18next';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { turns, type Turn, type useQueue } from './use-queue.ts';

/** The queue of feedback by whose turn it is. */
export function FeedbackList({
  queue: { query, items, counts },
  turn,
  openId,
}: {
  queue: ReturnType<typeof useQueue>;
  turn: Turn;
  openId: string | undefined;
}) {
  const { t } = useTranslation(['desk', 'enumerations']);
  return (
    <QueueList
      title={t('nav.feedback')}
      counts={counts && { open: counts.ours + counts.theirs, late: counts.late }}
      filters={turns.map((each) => ({
        id: each,
        label: t(`feedback.turn.${each}`),
        to: `/feedback?turn=${each}`,
        count: each === 'done' ? undefined : counts?.[each],
      }))}
      filter={turn}
      query={query}
      items={items}
      openId={openId}
      addressOf={(id) => `/feedback/${id}?turn=${turn}`}
      row={(item) => ({
        title: t(`enumerations:feedbackType.${item.type}`),
        line: `${item.borrower.name || item.borrower.phone} · ${item.lastLine}`,
        undue: t(`feedback.chip.${item.turn}`),
        foot: `${t('feedback.number', { id: item.id })} · ${item.borrower.language}`,
      })}
      empty={{
        title: t(`feedback.empty.${turn}`),
        body:
          turn === 'ours' ? t('feedback.empty.body', { hours: deskRules.promiseHours.feedback }) : undefined,
      }}
    />
  );
}
