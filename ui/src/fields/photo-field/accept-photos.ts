import type { PhotoFault } from './photo-fault.js';

/** What may be chosen. */
export interface PhotoLimits {
  /** The most bytes of one file. Default 20 MB. */
  maxInputBytes?: number;
  /** The most photos in all. */
  most?: number;
  /** How many there are already. */
  already?: number;
}

/**
 * Sorts chosen files by what can be known without opening them: those that may be read on, in their order, and why the others
 * may not. Beyond the most, the last ones are left out.
 */
export function acceptPhotos<F extends { size: number; type: string; name: string }>(
  files: Iterable<F>,
  { maxInputBytes = 20_000_000, most = Infinity, already = 0 }: PhotoLimits = {},
): { accepted: F[]; faults: PhotoFault[] } {
  const faults: PhotoFault[] = [];
  const sound = [...files].filter((file) => {
    const fault = faultOf(file, maxInputBytes);
    if (fault) faults.push(fault);
    return !fault;
  });
  const room = Math.max(0, most - already);
  if (sound.length > room) faults.push({ error: 'too-many', count: already + sound.length, most });
  return { accepted: sound.slice(0, room), faults };
}

function faultOf(
  file: { size: number; type: string; name: string },
  maxBytes: number,
): PhotoFault | undefined {
  if (file.size === 0) return { error: 'empty' };
  if (file.size > maxBytes) return { error: 'too-large', bytes: file.size, maxBytes };
  // Some galleries give no type, and a HEIC may be read or not: those are opened to see.
  if (file.type !== '' && !file.type.startsWith('image/')) return { error: 'not-an-image' };
  return undefined;
}

/** How ISO base media files begin that hold HEIF pictures. */
const heif = /^ftyp(hei[cfmsx]|hev[cx]|m[is]f1)/;

/** Whether a file says in its first bytes that it is HEIC; its name and its type often do not. */
export async function isHeic(file: Blob): Promise<boolean> {
  return heif.test(new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer()));
}
