import { leaveFeedbackMessage } from '@kopa/contract/calls/feedback';
import { longestFeedbackText } from '@kopa/contract/sections';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import {
  allWaiting,
  dropWaiting,
  followWaiting,
  keepWaiting,
  type NewWaiting,
} from '../../shared/outbox/waiting.ts';
import { forgetLists } from './feedback-calls.ts';
import { picturesOf, picturesText, type KeptPicture } from './kept-pictures.ts';
import { withSent, type Board } from './message-board.ts';

const section = 'feedbackMessage';

/** A message in the editor. */
interface Written {
  text: string;
  pictures: readonly KeptPicture[];
}

/** A message in transfer, with its start by this phone's clock, in epoch ms. */
interface Outgoing extends Written {
  at: number;
}

/**
 * A borrower's outgoing messages (S7-85): one at a time, shown at once, kept after a lost connection and a
 * killed page, and resent on tap or on reconnection. A refused message returns to the editor. Typing renders
 * nothing.
 */
export function useOutgoing(id: string, { onSent }: { onSent: () => void }) {
  const [start] = useState(() => readKept(id));
  const composed = useRef<Written>(start.composed);
  const onItsWay = useRef(start.outgoing);
  const [outgoing, setOutgoing] = useState(start.outgoing);
  /** Another key remounts the editor with the refused message. */
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
  const scope = `feedbackMessage:${id}`;
  const command = useCommand({
    scope,
    send: (message: Outgoing, { idempotencyKey }) =>
      send(leaveFeedbackMessage, requestOf(id, message), { idempotencyKey }),
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
      const { current: message } = onItsWay;
      if (!message) return;
      if (undelivered) keepWaiting(laterOf(id, scope, message), message);
      else takeBack(message);
    },
  });
  const takeBack = (refused: Outgoing) => {
    const since = composed.current.text;
    const text = (since === '' ? refused.text : `${refused.text}\n${since}`).slice(0, longestFeedbackText);
    composed.current = { text, pictures: refused.pictures };
    move(null);
    setComposer(({ number }) => ({ number: number + 1, ...composed.current }));
  };
  const waits = () => allWaiting().find((each) => each.scope === scope);
  const retry = () => {
    if (waits())
      import('../../shared/outbox/send-waiting.ts')
        .then(({ sendWaiting }) => sendWaiting())
        // Its code has not come: the outbox sends with the next screen.
        .catch(() => undefined);
    else if (onItsWay.current) command.run(onItsWay.current);
  };
  // The outbox has sent the message, or brings it back.
  const learn = useEffectEvent(() => {
    const { current: message } = onItsWay;
    const entry = waits();
    if (!message || command.busy) return;
    if (entry?.refusal) {
      dropWaiting(scope);
      takeBack(message);
    } else if (!entry && readKept(id).outgoing === null) {
      move(null);
      onSent();
    }
  });
  useEffect(() => followWaiting(learn), []);
  return {
    id,
    /** The message that is not on the board yet. */
    outgoing,
    state: command.busy ? ('sending' as const) : ('failed' as const),
    busy: command.busy,
    /** The reason of the last refusal: the message is in the editor again. */
    refusal: command.error && !command.error.undelivered ? command.error : null,
    retry,
    /** The editor's initial content. */
    composer,
    write,
    /** Sends a message; `false` while an unsent one waits. */
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

const requestOf = (id: string, { text, pictures }: Outgoing) => ({
  id,
  content: text,
  images: pictures.map(({ fileId }) => fileId),
});

const laterOf = (id: string, scope: string, message: Outgoing): NewWaiting => ({
  scope,
  kind: 'message',
  request: requestOf(id, message),
  path: `/feedback/feedbackDetail?id=${encodeURIComponent(id)}`,
  draft: [id, section, 'sentText', 'sentPictures', 'sentAt'],
});

/** The unsent text, and the message in transfer at the closing of the page. */
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
