import type { DeskThread } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { MessageCircle } from '@kopa/ui/icons';
import { MessageThread } from '@kopa/ui/message-thread';
import { StatusChip } from '@kopa/ui/status-chip';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { marketZone } from '../../shared/lender/lender.ts';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { boardOf } from './board.ts';
import type { Turn } from './use-queue.ts';

/** One conversation: what it is about, every message, and what can be done. */
export function FeedbackThread({
  id,
  thread,
  turn,
  onLoan,
  sideOpen,
  onNextFree,
}: {
  id: string;
  thread: UseQueryResult<DeskThread>;
  turn: Turn;
  onLoan: () => void;
  sideOpen: boolean;
  onNextFree: (() => void) | undefined;
}) {
  const { t } = useTranslation(['desk', 'enumerations']);
  const { moment } = useFormat();
  const back = <BackToList to={`/feedback?turn=${turn}`} label={t('nav.feedback')} />;
  if (!thread.data)
    return (
      <>
        {back}
        <Waiting query={thread} />
      </>
    );
  const { item, feedback, messages } = thread.data;
  const name = item.borrower.name || item.borrower.phone;
  const kind = t(`enumerations:feedbackType.${feedback.type}`);
  return (
    <div className="flex min-h-full flex-col">
      {back}
      <header className="flex flex-col gap-1 border-b border-decor px-4 py-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-title text-ink">{kind}</h2>
          <Turned turn={item.turn} />
          <span className="ms-auto text-caption text-muted">{t('feedback.number', { id })}</span>
        </div>
        <p className="text-caption text-muted">
          {name} · {t('feedback.writes', { language: t(`language.${item.borrower.language}`) })}
          {item.dueAt === null ? null : ` · ${t('feedback.answerBy', { time: moment(item.dueAt) })}`}
        </p>
        <div className="lg:hidden">
          <Button variant="text" aria-expanded={sideOpen} aria-keyshortcuts="i" onClick={onLoan}>
            {t('feedback.showLoan')}
          </Button>
        </div>
      </header>
      <Stale query={thread} />
      <div className="flex-1 bg-page p-4">
        <MessageThread label={kind} messages={boardOf(feedback, messages, name, t)} timeZone={marketZone()} />
        {feedback.rating === null ? null : (
          <p className="pt-4 text-caption text-muted">{t('feedback.rated', { count: feedback.rating })}</p>
        )}
      </div>
      <AnswerPanel thread={thread.data} onNextFree={onNextFree} onRefetch={thread.refetch} />
    </div>
  );
}

function Turned({ turn }: { turn: DeskThread['item']['turn'] }) {
  const { t } = useTranslation('desk');
  return (
    <StatusChip
      tone={turn === 'ours' ? 'warning' : turn === 'theirs' ? 'info' : 'success'}
      icon={turn === 'ours' ? <MessageCircle aria-hidden /> : undefined}
    >
      {t(`feedback.chip.${turn}`)}
    </StatusChip>
  );
}
