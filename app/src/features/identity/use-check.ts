import { finishUploadAllImg } from '@kopa/contract/calls/user';
import type { Order } from '@kopa/contract/entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';

/** Interval between two queries, in ms; the lender itself waits before answering. */
const pauseMs = 1_000;
/** After this many queries the check exceeds the promised 5 to 10 seconds (S9-05). */
const usualQuestions = 4;
/** Period in which the button keeps its meaning, so that a double tap does not accept the findings. */
const firstLookMs = 1_000;

/** Starts the check of the three photos, and polls for the result. */
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
        // Each query has a new idempotency key: the old key would return the old answer.
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
    /** Continues despite a mismatch. */
    goOn: () => command.run(true),
    busy: command.busy || isFresh,
    error: command.error,
    /** Progress: null without a query, or after an immediate answer. */
    pace: questions === 0 ? null : questions <= usualQuestions ? ('usual' as const) : ('long' as const),
    /** The fields for the borrower's attention; empty for none. */
    look,
    /** An attended field has changed: check again. */
    forget: () => setLook([]),
  };
}
