import type { PhotoAdvice } from './photo-fault.js';

/** Pixels as a canvas gives them: four bytes each, row by row. */
export interface Pixels {
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8ClampedArray;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
}

/** Below this mean of luminance (0 to 255) a card can hardly be read; above the other, its print is washed out. */
const darkBelow = 60;
const brightAbove = 225;
/** Below this variance of the Laplacian there are no sharp edges. A card held still in daylight has some hundreds. */
const blurryBelow = 40;

/**
 * A cheap look at a small picture (some 300 px a side): too dark, too bright, or without a sharp edge. A look, no proof:
 * a sheet of plain paper is "blurry" too, so that it may only advise.
 */
export function photoAdvice({ data, width, height }: Pixels): PhotoAdvice[] {
  const count = width * height;
  if (count === 0) return [];
  const light = new Float32Array(count);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const luminance =
      0.2126 * (data[at * 4] ?? 0) + 0.7152 * (data[at * 4 + 1] ?? 0) + 0.0722 * (data[at * 4 + 2] ?? 0);
    light[at] = luminance;
    sum += luminance;
  }
  const mean = sum / count;
  if (mean < darkBelow) return ['dark'];
  if (mean > brightAbove) return ['bright'];
  return sharpness(light, width, height) < blurryBelow ? ['blurry'] : [];
}

/** The variance of the Laplacian: how much neighbours differ from the mean of their neighbours. */
function sharpness(light: Float32Array, width: number, height: number): number {
  if (width < 3 || height < 3) return Infinity;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge =
        4 * (light[at] ?? 0) -
        (light[at - 1] ?? 0) -
        (light[at + 1] ?? 0) -
        (light[at - width] ?? 0) -
        (light[at + width] ?? 0);
      sum += edge;
      squares += edge * edge;
    }
  const count = (width - 2) * (height - 2);
  return squares / count - (sum / count) ** 2;
}
