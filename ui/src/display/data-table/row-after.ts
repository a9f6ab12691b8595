import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The index that a key moves to among `count` rows; undefined for a key that moves nowhere. */
export function rowAfter(event: Key, index: number, count: number, letters: boolean): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = letters ? { j: 'ArrowDown', k: 'ArrowUp' }[event.key.toLowerCase()] : undefined;
  switch (key ?? event.key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
