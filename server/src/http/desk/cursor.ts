import { CallError } from '../../lending/call-error.ts';

/** The number in the cursor of a list; null for the newest part. Throws `invalidInput`. */
export function numberIn(cursor: string | null | undefined): number | null {
  if (!cursor) return null;
  if (!/^\d{1,15}$/.test(cursor))
    throw new CallError('invalidInput', { fields: { cursor: 'value.invalid' } });
  return Number(cursor);
}

/** The cursor of the part after a number; null after the last part. */
export function cursorAfter(before: number | null): string | null {
  return before === null ? null : String(before);
}
