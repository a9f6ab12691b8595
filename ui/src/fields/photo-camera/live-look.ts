import {
  brightAbove,
  darkBelow,
  edgeAt,
  lightOf,
  type Light,
  type Pixels,
} from '../photo-field/photo-quality.js';
import type { CameraShape } from './camera-geometry.js';

/** The result of an analysis: an instruction, "nothing in the frame", or "ready". */
export type LiveHint = 'empty' | 'dark' | 'bright' | 'blurry' | 'small' | 'ready';

/**
 * Two samples of one picture: the whole picture at a small size, and a band across its middle, 640 px wide,
 * in which print is visible.
 */
export interface Look {
  whole: Pixels;
  band: Pixels;
}

/** A lower variance of luminance (0 to 255) means a table without a card. */
const plainBelow = 90;
/**
 * A card below this sharpness is unreadable. Sharpness is the 90th percentile of the blocks' edge energy over
 * the variance, times 1000, so that neither dim light nor a plain table changes the value. A sharp card has
 * several thousand, a moderately sharp one several hundred.
 */
const blurryBelow = 200;
/**
 * Sharp parts of a card that fills the frame reach over nearly the whole frame; at double the distance, over
 * half.
 */
const smallBelow = 0.62;

/**
 * The instruction for the content of the frame. For a face only the light counts: skin has few edges, and
 * faces fill an oval differently.
 */
export function hintOf({ whole, band }: Look, shape: CameraShape): LiveHint {
  const light = lightOf(whole);
  if (light.mean < darkBelow) return 'dark';
  if (light.mean > brightAbove) return 'bright';
  if (shape === 'face') return 'ready';
  if (varianceOf(light) < plainBelow) return 'empty';
  if (sharpnessOf(lightOf(band)) < blurryBelow) return 'blurry';
  return reachOf(light) < smallBelow ? 'small' : 'ready';
}

/** Side of the blocks of the band, and of the small sample, in px. */
const [SHARP, REACH] = [16, 8];

function varianceOf({ light, mean }: Light): number {
  let squares = 0;
  for (const each of light) squares += (each - mean) ** 2;
  return light.length > 0 ? squares / light.length : 0;
}

/** The 90th percentile of the blocks' edge energy over the total variance, times 1000. */
export function sharpnessOf(light: Light): number {
  const variance = varianceOf(light);
  if (variance < 1) return 0;
  const energies = energiesOf(light, SHARP).energies.sort((a, b) => a - b);
  return ((energies[Math.floor(energies.length * 0.9)] ?? 0) / variance) * 1000;
}

/** The larger share of width or height with edges: 0 to 1. */
function reachOf(light: Light): number {
  const { energies, across, down } = energiesOf(light, REACH);
  const sorted = [...energies].sort((a, b) => a - b);
  const edge = Math.max(30, (sorted[Math.floor(sorted.length * 0.9)] ?? 0) / 6);
  let [left, right, top, bottom] = [across, -1, down, -1];
  energies.forEach((energy, at) => {
    if (energy < edge) return;
    const [x, y] = [at % across, Math.floor(at / across)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return Math.max((right - left + 1) / across, (bottom - top + 1) / down);
}

/** The mean squared difference between pixels and the mean of their neighbours, per block, row by row. */
function energiesOf(seen: Light, side: number) {
  const { width, height } = seen;
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)];
  const energies: number[] = [];
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(1, row * side); y < Math.min(height - 1, (row + 1) * side); y += 1)
        for (let x = Math.max(1, column * side); x < Math.min(width - 1, (column + 1) * side); x += 1) {
          sum += edgeAt(seen, y * width + x) ** 2;
          count += 1;
        }
      energies.push(count > 0 ? sum / count : 0);
    }
  return { energies, across, down };
}

/** The current instruction, its start (ms), and the latest different result. */
export interface Said {
  hint: LiveHint;
  since: number;
  next?: LiveHint;
}

/** Minimum duration of an instruction, ms: a faster change is neither read nor heard. */
const STAYS = 1000;

/**
 * The instruction after another analysis. A new instruction needs two equal results in a row and the end of
 * the minimum duration.
 */
export function sayNext(said: Said | undefined, seen: LiveHint, now: number): Said {
  if (!said) return { hint: seen, since: now };
  if (seen === said.hint) return said.next ? { hint: said.hint, since: said.since } : said;
  if (said.next === seen && now - said.since >= STAYS) return { hint: seen, since: now };
  return { ...said, next: seen };
}
