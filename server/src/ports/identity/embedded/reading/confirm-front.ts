import type { CardText } from '../../identity-verifier.ts';
import { dayIn } from './card-day.ts';
import type { CardLayout, NumberLayout } from './card-layouts.ts';
import { areLevel, type CardLine, type CardWord } from './card-lines.ts';
import { cut, greyOf, shareOf, type Box, type Page } from './page.ts';
import { numberIn, textOf, type FrontReading } from './read-front.ts';
import type { Recognizer } from './recognizer.ts';

/** In px, with margin: the size at which a single line is read best. */
const lineHeight = 64;
/** Margin, in letter heights, for an unseen continuation of a name. */
const roomForNames = 6;

/**
 * A front after a second reading of each part, alone, in another size and as one line, with a margin for
 * unseen text. A part with a different second reading becomes null.
 */
export async function confirmed(
  { text, words }: FrontReading,
  lines: readonly CardLine[],
  layout: CardLayout,
  page: Page,
  recognizer: Recognizer,
): Promise<CardText> {
  const again = async (row: readonly CardWord[], room: number, signs?: string): Promise<string> => {
    const box = around(row, lines, room);
    const read = await recognizer.recognize(await cut(page.clear, box, lineHeight / (box.bottom - box.top)), {
      layout: 'line',
      ...(signs && { signs }),
    });
    return textOf(read.flat());
  };
  const isNumber = async () => {
    if (layout.number.places === null && isCutShort(page, words.nationalId, lines)) return false;
    const read = await again(words.nationalId, 1, signsOf(layout.number));
    return numberIn(read.replaceAll(' ', ''), layout.number) === text.nationalId;
  };
  const areNames = async () => {
    const read: string[] = [];
    for (const row of rowsOf(words.names)) {
      if (isCutShort(page, row, lines)) return false;
      read.push(await again(row, roomForNames));
    }
    return read.join(' ').replaceAll('’', "'") === text.names;
  };
  const isBirthday = async () => dayIn(await again(words.birthday, 1)) === text.birthday;
  if (text.nationalId === null || !(await isNumber())) return { ...text, nationalId: null };
  return {
    nationalId: text.nationalId,
    names: text.names !== null && (await areNames()) ? text.names : null,
    birthday: text.birthday !== null && (await isBirthday()) ? text.birthday : null,
  };
}

function signsOf({ places }: NumberLayout): string {
  const digits = '0123456789';
  return places === null || /^9+$/.test(places) ? digits : `ABCDEFGHIJKLMNOPQRSTUVWXYZ${digits}`;
}

function rowsOf(words: readonly CardWord[]): CardWord[][] {
  const rows: CardWord[][] = [];
  for (const word of words) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && areLevel(before, word)) row.push(word);
    else rows.push([word]);
  }
  return rows;
}

/**
 * Whether glare or a finger may hide an end of names or of a number, which may then be part of a longer one.
 * Compares the areas beside both ends with the paper between the letters. Overexposed paper may hide
 * anything.
 */
function isCutShort({ seen }: Page, words: readonly CardWord[], lines: readonly CardLine[]): boolean {
  const box = around(words, lines);
  const { left, right } = boxOf(words);
  const paper = greyOf(seen, { ...box, left, right }, 0.8);
  if (paper >= 250) return true;
  const ends = [
    { ...box, right: left },
    { ...box, left: right },
  ];
  return ends.some(
    (end) =>
      greyOf(seen, end, 0.5) > 1.08 * paper ||
      shareOf(seen, end, (grey) => grey >= 250) > 0.2 ||
      shareOf(seen, end, (grey) => grey < 0.7 * paper) > 0.4,
  );
}

/**
 * A box around words of a row, with margins at both ends, `after` letter heights at the right, without
 * neighbouring words.
 */
function around(words: readonly CardWord[], lines: readonly CardLine[], after = 1): Box {
  const { left, top, right, bottom } = boxOf(words);
  const room = (bottom - top) * 0.9;
  const others = lines
    .flat()
    .filter((other) => !words.includes(other) && other.bottom > top && other.top < bottom);
  const before = others.filter((other) => other.right <= left).map((other) => (other.right + left) / 2);
  const behind = others.filter((other) => other.left >= right).map((other) => (other.left + right) / 2);
  return {
    left: Math.max(left - room, ...before),
    top: top - room / 3,
    right: Math.min(right + room * after, ...behind),
    bottom: bottom + room / 3,
  };
}

function boxOf(words: readonly CardWord[]): Box {
  return {
    left: Math.min(...words.map((word) => word.left)),
    top: Math.min(...words.map((word) => word.top)),
    right: Math.max(...words.map((word) => word.right)),
    bottom: Math.max(...words.map((word) => word.bottom)),
  };
}
