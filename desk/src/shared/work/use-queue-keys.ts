import type { DeskItem } from '@kopa/contract/desk/entities';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../keys/use-keys.ts';

/**
 * J and K move along a queue, N goes to the next item that nobody has. Returns the way to that item;
 * undefined: there is none.
 */
export function useQueueKeys(
  items: readonly DeskItem[] | undefined,
  id: string | undefined,
  /** The address of an item, with the filter of the list. */
  to: (id: string) => string,
): (() => void) | undefined {
  const navigate = useNavigate();
  const open = (next: string | undefined) => {
    if (next !== undefined) void navigate(to(next));
  };
  const ids = items?.map((item) => item.id) ?? [];
  const here = id === undefined ? -1 : ids.indexOf(id);
  const free = items?.filter((item) => item.owner === null && item.id !== id) ?? [];
  const next = free.find((item) => ids.indexOf(item.id) > here) ?? free[0];
  const goOn = next && (() => open(next.id));
  useKeys({
    j: () => open(ids[Math.min(here + 1, ids.length - 1)]),
    k: () => open(ids[Math.max(here - 1, 0)]),
    n: goOn,
  });
  return goOn;
}
