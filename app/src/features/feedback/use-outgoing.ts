import { leaveFeedbackMessage } from '@kopa/contract/calls/feedback';
import { longestFeedbackText } from '@kopa/contract/sections';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { forgetLists } from './feedback-calls.ts';
import { picturesOf, picturesText, type KeptPicture } from './kept-pictures.ts';
import { withSent, type Board } from './message-board.ts';

const section = 'feedbackMessage';

/** A message as it is written. */
interface Written {
  text: string;
  pictures: readonly KeptPicture[];
}

/** A message on its way, and since when by this phone's clock, in epoch milliseconds. */
interface Outgoing extends Written {
  at: number;
}

/**
 * A borrower's messages on their way (S7-85): one at a time, shown at once, kept when the line is lost, also over a killed page,
 * and sent again by a tap or when the line is back. What the lender refuses comes back to be written anew. Typing renders nothing.
 */
export function useOutgoing(id: string, { onSent }: { onSent: () => void }) {
  const [start] = useState(() => readKept(id));
  const composed = useRef<Written>(start.composed);
  const onItsWay = useRef(start.outgoing);
  const [outgoing, setOutgoing] = useState(start.outgoing);
  /** Another number is another composer: it opens with what is to be written anew. */
  const [composer, setComposer] = useState({ number: 0, ...start.composed });
  const write = (change: Partial<Written>) => {
    composed.current = { ...composed.current, ...change };
    keep(id, composed.current, onItsWay.current);
  };
  const move = (next: Outgoing | null) => {
    onItsWay.current = next;
    setOutgoing(next);
    keep(id, composed.current, next);
  };
  const command = useCommand({
    scope: `feedbackMessage:${id}`,
    send: ({ text, pictures }: Outgoing, { idempotencyKey }) =>
      send(
        leaveFeedbackMessage,
        { id, content: text, images: pictures.map(({ fileId }) => fileId) },
        { idempotencyKey },
      ),
    onDone: async ({ feedback, message }) => {
      const queryKey = queryKeys.feedback(id);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Board>(queryKey, (board) =>
        board ? withSent(board, feedback, message) : undefined,
      );
      move(null);
      forgetLists();
      onSent();
    },
    onFailed: ({ undelivered }) => {
      const refused = onItsWay.current;
      if (undelivered || !refused) return;
      const since = composed.current.text;
      const text = (since === '' ? refused.text : `${refused.text}\n${since}`).slice(0, longestFeedbackText);
      composed.current = { text, pictures: refused.pictures };
      move(null);
      setComposer(({ number }) => ({ number: number + 1, ...composed.current }));
    },
  });
  const retry = () => {
    if (onItsWay.current) command.run(onItsWay.current);
  };
  const connected = useEffectEvent(() => {
    if (command.error?.undelivered) retry();
  });
  useEffect(() => onlineManager.subscribe((online) => online && connected()), []);
  return {
    /** The message that is not on the board yet. */
    outgoing,
    state: command.busy ? ('sending' as const) : ('failed' as const),
    busy: command.busy,
    /** Why the last one was refused: it is in the composer again. */
    refusal: command.error && !command.error.undelivered ? command.error : null,
    retry,
    /** What the composer opens with. */
    composer,
    write,
    /** Sends what was written; `false` while one that was not sent waits. */
    send: (text: string): boolean => {
      if (onItsWay.current) return false;
      const message = { text, pictures: composed.current.pictures, at: Date.now() };
      composed.current = { text: '', pictures: [] };
      move(message);
      command.run(message);
      return true;
    },
  };
}

/** What was written and not sent, and what was on its way when the page was closed. */
function readKept(id: string): { composed: Written; outgoing: Outgoing | null } {
  const { values } = readDraft(id, section, ['text', 'pictures', 'sentText', 'sentPictures', 'sentAt']);
  const now = Date.now();
  const { text = '', sentText } = values;
  const at = Number(values['sentAt']);
  return {
    composed: { text, pictures: picturesOf(values['pictures'], now) },
    outgoing:
      sentText === undefined
        ? null
        : {
            text: sentText,
            pictures: picturesOf(values['sentPictures'], now),
            at: Number.isSafeInteger(at) ? at : now,
          },
  };
}

function keep(id: string, { text, pictures }: Written, outgoing: Outgoing | null): void {
  if (text === '' && pictures.length === 0 && outgoing === null) return clearDraft(id, section);
  writeDraft(id, section, {
    values: {
      text,
      pictures: picturesText(pictures),
      ...(outgoing && {
        sentText: outgoing.text,
        sentPictures: picturesText(outgoing.pictures),
        sentAt: String(outgoing.at),
      }),
    },
    lastField: null,
  });
}
