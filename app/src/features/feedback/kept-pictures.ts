import type { FeedbackImage } from '@kopa/contract/entities';

/** An uploaded picture in a draft. */
export interface KeptPicture {
  fileId: string;
  /** A temporary address of the picture. */
  address: string;
  /** Time of upload, by this phone's clock; `null` when attached to feedback. */
  at: number | null;
}

/** The name of a picture's command, and of the picture on its way. */
export const pictureScope = (key: string) => `feedbackPicture:${key}`;

/** The lender deletes unattached pictures after a day; a draft assumes one hour less. */
const keptFor = 23 * 3_600_000;

/** Pictures as the single text of a form value and its draft. */
export function picturesText(pictures: readonly KeptPicture[]): string {
  return pictures.length === 0 ? '' : JSON.stringify(pictures);
}

/** The pictures of such a text that the lender may still have; invalid entries are dropped. */
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

/** The attached ones. */
export function standing(images: readonly FeedbackImage[]): KeptPicture[] {
  return images.map(({ fileId, address }) => ({ fileId, address, at: null }));
}
