import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const grey = (level: number, { width = 4, deflate = 9 } = {}) => {
  const png = new PNG({ width, height: 4, deflateLevel: deflate });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([level, level, level, 255], at);
  return PNG.sync.write(png, { deflateLevel: deflate });
};

describe('comparing pictures', () => {
  it('takes other bytes of the same pixels for the same', () => {
    const [a, b] = [grey(100), grey(100, { deflate: 0 })];
    expect(a.equals(b)).toBe(false);
    expect(comparePictures(a, b)).toEqual({ same: true });
  });

  it('allows a step of 2 and not one of 3, up and down', () => {
    expect(comparePictures(grey(100), grey(102))).toEqual({ same: true });
    expect(comparePictures(grey(100), grey(98))).toEqual({ same: true });
    expect(comparePictures(grey(100), grey(103))).toMatchObject({ same: false, why: 'differs in 16 pixels' });
    expect(comparePictures(grey(100), grey(97))).toMatchObject({ same: false });
  });

  it('says when the size differs', () => {
    expect(comparePictures(grey(1), grey(1, { width: 5 }))).toEqual({ same: false, why: 'is 5x4, was 4x4' });
  });
});
