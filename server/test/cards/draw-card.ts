import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { faceSvg } from './draw-face.ts';
import { kenyanMrz } from './mrz-lines.ts';
import type { Person } from './people.ts';

export const cardWidth = 1012;
export const cardHeight = 638;

const faces = {
  label: { font: 'Arimo', file: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf' },
  value: { font: 'Arimo Bold', file: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf' },
  machine: { font: 'Cousine', file: '@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf' },
} as const;

interface Words {
  text: string;
  x: number;
  /** Of the upper edge of the ink. */
  y: number;
  /** Pixels to the em. */
  size: number;
  face?: keyof typeof faces;
  ink?: string;
}

/**
 * Both sides of a Kenyan card similar to the second generation, as PNG of 1012 by 638. The labels and their
 * order are those of a real card, the look is not: nothing could pass for a card.
 */
export async function drawCard(person: Person): Promise<{ front: Buffer; back: Buffer }> {
  const portrait = await sharp(Buffer.from(faceSvg(person.seed)))
    .flatten()
    .resize(264, 352)
    .png()
    .toBuffer();
  const front = await print(
    paper('#dfe7d8', '#e9dfe0'),
    [
      { text: 'JAMHURI YA KENYA', x: 60, y: 34, size: 34, face: 'value', ink: '#22402c' },
      { text: 'REPUBLIC OF KENYA', x: 580, y: 34, size: 34, face: 'value', ink: '#22402c' },
      { text: `SERIAL NUMBER: ${person.serial}`, x: 60, y: 96, size: 30 },
      { text: 'ID NUMBER:', x: 566, y: 96, size: 30 },
      { text: person.nationalId, x: 752, y: 93, size: 36, face: 'value' },
      ...stack(360, 160, [
        ['FULL NAMES', person.names],
        ['DATE OF BIRTH', dotted(person.birthday)],
        ['SEX', person.sex],
        ['DISTRICT OF BIRTH', person.district],
        ['PLACE OF ISSUE', person.district],
        ['DATE OF ISSUE', dotted(person.issued)],
      ]),
      { text: "HOLDER'S SIGN.", x: 66, y: 560, size: 22 },
    ],
    [{ input: portrait, left: 60, top: 180 }],
  );
  const lines = kenyanMrz(person);
  const back = await print(paper('#e6e2d3', '#dce6e4'), [
    ...stack(60, 40, [
      ['DISTRICT', person.district],
      ['DIVISION', 'CENTRAL'],
      ['LOCATION', 'MJINI'],
      ['SUB-LOCATION', 'SOKO'],
    ]),
    { text: "PRINCIPAL REGISTRAR'S SIGN.", x: 560, y: 300, size: 24 },
    ...lines.map((text, row): Words => ({ text, x: 42, y: 440 + row * 62, size: 51, face: 'machine' })),
  ]);
  return { front, back };
}

const dotted = (day: string) => day.split('-').toReversed().join('.');

function stack(x: number, y: number, pairs: readonly (readonly [string, string])[]): Words[] {
  return pairs.flatMap(([label, value], row) => [
    { text: label, x, y: y + row * 74, size: 24 },
    { text: value, x, y: y + row * 74 + 27, size: 32, face: 'value' as const },
  ]);
}

/** Paper with the fine waves of a card behind the words. */
function paper(from: string, to: string): Buffer {
  const waves = Array.from({ length: 24 }, (_, row) => {
    const y = row * 28;
    return `<path d="M0 ${y} Q253 ${y + 40} 506 ${y} T1012 ${y}" fill="none" stroke="#9db39c" stroke-width="1.5" opacity="0.45"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}"><defs><linearGradient id="tint" x2="1" y2="1">
    <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#tint)"/>${waves.join('')}</svg>`,
  );
}

async function print(
  ground: Buffer,
  words: readonly Words[],
  pictures: OverlayOptions[] = [],
): Promise<Buffer> {
  const printed = await Promise.all(
    words.map(async ({ text, x, y, size, face = 'label', ink = '#1b1d22' }): Promise<OverlayOptions> => {
      const { font, file } = faces[face];
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const input = await sharp({
        text: {
          text: `<span foreground="${ink}">${escaped}</span>`,
          font: `${font} ${size}`,
          fontfile: fileURLToPath(import.meta.resolve(file)),
          dpi: 72,
          rgba: true,
        },
      })
        .png()
        .toBuffer();
      return { input, left: x, top: y };
    }),
  );
  return sharp(ground)
    .composite([...pictures, ...printed])
    .flatten()
    .png()
    .toBuffer();
}
