import type { PhotoAdvice } from './photo-fault.js';

/** Canvas pixels: four bytes each, row by row. */
export interface Pixels {
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8ClampedArray;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
}

/**
 * Limits of the mean luminance (0 to 255): a darker card is hardly readable, a brighter card is washed out.
 */
export const darkBelow = 60;
export const brightAbove = 225;
/** A lower variance of the Laplacian means no sharp edges. A steady card in daylight has several hundred. */
const blurryBelow = 40;

/** The luminance of a picture: per pixel, row by row, 0 to 255, and the mean. */
export interface Light {
  light: Float32Array;
  width: number;
  height: number;
  mean: number;
}

/** The luminance of a picture (ITU-R BT.709). */
export function lightOf({ data, width, height }: Pixels): Light {
  const light = new Float32Array(width * height);
  let sum = 0;
  for (let at = 0; at < light.length; at += 1) {
    const luminance =
      0.2126 * (data[at * 4] as number) +
      0.7152 * (data[at * 4 + 1] as number) +
      0.0722 * (data[at * 4 + 2] as number);
    light[at] = luminance;
    sum += luminance;
  }
  return { light, width, height, mean: sum / light.length };
}

/**
 * A cheap check of a small picture (about 300 px a side): too dark, too bright, or without a sharp edge.
 * Advice only: a sheet of plain paper is "blurry", too.
 */
export function photoAdvice(picture: Pixels): PhotoAdvice[] {
  if (picture.width * picture.height === 0) return [];
  const seen = lightOf(picture);
  if (seen.mean < darkBelow) return ['dark'];
  if (seen.mean > brightAbove) return ['bright'];
  return sharpness(seen) < blurryBelow ? ['blurry'] : [];
}

/**
 * The difference between a pixel and the mean of its neighbours (the Laplacian), times four. Not for border
 * pixels.
 */
export function edgeAt({ light, width }: Light, at: number): number {
  return (
    4 * (light[at] as number) -
    (light[at - 1] as number) -
    (light[at + 1] as number) -
    (light[at - width] as number) -
    (light[at + width] as number)
  );
}

/** The variance of the Laplacian. */
function sharpness(seen: Light): number {
  const { width, height } = seen;
  if (width < 3 || height < 3) return Infinity;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = edgeAt(seen, y * width + x);
      sum += edge;
      squares += edge * edge;
    }
  const count = (width - 2) * (height - 2);
  return squares / count - (sum / count) ** 2;
}
