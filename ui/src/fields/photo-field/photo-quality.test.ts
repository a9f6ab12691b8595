import { describe, expect, it } from 'vitest';
import { acceptPhotos, isHeic } from './accept-photos.js';
import { photoAdvice, type Pixels } from './photo-quality.js';

/** A picture of grey levels. */
function picture(side: number, level: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1)
    data.fill(level(at % side, Math.floor(at / side)), at * 4, at * 4 + 3);
  return { data, width: side, height: side };
}

describe('photoAdvice', () => {
  it.each([
    ['sharp print in daylight', (x: number, y: number) => ((x + y) % 4 < 2 ? 200 : 60), []],
    ['a dark room', (x: number) => (x % 2 ? 20 : 60), ['dark']],
    ['a flash on the card', () => 250, ['bright']],
    ['a shaken hand', (x: number) => 80 + x, ['blurry']],
  ])('photoAdvice detects %s', (_, level, advice) => {
    expect(photoAdvice(picture(64, level))).toEqual(advice);
  });

  it('photoAdvice has no advice for a picture without pixels', () => {
    expect(photoAdvice(picture(0, () => 0))).toEqual([]);
  });
});

const file = (name: string, size: number, type = 'image/jpeg') => ({ name, size, type });

describe('acceptPhotos', () => {
  it('acceptPhotos states the fault of each file', () => {
    const good = file('a.jpg', 10);
    const untyped = file('b', 10, '');
    expect(
      acceptPhotos(
        [good, file('x.pdf', 10, 'application/pdf'), file('c.jpg', 0), file('d.jpg', 101), untyped],
        {
          maxInputBytes: 100,
        },
      ),
    ).toEqual({
      accepted: [good, untyped],
      faults: [
        { error: 'not-an-image' },
        { error: 'empty' },
        { error: 'too-large', bytes: 101, maxBytes: 100 },
      ],
    });
  });

  it('acceptPhotos accepts 20 MB and not one byte more', () => {
    expect(acceptPhotos([file('a.jpg', 20_000_000)]).faults).toEqual([]);
    expect(acceptPhotos([file('a.jpg', 20_000_001)]).faults).toEqual([
      { error: 'too-large', bytes: 20_000_001, maxBytes: 20_000_000 },
    ]);
  });

  it('acceptPhotos accepts as many photos as fit', () => {
    const [a, b, c] = [file('a.jpg', 1), file('b.jpg', 1), file('c.jpg', 1)];
    expect(acceptPhotos([a, b, c], { most: 4, already: 2 })).toEqual({
      accepted: [a, b],
      faults: [{ error: 'too-many', count: 5, most: 4 }],
    });
  });
});

const bytes = (brand: string) => new Blob([`\0\0\0\x18ftyp${brand}\0\0\0\0`], { type: 'image/jpeg' });

it('acceptPhotos recognises a HEIC by its bytes, with any name', async () => {
  expect(await isHeic(bytes('heic'))).toBe(true);
  expect(await isHeic(bytes('mif1'))).toBe(true);
  expect(await isHeic(bytes('mp42'))).toBe(false);
  expect(await isHeic(new Blob(['x']))).toBe(false);
});
