import sharp from 'sharp';
import { changeIn, clustersOf, type Pixels } from './visible-change.ts';

export type Comparison = { same: true } | { same: false; why: string; difference?: Buffer };

/**
 * Compares two pictures (PNG or WebP): first their bytes, then their pixels, then, if these differ, what a
 * person sees (`visible-change.ts`). `difference` is a PNG that marks the visible changes in red.
 */
export async function comparePictures(baseline: Buffer, actual: Buffer): Promise<Comparison> {
  if (baseline.equals(actual)) return { same: true };
  const [before, after] = await Promise.all([pixelsOf(baseline), pixelsOf(actual)]);
  if (before.width !== after.width || before.height !== after.height) {
    const why = `is ${after.width}x${after.height}, was ${before.width}x${before.height}`;
    return { same: false, why };
  }
  if (before.data.equals(after.data)) return { same: true };
  const seen = changeIn(before, after, clustersOf(before, after));
  if (seen.length === 0) return { same: true };
  return { same: false, why: `differs in ${seen.length} pixels`, difference: await marked(before, seen) };
}

/** A picture as its file in the baseline: WebP without loss, a third of what Chromium's PNG takes. */
export const compress = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();

export async function pixelsOf(picture: Buffer): Promise<Pixels & { data: Buffer }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture, faded, with the given pixels in red. */
function marked({ data, width, height }: Pixels, pixels: readonly number[]): Promise<Buffer> {
  const faded = Buffer.from(
    data.map((level, at) => (at % 4 === 3 ? 255 : 255 - Math.round((255 - level) / 4))),
  );
  for (const pixel of pixels) faded.set([220, 0, 0], pixel * 4);
  return sharp(faded, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
