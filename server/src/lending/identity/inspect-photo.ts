import { isWholePhoto } from '@kopa/contract/identity/whole-photo';
import { CallError } from '../call-error.ts';

export interface Photo {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
}

const shortestSide = 16;
const longestSide = 20_000;
/** A small file with more pixels could fill the memory. */
export const mostPixels = 40_000_000;

/**
 * Type and size of a picture, read from its bytes. Throws `notAPhoto` for anything but a JPEG, PNG or WebP
 * with a readable size, `photoTooLarge` above the pixel limit, `photoIncomplete` for a truncated file.
 */
export function inspectPhoto(bytes: Uint8Array): Photo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const photo = readPhoto(view);
  if (!photo) throw new CallError('notAPhoto');
  const { width, height } = photo;
  if (Math.min(width, height) < shortestSide) throw new CallError('notAPhoto');
  if (Math.max(width, height) > longestSide || width * height > mostPixels)
    throw new CallError('photoTooLarge');
  if (!isWholePhoto(bytes)) throw new CallError('photoIncomplete');
  return photo;
}

function readPhoto(view: DataView): Photo | null {
  try {
    return readJpeg(view) ?? readPng(view) ?? readWebp(view);
  } catch (error) {
    // The bytes end before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Walks the segments up to the frame header; source: ITU-T T.81, B.1.1 and B.2.2. */
function readJpeg(view: DataView): Photo | null {
  if (view.getUint16(0) !== 0xff_d8) return null;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { mediaType: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    // Scan data or the end before any frame.
    if (marker === 0xda || marker === 0xd9) return null;
    at += hasNoLength ? 2 : 2 + view.getUint16(at + 2);
  }
}

/** Source: PNG specification, 5.2 and 11.2.2. */
function readPng(view: DataView): Photo | null {
  if (view.getUint32(0) !== 0x89_50_4e_47 || view.getUint32(4) !== 0x0d_0a_1a_0a) return null;
  if (text(view, 12, 4) !== 'IHDR') return null;
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Source: RFC 9649, 2.3 to 2.7. */
function readWebp(view: DataView): Photo | null {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null;
  const mediaType = 'image/webp';
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x01_2a) return null;
      return {
        mediaType,
        width: view.getUint16(26, true) & 0x3f_ff,
        height: view.getUint16(28, true) & 0x3f_ff,
      };
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { mediaType, width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { mediaType, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return null;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function text(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('');
}
