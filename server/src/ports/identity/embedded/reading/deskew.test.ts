import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { riseOf } from './deskew.ts';

async function page(rows: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="320"><rect width="100%" height="100%" fill="#ddd"/>${rows}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Rows of words of different lengths, lower to the right by so many degrees. */
const lines = (degrees: number) =>
  `<g transform="rotate(${degrees} 250 160)">${Array.from({ length: 9 }, (_, row) =>
    Array.from(
      { length: 5 },
      (_, word) =>
        `<rect x="${60 + word * 78}" y="${40 + row * 27}" width="${40 + ((row * 7 + word * 11) % 30)}" height="9"/>`,
    ).join(''),
  ).join('')}</g>`;

describe('the slope of the lines of a page', () => {
  it.each([0, 3, 8, -2.5, -8, 11.4])('a page with lines turned by %s degrees', async (degrees) => {
    expect(riseOf(await page(lines(degrees)))).toBeCloseTo(-degrees, 0);
  });

  it('an empty page is level', async () => {
    expect(riseOf(await page(''))).toBe(0);
  });
});
