import type { Feedback, FeedbackImage, FeedbackMessage } from '@kopa/contract/entities';
import type { Message } from '@kopa/ui/message-thread';
import type { TFunction } from 'i18next';

/** The board as messages of two sides: what the borrower wrote first, then every message. */
export function boardOf(
  feedback: Feedback,
  messages: readonly FeedbackMessage[],
  borrower: string,
  t: TFunction<['desk', ...string[]]>,
): Message[] {
  const files = (images: readonly FeedbackImage[]) =>
    images.map(({ address }, index) => ({
      name: t('feedback.picture', { number: index + 1 }),
      // In a window of its own, which learns nothing of the desk.
      onOpen: () => void window.open(address, '_blank', 'noopener,noreferrer'),
    }));
  const first: Message = {
    id: '0',
    from: 'them',
    author: borrower,
    at: feedback.createTime,
    text: feedback.description,
    files: files(feedback.receiptImages),
  };
  return [
    first,
    ...messages.map((message): Message => {
      const ours = message.author === 'platform';
      return {
        id: String(message.number),
        from: ours ? 'me' : 'them',
        author: ours ? t('feedback.us') : borrower,
        at: message.createTime,
        text: message.content,
        files: files(message.images),
      };
    }),
  ];
}

/** The number of the newest message; 0 while only the feedback itself is there. */
export function newestOf(messages: readonly FeedbackMessage[]): number {
  return Math.max(0, ...messages.map(({ number }) => number));
}
