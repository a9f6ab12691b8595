import type { DeskFeedback } from '@kopa/contract/desk/entities';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/screen/use-now.ts';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { QueueRow } from '../../shared/work/queue-row.tsx';
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
  const { t } = useTranslation('desk');
  const now = useNow();
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
      row={(item) => <Row item={item} now={now} turn={turn} open={item.id === openId} />}
      empty={{
        title: t(`feedback.empty.${turn}`),
        body:
          turn === 'ours' ? t('feedback.empty.body', { hours: deskRules.promiseHours.feedback }) : undefined,
      }}
    />
  );
}

/** One feedback: what and who, the last line, promise and number. */
function Row({ item, turn, ...row }: { item: DeskFeedback; now: number; turn: Turn; open: boolean }) {
  const { t } = useTranslation(['desk', 'enumerations']);
  return (
    <QueueRow
      {...row}
      item={item}
      to={`/feedback/${item.id}?turn=${turn}`}
      title={t(`enumerations:feedbackType.${item.type}`)}
      line={`${item.borrower.name || item.borrower.phone} · ${item.lastLine}`}
      undue={t(`feedback.chip.${item.turn}`)}
      foot={`${t('feedback.number', { id: item.id })} · ${item.borrower.language}`}
    />
  );
}
