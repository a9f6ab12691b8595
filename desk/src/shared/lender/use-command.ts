import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { DeskCallError } from './desk-call-error.ts';
import type { SendOptions } from './client.ts';

/**
 * A command that is safe against double presses and retries: one idempotency key for the same body until the
 * command has ended.
 */
export function useCommand<Body, Result>(command: {
  send: (body: Body, options: SendOptions) => Promise<Result>;
  onDone?: (result: Result, body: Body) => unknown;
  onFailed?: (error: DeskCallError, body: Body) => void;
}) {
  const kept = useRef<{ key: string; body: string } | null>(null);
  // Two presses may precede the next render.
  const running = useRef(false);
  const mutation = useMutation<Result, Error, Body>({
    mutationFn: (body) => {
      const written = JSON.stringify(body);
      if (kept.current?.body !== written) kept.current = { key: crypto.randomUUID(), body: written };
      return command.send(body, { idempotencyKey: kept.current.key });
    },
    onSuccess: (result, body) => {
      kept.current = null;
      return command.onDone?.(result, body);
    },
    onError: (error, body) => {
      if (!(error instanceof DeskCallError)) return;
      // A command that met an ended session has had no effect, and is the same command after signing in.
      if (!error.undelivered && error.failure !== 'staffSignedOut') kept.current = null;
      command.onFailed?.(error, body);
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
  };
}
