import sharp from 'sharp';
import { CallError } from '../call-error.ts';
import { inspectPhoto, mostPixels, type Photo } from './inspect-photo.ts';

/** Longer side in px: sufficient for the smallest print of a card; 150 to 300 kB as JPEG. */
const longestPhoto = 1600;
/** Longer side in px of a picture that is read as a document: a long screenshot keeps its words. */
export const longestDocument = 4000;
const quality = 85;
const patienceSeconds = 5;

// Each picture is opened once: a cache of decoded pixels would only occupy memory.
sharp.cache(false);

/** A re-encoded photo. */
export interface SafePhoto {
  bytes: Uint8Array;
  photo: Photo;
}

/**
 * Makes a photo safe to store and to read: opens only JPEG, PNG or WebP by their bytes, up to 40 megapixels;
 * rotates, reduces to `longestSide` px and re-encodes the photo as JPEG, without EXIF and other hidden data.
 * Throws `notAPhoto`, `photoTooLarge`, `photoIncomplete`.
 */
export async function safePhoto(bytes: Uint8Array, longestSide = longestPhoto): Promise<SafePhoto> {
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
    // A photo's header with an undecodable body.
    throw new CallError('photoIncomplete');
  }
}
