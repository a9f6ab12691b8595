import type { DeskFeedback } from '@kopa/contract/desk/entities';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { Kbd } from '@kopa/ui/kbd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { ShowMore } from '../../shared/screen/show-more.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { useNow } from '../../shared/screen/use-now.ts';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { FilterLink } from '../../shared/work/filter-link.tsx';
import { QueueRow } from '../../shared/work/queue-row.tsx';
import { turns, type Turn, type useQueue } from './use-queue.ts';

/** The queue: filter, rows by promise, and what comes when there are none. */
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
  const { count } = useFormat();
  const now = useNow();
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-col gap-3 border-b border-decor p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="text-title text-ink">{t('nav.feedback')}</h2>
          {counts ? (
            <p className="text-caption text-muted">
              {t('feedback.counts', { open: count(counts.ours + counts.theirs), late: count(counts.late) })}
            </p>
          ) : null}
        </div>
        <ul className="flex flex-wrap gap-2">
          {turns.map((each) => (
            <li key={each}>
              <FilterLink to={`/feedback?turn=${each}`} current={each === turn}>
                {t(`feedback.turn.${each}`)}
                {counts && each !== 'done' ? (
                  <span className="tabular-nums">{count(counts[each])}</span>
                ) : null}
              </FilterLink>
            </li>
          ))}
        </ul>
      </div>
      {items ? (
        <>
          <Stale query={query} />
          {items.length === 0 ? <NothingHere turn={turn} /> : null}
          <ul>
            {items.map((item) => (
              <Row key={item.id} item={item} now={now} turn={turn} open={item.id === openId} />
            ))}
          </ul>
          <ShowMore query={query} block />
        </>
      ) : (
        <Waiting query={query} />
      )}
      <p className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-2 border-t border-decor bg-surface px-4 py-2.5 text-caption text-muted pointer-coarse:hidden">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> {t('keys.move')} <Kbd>T</Kbd> {t('keys.take')} <Kbd>N</Kbd> {t('keys.next')}
      </p>
    </div>
  );
}

function NothingHere({ turn }: { turn: Turn }) {
  const { t } = useTranslation('desk');
  return (
    <div className="py-8">
      <EmptyState
        illustration={<Illustration name="empty" />}
        title={t(`feedback.empty.${turn}`)}
        body={
          turn === 'ours' ? t('feedback.empty.body', { hours: deskRules.promiseHours.feedback }) : undefined
        }
      />
    </div>
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
