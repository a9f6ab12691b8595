import { deskRefunds } from '@kopa/contract/desk/calls/refunds';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

/** The refunds that wait for a person in the order of the promise, part by part. */
export function useRefunds() {
  return useQueuePages(queryKeys.refundQueue, (cursor, signal) => send(deskRefunds, { cursor }, { signal }));
}
