import sharp from 'sharp';
import { CallError } from '../call-error.ts';
import { inspectPhoto, mostPixels, type Photo } from './inspect-photo.ts';

/** In px: of the longer side. Enough for the smallest print of a card; 150 to 300 kB as JPEG. */
const longestSide = 1600;
const quality = 85;
const patienceSeconds = 5;

// Each picture is opened once: a cache of decoded pixels only holds memory.
sharp.cache(false);

/** A photo that was taken apart and made anew. */
export interface SafePhoto {
  bytes: Uint8Array;
  photo: Photo;
}

/**
 * Makes a photo safe to keep and to read: only what says in its bytes that it is a JPEG, PNG or WebP is opened at all, of at most 40
 * megapixels; it is turned upright, made small, and written anew as JPEG, without EXIF and whatever else was hidden in it. Throws
 * `notAPhoto`, `photoTooLarge`, `photoIncomplete`.
 */
export async function safePhoto(bytes: Uint8Array): Promise<SafePhoto> {
  inspectPhoto(bytes);
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      animated: false,
    })
      .timeout({ seconds: patienceSeconds })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      // Transparent parts would turn black.
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: new Uint8Array(data),
      photo: { mediaType: 'image/jpeg', width: info.width, height: info.height },
    };
  } catch {
    // Its head is that of a photo, and what follows cannot be decoded.
    throw new CallError('photoIncomplete');
  }
}
