import { PNG } from 'pngjs';
import { changeIn, clustersOf, type Pixels } from './visible-change.ts';

export type Comparison = { same: true } | { same: false; why: string; difference?: Buffer };

/**
 * Compares two PNGs: first their bytes, then, if these differ, what a person sees (`visible-change.ts`).
 * `difference` is a PNG that marks the visible changes in red.
 */
export function comparePictures(baseline: Buffer, actual: Buffer): Comparison {
  if (baseline.equals(actual)) return { same: true };
  const before: Pixels = PNG.sync.read(baseline);
  const after: Pixels = PNG.sync.read(actual);
  if (before.width !== after.width || before.height !== after.height) {
    const why = `is ${after.width}x${after.height}, was ${before.width}x${before.height}`;
    return { same: false, why };
  }
  const seen = changeIn(before, after, clustersOf(before, after));
  if (seen.length === 0) return { same: true };
  return {
    same: false,
    why: `differs in ${seen.length} pixels`,
    difference: PNG.sync.write(marked(before, seen)),
  };
}

/** The picture, faded, with the given pixels in red. */
function marked({ data, width, height }: Pixels, pixels: readonly number[]): PNG {
  const png = new PNG({ width, height });
  for (let at = 0; at < data.length; at += 1)
    png.data[at] = at % 4 === 3 ? 255 : 255 - Math.round((255 - (data[at] ?? 0)) / 4);
  for (const pixel of pixels) png.data.set([220, 0, 0], pixel * 4);
  return png;
}
