import { isHeic } from './accept-photos.js';
import type { PhotoAdvice, PhotoFault } from './photo-fault.js';
import { photoAdvice } from './photo-quality.js';

/** The limits of a reduced photo. */
export interface DownscaleOptions {
  /** The longer side of the result, in px. */
  maxSide?: number;
  /** JPEG quality, 0 to 1. */
  quality?: number;
  /** Maximum bytes of the result: first the quality falls, then the sides. Default 2 MB. */
  maxBytes?: number;
  /** The most bytes that are read at all. Default 20 MB. */
  maxInputBytes?: number;
}

/** Why a photo cannot be made small: a PhotoFault, but for the count. */
export type DownscaleFailure = Exclude<PhotoFault, { error: 'too-many' }>;

/** A photo that is ready to be sent. */
export interface PreparedPhoto {
  /** A JPEG. */
  blob: Blob;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** What to do better next time; empty when nothing was noticed. */
  advice: PhotoAdvice[];
}

// Beyond this a canvas of a cheap phone comes out black or takes the web view down with it.
const MOST_PIXELS = 100_000_000;

async function decode(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The longer side is not shortened below this, in px: a card could not be read. */
const SMALLEST_SIDE = 650;

/** Each attempt costs a cheap phone up to a second; the grainiest photo needs three. */
const MOST_TRIES = 5;

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/**
 * Draws the picture with a longer side of at most that many px. Transparent parts become white, because JPEG
 * would make them black.
 */
function drawn(picture: HTMLImageElement | HTMLCanvasElement, maxSide: number) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const { canvas } = context;
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}

/** A small copy, in a few milliseconds: sufficient to tell dark from bright and sharp from blurred. */
const SIDE_OF_A_LOOK = 320;

function lookAt(picture: HTMLCanvasElement): PhotoAdvice[] {
  const small = drawn(picture, SIDE_OF_A_LOOK);
  return small ? photoAdvice(small.getImageData(0, 0, small.canvas.width, small.canvas.height)) : [];
}

/**
 * Prepares a photo for a metered connection: a JPEG of at most `maxSide` px and `maxBytes` bytes, upright,
 * without EXIF (redrawing removes the place of the photo), with a check for darkness and blur. Returns a
 * fault as a value; a bad file never throws.
 */
export async function preparePhoto(
  file: Blob,
  { maxSide = 1600, quality = 0.85, maxBytes = 2_000_000, maxInputBytes = 20_000_000 }: DownscaleOptions = {},
): Promise<PreparedPhoto | DownscaleFailure> {
  if (file.size === 0) return { error: 'empty' };
  const tooLarge = { error: 'too-large', bytes: file.size, maxBytes: maxInputBytes } as const;
  if (file.size > maxInputBytes) return tooLarge;
  const image = await decode(file);
  // Only Safari decodes HEIC, so HEIC is tested after the attempt.
  if (!image?.width) return { error: (await isHeic(file)) ? 'heic' : 'not-an-image' };
  if (image.width * image.height > MOST_PIXELS) return tooLarge;
  let side = maxSide;
  let tried = quality;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const canvas = drawn(image, side)?.canvas;
    if (!canvas) return tooLarge;
    const { width, height } = canvas;
    // One after the other: each try holds the whole picture in memory.
    // oxlint-disable-next-line no-await-in-loop
    const blob = await toJpeg(canvas, tried);
    const room = blob ? maxBytes / blob.size : 0;
    if (blob && room >= 1) return { blob, width, height, advice: lookAt(canvas) };
    // The size of this attempt predicts the next. Lower quality is less visible than fewer pixels; a quality
    // factor of 0.6 halves a photo.
    tried *= Math.max(0.6, room - 0.1);
    side = Math.max(SMALLEST_SIDE, Math.max(width, height) * Math.min(1, Math.sqrt(1.8 * room)));
  }
  return tooLarge;
}

/** `preparePhoto` without the quality check: only the JPEG, or the fault. */
export async function downscale(file: Blob, options?: DownscaleOptions): Promise<Blob | DownscaleFailure> {
  const made = await preparePhoto(file, options);
  return 'error' in made ? made : made.blob;
}
