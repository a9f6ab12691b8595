import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { haptic } from '../bridge/haptic.ts';
import { CallError } from './call-error.ts';
import { anyWaiting } from '../outbox/any-waiting.ts';
import { commandKey, endCommand, type CommandContext } from './command-keys.ts';

/**
 * A command that is safe against double taps, retries and reloads: one key until it has ended. `scope` names
 * the command and its object (`collect:<orderNo>`).
 */
export function useCommand<Body, Result>(command: {
  scope: string;
  send: (body: Body, context: CommandContext) => Promise<Result>;
  onDone?: (result: Result, body: Body) => unknown;
  onFailed?: (error: CallError) => void;
  /** The borrower commits to something: the phone vibrates when the lender has accepted. */
  commits?: boolean;
}) {
  const [progress, setProgress] = useState(0);
  // Two taps may precede the next render.
  const running = useRef(false);
  const mutation = useMutation<Result, CallError, Body>({
    mutationFn: async (body) => {
      setProgress(0);
      if (anyWaiting()) await sendBefore(command.scope);
      return command.send(body, {
        idempotencyKey: commandKey(command.scope, body),
        onProgress: setProgress,
      });
    },
    onSuccess: (result, body) => {
      endCommand(command.scope);
      if (command.commits) haptic('confirm');
      return command.onDone?.(result, body);
    },
    onError: (error) => {
      if (!error.undelivered) endCommand(command.scope);
      haptic('error');
      command.onFailed?.(error);
    },
    onSettled: () => {
      running.current = false;
    },
  });
  return {
    run: (body: Body) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(body);
    },
    busy: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    progress,
  };
}

/** What waits for the same order goes first; its code may not arrive without a connection. */
async function sendBefore(scope: string): Promise<void> {
  const outbox = await import('../outbox/send-waiting.ts').catch(() => {
    throw new CallError('network');
  });
  await outbox.sendBefore(scope);
}
