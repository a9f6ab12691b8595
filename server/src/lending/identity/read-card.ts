import type { Policy } from '@kopa/contract';
import type { CardReading, CardReadingError } from '@kopa/contract/entities';
import { CallError } from '../call-error.ts';
import { checkReadable, refusalOf } from './check-photos.ts';
import { inspectPhoto } from './inspect-photo.ts';

/** The two sides of an ID card, as they were uploaded. */
export interface CardSides {
  front: Uint8Array;
  back: Uint8Array;
}

/** What recognising a card came to. */
export type CardRead =
  | { state: 'read'; fields: CardReading['fields'] }
  | { state: 'failed'; error: CardReadingError };

/**
 * Reads an ID card as far as it is recognised today: whether each side is a whole picture, large enough to be read, and the two
 * are not one (S8-23 to S8-26). What the card says is not recognised, and `fields` is empty.
 */
export function readCard({ front, back }: CardSides, market: Policy['market']): CardRead {
  for (const [kind, bytes] of [
    ['front', front],
    ['back', back],
  ] as const) {
    try {
      checkReadable(kind, inspectPhoto(bytes), market);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { state: 'failed', error: refusalOf(kind, market) as CardReadingError };
    }
  }
  if (Buffer.compare(front, back) === 0) return { state: 'failed', error: 'ocrFailed' };
  return { state: 'read', fields: {} };
}
