import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { degrade } from '../../../test/cards/degrade.ts';
import { drawCard } from '../../../test/cards/draw-card.ts';
import { drawFace } from '../../../test/cards/draw-face.ts';
import { people } from '../../../test/cards/people.ts';
import { judgePhoto, measurePhoto } from './photo-quality.ts';

describe('the quality of a photo', () => {
  let card: { front: Buffer; back: Buffer };
  beforeAll(async () => {
    const [person] = people(33, 1);
    if (!person) throw new Error('Nobody was invented.');
    card = await drawCard(person);
  });

  it.each([
    ['front', 'clean', 'good'],
    ['front', 'realistic', 'good'],
    ['front', 'lowLight', 'good'],
    ['front', 'blur3', 'refused'],
    ['back', 'desk', 'good'],
    ['back', 'blur3', 'poor'],
    ['back', 'blur5', 'refused'],
  ] as const)('[S5-45] a %s, %s, is %s', async (side, variant, judgement) => {
    const measured = await measurePhoto(await degrade(card[side], variant));
    expect(judgePhoto(side, measured)).toBe(judgement);
  });

  it('[S5-45] a selfie is good, poor out of focus, and refused if it is unrecognisable', async () => {
    const selfie = await drawFace(4);
    const judged = async (blur: number) => {
      const photo = await sharp(selfie).blur(blur).jpeg().toBuffer();
      return judgePhoto('face', await measurePhoto(photo));
    };
    expect(judgePhoto('face', await measurePhoto(selfie))).toBe('good');
    expect(await judged(2)).toBe('poor');
    expect(await judged(8)).toBe('refused');
  });

  it.each(['front', 'back', 'face'] as const)('a wall is not a %s', async (kind) => {
    const wall = { width: 900, height: 600, channels: 3, background: '#8a8a8a' } as const;
    const measured = await measurePhoto(await sharp({ create: wall }).jpeg().toBuffer());
    expect(measured).toEqual({ sharpness: 0, light: 138, width: 900, height: 600 });
    expect(judgePhoto(kind, measured)).toBe('refused');
  });

  it('a sharp but dark photo is poor', async () => {
    const night = await sharp(card.front).linear(0.12).jpeg().toBuffer();
    const measured = await measurePhoto(night);
    expect(measured.sharpness).toBeGreaterThan(400);
    expect(judgePhoto('front', measured)).toBe('poor');
  });

  it('a file that is no picture has no quality', async () => {
    await expect(measurePhoto(new TextEncoder().encode('no picture'))).rejects.toThrow(/unsupported/i);
  });
});
