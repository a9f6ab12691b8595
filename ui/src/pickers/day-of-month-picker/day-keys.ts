/** The grid's columns, and the last day. */
export const ROW = 7;
export const LAST = 31;

interface Key {
  key: string;
  ctrlKey: boolean;
}

/**
 * The target day of a key in a grid of seven columns; undefined for other keys, and the same day at the
 * edges. Arrows, Home and End within the row, with Control within the month, Page Up and Down within the
 * column.
 */
export function dayForKey({ key, ctrlKey }: Key, day: number, isRightToLeft: boolean): number | undefined {
  const column = (day - 1) % ROW;
  const last = column + 1 + ROW * Math.floor((LAST - column - 1) / ROW);
  const forward = isRightToLeft ? -1 : 1;
  const moves: Record<string, number> = {
    ArrowRight: day + forward,
    ArrowLeft: day - forward,
    ArrowDown: day + ROW,
    ArrowUp: day - ROW,
    Home: ctrlKey ? 1 : day - column,
    End: ctrlKey ? LAST : Math.min(LAST, day - column + ROW - 1),
    PageUp: column + 1,
    PageDown: last,
  };
  const to = moves[key];
  if (to === undefined) return undefined;
  return to < 1 || to > LAST ? day : to;
}
