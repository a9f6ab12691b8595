import {
  brightAbove,
  darkBelow,
  edgeAt,
  lightOf,
  type Light,
  type Pixels,
} from '../photo-field/photo-quality.js';
import type { CameraShape } from './camera-geometry.js';

/** What a look at what is in the frame says: what to do better, that nothing is there yet, or that it is ready. */
export type LiveHint = 'empty' | 'dark' | 'bright' | 'blurry' | 'small' | 'ready';

/** Two looks at the same picture: all of it, small, and a band across its middle, 640 px wide, in which print shows. */
export interface Look {
  whole: Pixels;
  band: Pixels;
}

/** Below this variance of luminance (0 to 255) there is a table, and no card on it. */
const plainBelow = 90;
/**
 * Below this a card cannot be read. It is the 90th part of a hundred of the energy of edges by blocks, over the variance, times
 * 1000: neither a dim light nor a plain table around the card changes it. A sharp card has some thousands, one that is held
 * still some hundreds.
 */
const blurryBelow = 200;
/** Sharp parts of a card that fills its frame reach over nearly all of it; of one at half the distance, over half. */
const smallBelow = 0.62;

/** What to say of what is in the frame. Of a face only the light: skin has few edges, and no two faces fill an oval alike. */
export function hintOf({ whole, band }: Look, shape: CameraShape): LiveHint {
  const light = lightOf(whole);
  if (light.mean < darkBelow) return 'dark';
  if (light.mean > brightAbove) return 'bright';
  if (shape === 'face') return 'ready';
  if (varianceOf(light) < plainBelow) return 'empty';
  if (sharpnessOf(lightOf(band)) < blurryBelow) return 'blurry';
  return reachOf(light) < smallBelow ? 'small' : 'ready';
}

/** A side of the blocks of the band, and of the small look, in px. */
const [SHARP, REACH] = [16, 8];

function varianceOf({ light, mean }: Light): number {
  let squares = 0;
  for (const each of light) squares += (each - mean) ** 2;
  return light.length > 0 ? squares / light.length : 0;
}

/** The energy of edges, 90th part of a hundred of the blocks, over the variance of all, times 1000. */
export function sharpnessOf(light: Light): number {
  const variance = varianceOf(light);
  if (variance < 1) return 0;
  const energies = energiesOf(light, SHARP).energies.sort((a, b) => a - b);
  return ((energies[Math.floor(energies.length * 0.9)] ?? 0) / variance) * 1000;
}

/** Over how much of the picture, across or down, whichever is more, its edges reach: 0 to 1. */
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

/** How much neighbours differ from the mean of their neighbours, squared: the mean of each block, row by row. */
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

/** What is said now, since when (ms), and what was seen last in its place. */
export interface Said {
  hint: LiveHint;
  since: number;
  next?: LiveHint;
}

/** How long what is said stays at least, ms: what changes faster is neither read nor listened to. */
const STAYS = 1000;

/** What is said after one more look: something new only when it was seen twice in a row, and what was said had its time. */
export function sayNext(said: Said | undefined, seen: LiveHint, now: number): Said {
  if (!said) return { hint: seen, since: now };
  if (seen === said.hint) return said.next ? { hint: said.hint, since: said.since } : said;
  if (said.next === seen && now - said.since >= STAYS) return { hint: seen, since: now };
  return { ...said, next: seen };
}
