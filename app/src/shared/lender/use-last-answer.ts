import type { Call, ResultOf } from '@kopa/contract/calls/call';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useCutOff } from '../screen/query-view.tsx';
import { keep, kept } from '../session/kept.ts';
import { session } from '../session/session.ts';
import { send } from './client.ts';

/**
 * The answer to a call for a screen. Without a connection, and without an answer in this page, the answer to
 * the same request that this phone has seen last, with `seenAt` in epoch ms; `null` for a current answer.
 * `name` names what is kept: one answer for each name and borrower.
 */
export function useLastAnswer<C extends Call>(
  name: string,
  call: C,
  request: z.input<C['request']>,
  options: Pick<UseQueryOptions<ResultOf<C>>, 'queryKey' | 'enabled' | 'staleTime' | 'refetchInterval'>,
) {
  const query = useQuery({
    ...options,
    queryFn: async (): Promise<ResultOf<C>> => {
      const owner = session()?.userId;
      const answer = await send(call, request);
      // Another borrower may have logged in in the meantime.
      if (session()?.userId === owner) keep(name, { request, answer });
      return answer;
    },
  });
  const cutOff = useCutOff(query);
  const asked = JSON.stringify(request);
  const last = useMemo(() => {
    const found = cutOff && kept(name, z.object({ request: z.unknown(), answer: call.result }));
    return found && JSON.stringify(found.value.request) === asked ? found : null;
  }, [asked, call, cutOff, name]);
  const data = query.data ?? (last?.value.answer as ResultOf<C> | undefined);
  const seenAt = query.data === undefined ? (last?.at ?? null) : cutOff ? query.dataUpdatedAt : null;
  return { ...query, data, seenAt };
}
