import { deskTake } from '@kopa/contract/desk/calls/work';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskItem } from '@kopa/contract/desk/entities';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { useRef } from 'react';
import { send } from '../lender/client.ts';
import { useSession } from '../session/session.ts';

/** Typing for long must not free the item, nor end the session: it is taken again well before. */
const everyMs = (deskRules.freeAfterMinutes * 60_000 * 2) / 3;

/** Keeps an item while its owner types: to be called with each change of the text. */
export function useKeptTaken(
  queue: DeskQueueName,
  { id, owner }: Pick<DeskItem, 'id' | 'owner'>,
): () => void {
  const { id: me } = useSession();
  const taken = useRef(0);
  return () => {
    const now = Date.now();
    if (owner?.id !== me || taken.current === 0) {
      taken.current = now;
      return;
    }
    if (now - taken.current < everyMs) return;
    taken.current = now;
    // A failure changes nothing here: the answer itself will tell.
    void send(deskTake, { queue, id }, { idempotencyKey: crypto.randomUUID() }).catch(() => undefined);
  };
}
