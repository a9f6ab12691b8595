import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholePhoto } from './whole-photo.ts';

const bytes = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? unhex(part) : [...part])));
const unhex = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** A preview with an end of its own in the EXIF segment, a scan of 2,000 bytes, the end. */
const scan = new Uint8Array(2000).fill(0x5a);
const jpeg = bytes('ffd8', 'ffe1000a', '45786966ffd8ffd9', 'ffda0002', scan, 'ffd9');
const png = bytes('89504e470d0a1a0a', '0000000d49484452', scan, '0000000049454e44ae426082');
const webp = bytes('52494646', 'd8070000', '57454250', '56503820', scan);

describe('a photo', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('[S5-45] %s that is cut anywhere in its picture is incomplete', (_, whole) => {
    expect(isWholePhoto(whole)).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 40, max: whole.length - 8 }), (length) => {
        expect(isWholePhoto(whole.slice(0, length))).toBe(false);
      }),
      { seed: 8, numRuns: 200 },
    );
  });

  it('a photo may have data after its end, as some cameras write', () => {
    for (const whole of [jpeg, png, webp]) expect(isWholePhoto(bytes(whole, '00'.repeat(64)))).toBe(true);
  });

  it('random bytes have a result', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom('', 'ffd8', '89504e47', '52494646'),
        (noise, start) => {
          expect(typeof isWholePhoto(bytes(start, noise))).toBe('boolean');
        },
      ),
      { seed: 9, numRuns: 1000 },
    );
  });
});
