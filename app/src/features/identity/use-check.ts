import { finishUploadAllImg } from '@kopa/contract/calls/user';
import type { Order } from '@kopa/contract/entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';

/** Between two questions, in milliseconds; the lender itself waits a while before it answers. */
const pauseMs = 1_000;
/** After so many questions it takes longer than the 5 to 10 seconds that were promised (S9-05). */
const usualQuestions = 4;
/** For so long the button stays as it was: a second tap on it does not go on with what was found. */
const firstLookMs = 1_000;

/** Has the lender check the three photos, and asks until it is known. */
export function useCheck({
  orderNo,
  onMoved,
  onRefused,
}: {
  orderNo: string;
  onMoved: (order: Order) => void;
  onRefused: (error: CallError) => void;
}) {
  const [questions, setQuestions] = useState(0);
  const [look, setLook] = useState<readonly IdentityReason[]>([]);
  const gone = useRef(false);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(() => setFresh(false), firstLookMs);
    return () => clearTimeout(timer);
  }, [isFresh]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const command = useCommand({
    scope: `photos:${orderNo}`,
    send: async (goOn: boolean, { idempotencyKey }) => {
      for (let asked = 1; ; asked += 1) {
        const question = { loanOrderId: orderNo, ...(goOn && { goOn }) };
        // Each question is a new one: asked again under its key it would get its old answer.
        const result = await send(finishUploadAllImg, question, {
          idempotencyKey: `${idempotencyKey}-${asked}`,
        });
        if (result.check.state !== 'checking' || gone.current) return result;
        setQuestions(asked);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (gone.current) return result;
      }
    },
    onDone: ({ order, check }) => {
      setQuestions(0);
      if (gone.current) return;
      if (check.state !== 'look') return onMoved(order);
      setFresh(true);
      setLook(check.reasons);
    },
    onFailed: (error) => {
      setQuestions(0);
      onRefused(error);
    },
  });
  return {
    start: () => command.run(false),
    /** Goes on although something does not agree. */
    goOn: () => command.run(true),
    busy: command.busy || isFresh,
    error: command.error,
    /** How far it is: null when nothing is asked, or the answer came at once. */
    pace: questions === 0 ? null : questions <= usualQuestions ? ('usual' as const) : ('long' as const),
    /** What the borrower is to look at; empty when nothing. */
    look,
    /** What was looked at is changed: it is checked anew. */
    forget: () => setLook([]),
  };
}
