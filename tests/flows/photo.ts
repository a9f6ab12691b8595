import { PNG } from 'pngjs';

interface Size {
  width: number;
  height: number;
}

/** What the row of an arrived photo says; the reading of the card may have ended before the look. */
export const received = /^(Received|Clear to read)$/;

/** A photo takes 30 ms to draw, and every application sends the same three. */
const drawn = new Map<string, Buffer>();

/** A PNG with grain and edges, as a file of a phone's gallery; `seed` tells photos apart. */
export function photo(
  seed: number,
  { width, height }: Size = { width: 800, height: 500 },
): { name: string; mimeType: string; buffer: Buffer } {
  const key = `${seed} ${width}x${height}`;
  const buffer = drawn.get(key) ?? draw(seed, { width, height });
  drawn.set(key, buffer);
  return { name: `photo-${seed}.png`, mimeType: 'image/png', buffer: Buffer.from(buffer) };
}

function draw(seed: number, size: Size): Buffer {
  const image = new PNG(size);
  let state = seed;
  for (let index = 0; index < image.data.length; index += 4) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    image.data[index] = 120 + (state % 64);
    image.data[index + 1] = ((index / 4) % size.width) & 16 ? 110 : 170;
    image.data[index + 2] = 150;
    image.data[index + 3] = 255;
  }
  return PNG.sync.write(image);
}
