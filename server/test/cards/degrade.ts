import sharp, { type Sharp } from 'sharp';
import { placeOnDesk, type Quad } from './place-on-desk.ts';
import { randomFrom } from './random.ts';

/** Degradations of a card that stay readable. */
export const readable = [
  'clean',
  'desk',
  'tilt3',
  'tilt8',
  'keystone',
  'lowLight',
  'noise',
  'jpeg20',
  'small',
  'blur1',
  'blur2',
  'turned180',
  'realistic',
] as const;

/** Degradations that leave nothing readable, or hide the number. */
export const unreadable = ['blur3', 'blur5', 'glare', 'glareEnd', 'finger'] as const;

export type Variant = (typeof readable)[number] | (typeof unreadable)[number];

/**
 * A drawn card as a phone would send it: a JPEG of at most 1600 pixels. Blur is in pixels of the card of 1012
 * by 638.
 */
export async function degrade(card: Buffer, variant: Variant, seed = 1): Promise<Buffer> {
  const photo = await take(card, variant, seed);
  return photo.jpeg({ quality: variant === 'jpeg20' ? 20 : variant === 'realistic' ? 70 : 88 }).toBuffer();
}

async function take(card: Buffer, variant: Variant, seed: number): Promise<Sharp> {
  switch (variant) {
    case 'clean':
    case 'jpeg20':
      return sharp(card);
    case 'desk':
      return onDesk(card, upright);
    case 'tilt3':
      return onDesk(card, turned(3));
    case 'tilt8':
      return onDesk(card, turned(-8));
    case 'keystone':
      return onDesk(card, keystone);
    case 'lowLight':
      return sharp(card).linear(0.28, 2);
    case 'noise':
      return noisy(sharp(card), 18, seed);
    case 'small':
      return sharp(card).resize({ width: 480 });
    case 'blur1':
      return sharp(card).blur(1);
    case 'blur2':
      return sharp(card).blur(2);
    case 'blur3':
      return sharp(card).blur(3);
    case 'blur5':
      return sharp(card).blur(5);
    case 'turned180':
      return sharp(card).rotate(180);
    case 'glare':
      return sharp(card).composite([{ input: lamp(860, 110, 170) }]);
    case 'glareEnd':
      return sharp(card).composite([{ input: lamp(920, 106, 42) }]);
    case 'finger':
      return sharp(card).composite([{ input: finger }]);
    case 'realistic': {
      const soft = await sharp(card).blur(1.1).png().toBuffer();
      const dim = (await onDesk(soft, tiltedKeystone)).linear(0.72, 8);
      return noisy(sharp(await dim.png().toBuffer()), 6, seed);
    }
  }
}

const desk = { width: 1400, height: 1000 };
const upright: Quad = [
  [194, 181],
  [1206, 181],
  [1206, 819],
  [194, 819],
];
const keystone: Quad = [
  [240, 200],
  [1170, 186],
  [1230, 830],
  [176, 812],
];
const tiltedKeystone: Quad = [
  [232, 176],
  [1196, 222],
  [1206, 860],
  [168, 792],
];

function turned(degrees: number): Quad {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [desk.width / 2, desk.height / 2];
  return upright.map(([left, top]) => [
    x + (left - x) * Math.cos(angle) - (top - y) * Math.sin(angle),
    y + (left - x) * Math.sin(angle) + (top - y) * Math.cos(angle),
  ]) as unknown as Quad;
}

const onDesk = async (card: Buffer, corners: Quad) => sharp(await placeOnDesk(card, corners, desk));

/** Noise of a sensor, of the same size everywhere, in grey levels. */
async function noisy(photo: Sharp, deviation: number, seed: number): Promise<Sharp> {
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = randomFrom(seed);
  for (let at = 0; at < data.length; at += 1) {
    // Three of them are near enough to a bell.
    const bell = random.real(-1, 1) + random.real(-1, 1) + random.real(-1, 1);
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + bell * deviation));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** A finger that holds the card by its right edge, over the end of the number. */
const finger = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638">
  <rect x="885" y="62" width="300" height="88" rx="44" fill="#6f4630"/></svg>`);

/** The reflection of a lamp, `reach` pixels to each side: over the number of a front, or its end alone. */
function lamp(x: number, y: number, reach: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638"><defs><radialGradient id="lamp">
  <stop offset="0.7" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${Math.max(reach / 2, 40)}" fill="url(#lamp)"/></svg>`);
}
