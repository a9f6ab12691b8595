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
  ])('sees %s', (_, level, advice) => {
    expect(photoAdvice(picture(64, level))).toEqual(advice);
  });

  it('says nothing of a picture without pixels', () => {
    expect(photoAdvice(picture(0, () => 0))).toEqual([]);
  });
});

const file = (name: string, size: number, type = 'image/jpeg') => ({ name, size, type });

describe('acceptPhotos', () => {
  it('tells apart what is wrong with each', () => {
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

  it('takes 20 MB and not a byte more', () => {
    expect(acceptPhotos([file('a.jpg', 20_000_000)]).faults).toEqual([]);
    expect(acceptPhotos([file('a.jpg', 20_000_001)]).faults).toEqual([
      { error: 'too-large', bytes: 20_000_001, maxBytes: 20_000_000 },
    ]);
  });

  it('keeps as many as there is room for', () => {
    const [a, b, c] = [file('a.jpg', 1), file('b.jpg', 1), file('c.jpg', 1)];
    expect(acceptPhotos([a, b, c], { most: 4, already: 2 })).toEqual({
      accepted: [a, b],
      faults: [{ error: 'too-many', count: 5, most: 4 }],
    });
  });
});

const bytes = (brand: string) => new Blob([`\0\0\0\x18ftyp${brand}\0\0\0\0`], { type: 'image/jpeg' });

it('knows a HEIC by its bytes, whatever it is called', async () => {
  expect(await isHeic(bytes('heic'))).toBe(true);
  expect(await isHeic(bytes('mif1'))).toBe(true);
  expect(await isHeic(bytes('mp42'))).toBe(false);
  expect(await isHeic(new Blob(['x']))).toBe(false);
});
