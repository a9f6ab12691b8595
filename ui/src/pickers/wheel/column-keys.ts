import type { KeyboardEvent } from 'react';
import type { createTypeAhead } from './type-ahead.js';
import type { WheelOption } from './wheel-column.js';

/** Rows that Page Up and Page Down move. */
const PAGE = 5;

/**
 * The target row of a key from `index`, before disabled rows are skipped; undefined for other keys. Arrows,
 * Page Up and Down, Home, End, and typed letters and digits.
 */
export function rowForKey(
  event: KeyboardEvent,
  options: readonly WheelOption[],
  index: number,
  typeAhead: ReturnType<typeof createTypeAhead>,
): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: options.length - 1,
  };
  const to = moves[event.key];
  if (to !== undefined) return Math.max(0, Math.min(options.length - 1, to));
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  const labels = options.map((option) => option.label);
  return typeAhead(event.key, event.timeStamp, labels, index);
}
