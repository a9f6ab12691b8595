import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from './call-error.ts';
import { commandKey, endCommand } from './command-keys.ts';

/** What a command's sender is given besides the body. */
export interface CommandContext {
  idempotencyKey: string;
  onProgress: (share: number) => void;
}

/**
 * A command to the lender that is safe to tap twice, to repeat and to reload over: one key until it has ended. `scope`
 * names the command and what it is about (`collect:<orderNo>`).
 */
export function useCommand<Body, Result>(command: {
  scope: string;
  send: (body: Body, context: CommandContext) => Promise<Result>;
  onDone?: (result: Result, body: Body) => unknown;
  onFailed?: (error: CallError) => void;
}) {
  const [progress, setProgress] = useState(0);
  // Two taps can come before anything is rendered.
  const running = useRef(false);
  const mutation = useMutation<Result, CallError, Body>({
    mutationFn: (body) => {
      setProgress(0);
      return command.send(body, {
        idempotencyKey: commandKey(command.scope, body),
        onProgress: setProgress,
      });
    },
    onSuccess: (result, body) => {
      endCommand(command.scope);
      return command.onDone?.(result, body);
    },
    onError: (error) => {
      if (!error.undelivered) endCommand(command.scope);
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
