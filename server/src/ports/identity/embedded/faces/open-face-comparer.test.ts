import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { degrade } from '../../../../../test/cards/degrade.ts';
import { drawCard } from '../../../../../test/cards/draw-card.ts';
import { drawFace } from '../../../../../test/cards/draw-face.ts';
import { people } from '../../../../../test/cards/people.ts';
import type { FaceFinding } from '../../identity-verifier.ts';
import type { FaceTask } from '../face-worker.ts';
import { openWorkerPool, type WorkerPool } from '../worker-pool.ts';
import { openFaceNets } from './face-nets.ts';

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dfe8e0' } });

/** Pictures beside each other, each so wide. */
async function sideBySide(...pictures: [picture: Buffer, width: number][]): Promise<Buffer> {
  const sized = await Promise.all(
    pictures.map(([picture, width]) =>
      sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const placed = sized.map(({ data, info }) => ({
    input: data,
    top: 0,
    left: (left += info.width) - info.width,
  }));
  const height = Math.max(...sized.map(({ info }) => info.height));
  return paper(left, height).composite(placed).jpeg({ quality: 90 }).toBuffer();
}

/** Two of the people of a photo that ships with face-api, which is read from there. */
async function photographed(): Promise<[Buffer, Buffer]> {
  const library = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json');
  const photo = path.join(path.dirname(library), 'demo/sample1.jpg');
  const around = (left: number, top: number) =>
    sharp(photo).extract({ left, top, width: 390, height: 440 }).jpeg({ quality: 90 }).toBuffer();
  return [await around(310, 250), await around(730, 300)];
}

/** A portrait as on a card: small, at the left. */
async function cardOf(portrait: Buffer): Promise<Buffer> {
  const printed = await sharp(portrait).resize({ width: 300 }).jpeg({ quality: 70 }).toBuffer();
  return paper(1012, 638)
    .composite([{ input: printed, left: 60, top: 160 }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

describe('comparing faces', () => {
  let pool: WorkerPool<FaceTask, FaceFinding>;
  let front: Buffer;
  let card: Buffer;
  let selfie: Buffer;
  const [person] = people(7, 1);
  beforeAll(async () => {
    pool = openWorkerPool(new URL('../face-worker.ts', import.meta.url), { mostWaiting: 8, timeout: 60_000 });
    ({ front } = await drawCard(person!));
    card = await sharp(front).jpeg().toBuffer();
    selfie = await drawFace(person!.seed);
  });
  afterAll(() => pool.close());
  const compare = (card: Buffer, selfie: Buffer) => pool.run({ card, selfie });

  it('[S1-13] the face on a badly photographed card matches the selfie', async () => {
    const finding = await compare(await degrade(front, 'realistic'), selfie);
    expect(finding).toMatchObject({ state: 'compared', band: 'match', distance: expect.any(Number) });
  });

  it('[S1-13] the face on an upside-down card matches the selfie', async () => {
    expect(await compare(await degrade(front, 'turned180'), selfie)).toMatchObject({ band: 'match' });
  });

  it('[S1-13][S8-22] the people of a photo match themselves, and no other person', async () => {
    const [one, other] = await photographed();
    const cardOfOne = await cardOf(one);
    expect(await compare(cardOfOne, one)).toMatchObject({ state: 'compared', band: 'match' });
    const finding = await compare(cardOfOne, other);
    expect(finding).toMatchObject({ state: 'compared', band: expect.stringMatching(/^(review|reject)$/) });
  });

  it('[S5-46][S8-22] no comparison runs without a face in the selfie or on the card', async () => {
    const empty = await paper(1012, 638).jpeg().toBuffer();
    expect(await compare(card, empty)).toEqual({ state: 'noFace', in: 'selfie', because: 'none' });
    expect(await compare(empty, selfie)).toEqual({ state: 'noFace', in: 'card', because: 'none' });
  });

  it('[S5-46][S8-22] a selfie of two people is refused, but a passer-by is tolerated', async () => {
    const stranger = await drawFace(person!.seed + 1);
    const two = await sideBySide([selfie, 600], [stranger, 480]);
    expect(await compare(card, two)).toEqual({ state: 'noFace', in: 'selfie', because: 'several' });
    const passing = await sideBySide([selfie, 600], [stranger, 210]);
    expect(await compare(card, passing)).toMatchObject({ state: 'compared', band: 'match' });
  });

  it('[S5-46][S8-22] a selfie from a distance is refused', async () => {
    const far = await sideBySide([selfie, 130], [await paper(400, 400).png().toBuffer(), 400]);
    const finding = await compare(card, far);
    expect(finding).toEqual({ state: 'noFace', in: 'selfie', because: 'small' });
  });

  it('a file that is no picture is reported', async () => {
    await expect(compare(card, Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
  });

  it('no tensor remains in memory', async () => {
    const nets = await openFaceNets();
    const { data, info } = await sharp(await drawFace(3))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const weights = nets.tensors();
    const [face] = await nets.findFaces({ data, width: info.width, height: info.height }, 0.5);
    await nets.describe({ data, width: info.width, height: info.height }, face!.box);
    expect(nets.tensors()).toBe(weights);
    nets.close();
    expect(nets.tensors()).toBe(0);
  });
});
