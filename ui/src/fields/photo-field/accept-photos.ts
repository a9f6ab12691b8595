import type { PhotoFault } from './photo-fault.js';

/** Limits of a choice of photos. */
export interface PhotoLimits {
  /** Maximum bytes per file. Default 20 MB. */
  maxInputBytes?: number;
  /** Maximum number of photos. */
  most?: number;
  /** Number of photos that exist already. */
  already?: number;
}

/**
 * Sorts chosen files by properties that need no decoding: accepted files in their order, and a reason for
 * each rejected file. Files beyond the maximum are dropped from the end.
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
  // Some galleries report no type, and HEIC support varies: such files are decoded.
  if (file.type !== '' && !file.type.startsWith('image/')) return { error: 'not-an-image' };
  return undefined;
}

/** The first bytes of ISO base media files that hold HEIF pictures. */
const heif = /^ftyp(hei[cfmsx]|hev[cx]|m[is]f1)/;

/** Whether the first bytes of a file mark HEIC; name and type often do not. */
export async function isHeic(file: Blob): Promise<boolean> {
  return heif.test(new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer()));
}
