import sharp, { type Sharp } from 'sharp';
import { riseOf, type GreyImage } from './deskew.ts';

/**
 * A prepared photo: level lines, and 1200 px wide, where Tesseract reads cards best. Both pictures have the
 * same size.
 */
export interface Page {
  /** With the original contrast. */
  seen: GreyImage;
  /** With the full contrast. */
  clear: GreyImage;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const pageWidth = 1200;
const measuredWidth = 500;
/** A smaller angle, in degrees, is not worth another resampling. */
const level = 0.2;

/** Prepares a photo. Throws sharp's error for an undecodable photo. */
export async function pageOf(photo: Uint8Array): Promise<Page> {
  const grey = await bytesOf(sharp(photo).greyscale());
  const rise = riseOf(await bytesOf(from(grey).resize({ width: measuredWidth })));
  const upright =
    Math.abs(rise) < level ? grey : await bytesOf(from(grey).rotate(rise, { background: '#666' }));
  const seen = await bytesOf(from(upright).resize({ width: pageWidth }));
  return { seen, clear: await bytesOf(from(seen).normalise()) };
}

/** The page upside down. */
export function turned(page: Page): Page {
  return { seen: reversed(page.seen), clear: reversed(page.clear) };
}

/** A part of a picture as PNG, scaled by `scale`. Outside parts are cut off. */
export async function cut(image: GreyImage, box: Box, scale = 1): Promise<Buffer> {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.max(1, Math.min(image.width, Math.ceil(box.right)) - left);
  const height = Math.max(1, Math.min(image.height, Math.ceil(box.bottom)) - top);
  const part = from(image).extract({ left, top, width, height });
  const sized = scale === 1 ? part : part.resize({ width: Math.max(1, Math.round(width * scale)) });
  return sized.toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
}

/** The share of a part's pixels with a property. Pixels outside do not have it. */
export function shareOf(image: GreyImage, box: Box, isSo: (grey: number) => boolean): number {
  const greys = greysIn(image, box);
  return greys.length === 0 ? 0 : greys.filter(isSo).length / greys.length;
}

/** A quantile of a part's grey values: 0.5 the median, 0.8 the paper. */
export function greyOf(image: GreyImage, box: Box, share: number): number {
  const greys = greysIn(image, box).toSorted();
  return greys[Math.floor(greys.length * share)] ?? 0;
}

function greysIn({ data, width, height }: GreyImage, box: Box): Uint8Array {
  const left = Math.max(0, Math.floor(box.left));
  const right = Math.min(width, Math.ceil(box.right));
  const rows: Uint8Array[] = [];
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1)
    rows.push(data.subarray(y * width + left, y * width + Math.max(left, right)));
  return Buffer.concat(rows);
}

const reversed = (image: GreyImage) => ({ ...image, data: image.data.toReversed() });

const from = ({ data, width, height }: GreyImage) => sharp(data, { raw: { width, height, channels: 1 } });

async function bytesOf(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
