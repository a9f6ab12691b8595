import type { FeedbackImage } from '@kopa/contract/entities';

/** A picture that has arrived at the lender, as a draft keeps it. */
export interface KeptPicture {
  fileId: string;
  /** Where it can be looked at for a while. */
  address: string;
  /** When it arrived, by this phone's clock; `null` when it stands with feedback already. */
  at: number | null;
}

/** The lender deletes what no feedback has after a day; a draft counts on an hour less. */
const keptFor = 23 * 3_600_000;

/** Pictures as the one text that a form and its draft hold. */
export function picturesText(pictures: readonly KeptPicture[]): string {
  return pictures.length === 0 ? '' : JSON.stringify(pictures);
}

/** The pictures of such a text that the lender can still have; what is none of ours is left out. */
export function picturesOf(text: string | undefined, now: number): KeptPicture[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text || '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.flatMap((each) => pictureOf(each, now) ?? []) : [];
}

function pictureOf(stored: unknown, now: number): KeptPicture | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { fileId, address, at } = stored as Record<string, unknown>;
  if (typeof fileId !== 'string' || !/^[\w-]{1,100}$/.test(fileId)) return null;
  if (typeof address !== 'string' || !address.startsWith('/feedback-pictures/')) return null;
  if (at === null) return { fileId, address, at };
  return typeof at === 'number' && at > now - keptFor ? { fileId, address, at } : null;
}

/** Those that stand with feedback. */
export function standing(images: readonly FeedbackImage[]): KeptPicture[] {
  return images.map(({ fileId, address }) => ({ fileId, address, at: null }));
}
