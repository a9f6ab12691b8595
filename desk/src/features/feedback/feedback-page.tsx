import { PaneLayout, type Pane } from '@kopa/ui/pane-layout';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackSide } from './feedback-side.tsx';
import { FeedbackThread } from './feedback-thread.tsx';
import { useQueue, useTurn } from './use-queue.ts';
import { useThread } from './use-thread.ts';

/** Feedback by promise, one conversation, and the borrower's loan. */
export default function FeedbackPage() {
  const { t } = useTranslation('desk');
  const { id } = useParams();
  useTitle(id === undefined ? t('nav.feedback') : t('feedback.number', { id }));
  const turn = useTurn();
  const queue = useQueue(turn);
  const thread = useThread(id);
  const [search, setSearch] = useSearchParams();
  const sideOpen = search.get('pane') === 'loan';
  const setSide = (open: boolean) =>
    setSearch((now) => {
      if (open) now.set('pane', 'loan');
      else now.delete('pane');
      return now;
    });
  const onNextFree = useQueueKeys(queue.items, id, (next) => `/feedback/${next}?turn=${turn}`);
  useKeys({ i: id === undefined ? undefined : () => setSide(!sideOpen) });
  const panes: Pane[] = [
    {
      id: 'list',
      label: t('nav.feedback'),
      kind: 'list',
      content: <FeedbackList queue={queue} turn={turn} openId={id} />,
    },
    {
      id: 'thread',
      label: t('feedback.conversation'),
      kind: 'main',
      content:
        id === undefined ? (
          <ChooseOne title={t('feedback.none.title')} body={t('feedback.none.body')} />
        ) : (
          <FeedbackThread
            key={id}
            id={id}
            thread={thread}
            turn={turn}
            onLoan={() => setSide(!sideOpen)}
            sideOpen={sideOpen}
            onNextFree={onNextFree}
          />
        ),
    },
  ];
  if (id !== undefined)
    panes.push({
      id: 'side',
      label: t('feedback.loan'),
      kind: 'side',
      content: <FeedbackSide thread={thread.data} onClose={() => setSide(false)} />,
    });
  const front = id === undefined ? 'list' : sideOpen ? 'side' : 'thread';
  return (
    <>
      {/* On a small page the pane with the visible heading may be away. */}
      <h1 className="sr-only">{t('nav.feedback')}</h1>
      <PaneLayout panes={panes} front={front} sideOpen={sideOpen} />
    </>
  );
}
