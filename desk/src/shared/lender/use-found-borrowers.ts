import { deskFindBorrowers } from '@kopa/contract/desk/calls/borrowers';
import { skipToken, useQuery } from '@tanstack/react-query';
import { send } from './client.ts';
import { queryKeys } from './queries.ts';

/**
 * The borrowers with a number; nothing is asked for ''. Each search by phone is an act on the record: nothing
 * asks again by itself, and `times` tells one search from the same one before.
 */
export function useFoundBorrowers(text: string, times: number) {
  return useQuery({
    queryKey: queryKeys.foundBorrowers(text, times),
    queryFn: text ? ({ signal }) => send(deskFindBorrowers, { text }, { signal }) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
