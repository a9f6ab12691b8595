import type { FeedbackImage, FeedbackMessage } from '@kopa/contract/entities';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { Button } from '@kopa/ui/button';
import { Clock } from '@kopa/ui/icons';
import { MessageThread, MessageThreadHeader, type Message } from '@kopa/ui/message-thread';
import { Note } from '@kopa/ui/note';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { GoTo } from '../../shared/address/go-to.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { useAppName } from '../../shared/session/app-name.ts';
import { dayOf, localTime } from '../../shared/session/calendar.ts';
import { policy } from '../../shared/session/policy.ts';
import { CloseFeedback, DoneFeedback } from './end-of-feedback.tsx';
import { FeedbackStatus } from './feedback-status.tsx';
import { FeedbackWait } from './feedback-wait.tsx';
import type { Board } from './message-board.ts';
import { MessageFooter } from './message-footer.tsx';
import { PictureSheet, type ShownPicture } from './picture-sheet.tsx';
import { SentDetails } from './sent-details.tsx';
import { useBoard } from './use-board.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useOutgoing } from './use-outgoing.ts';

/** /feedback/feedbackDetail?id=: one feedback, its message board, and its result. */
export default function FeedbackDetailScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  useTranslation(['feedback', 'enumerations', 'validation']);
  const id = useSearch().get('id');
  return id ? <Detail key={id} id={id} /> : <GoTo to="/feedback/feedback_list" />;
}

function Detail({ id }: { id: string }) {
  const { t } = useTranslation('feedback');
  const board = useBoard(id);
  const { data } = board.query;
  if (data) return <BoardPage board={data} look={board} />;
  return (
    <Page title={t('detail.title')} fallback="/feedback/feedback_list">
      <FeedbackWait query={board.query} rows={5} />
    </Page>
  );
}

function BoardPage({ board, look }: { board: Board; look: ReturnType<typeof useBoard> }) {
  const { t } = useTranslation(['feedback', 'enumerations']);
  const format = useFormat();
  const appName = useAppName();
  const { feedback, messageList, nextCursor } = board;
  const { id, type, createTime, reviewStatus, actions } = feedback;
  const title = t(`enumerations:feedbackType.${type}`);
  const messages = useOutgoing(id, { onSent: look.lookSoon });
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  const [pictureOpen, setPictureOpen] = useState(false);
  const files = (images: readonly Pick<FeedbackImage, 'fileId' | 'address'>[]) =>
    images.map(({ fileId, address }, index) => {
      const name = t('pictures.name', { place: index + 1 });
      const onOpen = () => {
        setPicture({ name, fileId, address });
        setPictureOpen(true);
      };
      return { name, caption: t('pictures.tap'), onOpen };
    });
  const written = (message: FeedbackMessage): Message => ({
    id: `message-${message.number}`,
    ...(message.author === 'borrower'
      ? { from: 'me' }
      : { from: 'them', author: t('detail.team', { appName }) }),
    at: message.createTime,
    text: message.content,
    files: files(message.images),
  });
  const first: Message = {
    id: 'first',
    from: 'me',
    at: createTime,
    text: feedback.description,
    files: files(feedback.receiptImages),
  };
  const sent = messageList.map(written);
  const known = nextCursor === null ? [first, ...sent] : sent;
  const { outgoing } = messages;
  const unsent: Message[] = outgoing
    ? [
        {
          id: `message-${(messageList.at(-1)?.number ?? 0) + 1}`,
          from: 'me',
          // Last, also on a phone with a slow clock.
          at: Math.max(outgoing.at, known.at(-1)?.at ?? 0),
          text: outgoing.text,
          files: files(outgoing.pictures),
          state: messages.state,
        },
      ]
    : [];
  const content = useRef<HTMLDivElement>(null);
  const begins = messageList.length > 0;
  useEffect(() => {
    if (!begins) return undefined;
    // A borrower with an answer wants to read it. One frame later, because a screen opens at its top.
    const frame = requestAnimationFrame(() => content.current?.scrollIntoView({ block: 'end' }));
    return () => cancelAnimationFrame(frame);
    // Only when the screen opens: what comes later is shown by the thread.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const isDone = reviewStatus === feedbackStatuses.done;
  const end = useFocusAfter(reviewStatus);
  const needsReply = reviewStatus === feedbackStatuses.needReply;
  const answered = messageList.at(-1)?.author === 'platform' && !needsReply;
  return (
    <Page
      title={title}
      fallback="/feedback/feedback_list"
      lead="none"
      offlineText={t('detail.offline')}
      footer={
        actions.includes('leaveMessage') ? (
          <MessageFooter key={messages.composer.number} messages={messages} />
        ) : undefined
      }
    >
      <div className="-mx-4 mb-4">
        <MessageThreadHeader
          replyNeeded={needsReply}
          status={<FeedbackStatus feedback={feedback} />}
          number={t('detail.number', { id })}
        >
          {t('detail.sent', { day: format.day(dayOf(createTime)) })}
        </MessageThreadHeader>
      </div>
      <div ref={content} className="flex flex-col gap-5 pb-6">
        <SentDetails feedback={feedback} />
        {nextCursor !== null && (
          <div className="flex flex-col gap-2">
            <FailureNote error={look.earlier.error} />
            <Button
              variant="outline"
              block
              busy={look.earlier.isPending}
              busyLabel={t('list.loading')}
              onClick={() => look.earlier.mutate(nextCursor)}
            >
              {t('detail.earlier')}
            </Button>
          </div>
        )}
        <MessageThread
          messages={[...known, ...unsent].map((message) => ({ ...message, at: localTime(message.at) }))}
          label={title}
          timeZone="UTC"
          onRetry={messages.retry}
        >
          {!isDone && !needsReply && !answered && (
            <Note tone="neutral" icon={<Clock aria-hidden />}>
              {t('detail.answer', { count: policy().feedback.answerHours })}
            </Note>
          )}
        </MessageThread>
        <div ref={end} tabIndex={-1}>
          {actions.includes('close') && <CloseFeedback feedback={feedback} answered={answered} />}
          {isDone && <DoneFeedback feedback={feedback} />}
        </div>
      </div>
      {picture && (
        <PictureSheet
          picture={{ ...picture, address: addressOf(board, picture) }}
          open={pictureOpen}
          onOpenChange={setPictureOpen}
          onRenew={() => void look.query.refetch()}
        />
      )}
    </Page>
  );
}

/** The picture's current address: the lender signs new addresses with each answer. */
function addressOf({ feedback, messageList }: Board, { fileId, address }: ShownPicture): string {
  const all = [...feedback.receiptImages, ...messageList.flatMap(({ images }) => images)];
  return all.find((image) => image.fileId === fileId)?.address ?? address;
}
