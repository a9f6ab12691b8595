import { PNG } from 'pngjs';

/** A PNG with grain, as a file of a phone's gallery; `seed` tells photos apart. */
export function photo(
  seed: number,
  size: { width: number; height: number } = { width: 800, height: 500 },
): { name: string; mimeType: string; buffer: Buffer } {
  const image = new PNG(size);
  let state = seed;
  for (let index = 0; index < image.data.length; index += 4) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    image.data[index] = 120 + (state % 64);
    image.data[index + 1] = 140;
    image.data[index + 2] = 150;
    image.data[index + 3] = 255;
  }
  return { name: `photo-${seed}.png`, mimeType: 'image/png', buffer: PNG.sync.write(image) };
}
