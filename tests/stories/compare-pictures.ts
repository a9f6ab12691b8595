import { PNG } from 'pngjs';

/** Processors round the blending of edges differently; no eye sees a step of 2 of 255. */
const roundingStep = 2;

export type Comparison = { same: true } | { same: false; why: string; difference?: Buffer };

/** Compares two PNGs: by bytes first, and only when these differ by what is seen. `difference` is a PNG that marks it. */
export function comparePictures(baseline: Buffer, actual: Buffer): Comparison {
  if (baseline.equals(actual)) return { same: true };
  const before = PNG.sync.read(baseline);
  const after = PNG.sync.read(actual);
  if (before.width !== after.width || before.height !== after.height) {
    const why = `is ${after.width}x${after.height}, was ${before.width}x${before.height}`;
    return { same: false, why };
  }
  const marked = new PNG({ width: before.width, height: before.height });
  let count = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > roundingStep,
    );
    if (differs) count += 1;
    // Red on a faded baseline.
    const fade = (channel: number) => 255 - Math.round((255 - (before.data[at + channel] ?? 0)) / 4);
    marked.data.set(differs ? [220, 0, 0, 255] : [fade(0), fade(1), fade(2), 255], at);
  }
  if (count === 0) return { same: true };
  return { same: false, why: `differs in ${count} pixels`, difference: PNG.sync.write(marked) };
}
