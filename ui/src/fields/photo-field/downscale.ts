export interface DownscaleOptions {
  /** The longer side of the result, in px. */
  maxSide?: number;
  /** JPEG quality, 0 to 1. */
  quality?: number;
  /** The most bytes of the result: quality falls until it fits. Default 2 MB. */
  maxBytes?: number;
  /** The most bytes that are read at all. Default 20 MB. */
  maxInputBytes?: number;
}

/** Why a photo cannot be used. */
export interface DownscaleFailure {
  error: 'not-an-image' | 'too-large';
}

// Beyond this a canvas of a cheap phone comes out black or takes the web view down with it.
const MOST_PIXELS = 100_000_000;

async function decode(file: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth > 0 ? image : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/**
 * Makes a photo small enough for a metered line: a JPEG of at most `maxSide` px and `maxBytes` bytes, upright, without EXIF
 * (it is drawn anew, so the place where it was taken does not leave the phone). Gives the error as a value, never throws for a bad file.
 */
export async function downscale(
  file: Blob,
  { maxSide = 1600, quality = 0.85, maxBytes = 2_000_000, maxInputBytes = 20_000_000 }: DownscaleOptions = {},
): Promise<Blob | DownscaleFailure> {
  if (file.size > maxInputBytes) return { error: 'too-large' };
  const image = await decode(file);
  if (!image) return { error: 'not-an-image' };
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > MOST_PIXELS) return { error: 'too-large' };
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return { error: 'too-large' };
  // A picture with transparency would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (let tried = quality; tried > 0.3; tried -= 0.15) {
    // One after the other: each try holds the whole picture in memory.
    // oxlint-disable-next-line no-await-in-loop
    const jpeg = await toJpeg(canvas, tried);
    if (jpeg && jpeg.size <= maxBytes) return jpeg;
  }
  return { error: 'too-large' };
}
