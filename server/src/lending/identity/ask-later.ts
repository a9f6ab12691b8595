import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';

const minute = 60_000;
/**
 * Intervals of queries to a silent provider, each after the previous query; after the last one a person
 * decides.
 */
const pauses = [1, 2, 5, 15, 60, 6 * 60, 24 * 60].map((minutes) => minutes * minute);

export const mostAskings = pauses.length;

/** Queues the query of a provider that answers later. */
export async function queueAsking(tx: Transaction, id: number, at: number, times = 0): Promise<void> {
  const pause = pauses[times];
  if (pause === undefined) return;
  await enqueue(tx, {
    kind: 'askIdentity',
    key: `${id}:${times}`,
    runAt: at + pause,
    payload: { id, times },
  });
}
