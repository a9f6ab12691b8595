import type { CardText } from '../../identity-verifier.ts';
import { dayIn } from './card-day.ts';
import type { CardLayout, NumberLayout } from './card-layouts.ts';
import {
  areLevel,
  isOfLabel,
  labelsIn,
  namedBy,
  type CardLine,
  type CardWord,
  type Label,
} from './card-lines.ts';
import { asDigits, asPlaces } from './lookalikes.ts';

/** The content of a front's lines. */
export interface FrontReading {
  /** The number of different labels of such a card. */
  labels: number;
  text: CardText;
  /** The words of each value, for a second reading; none for null. */
  words: Readonly<Record<keyof CardText, readonly CardWord[]>>;
}

const leastSure = 60;

/** Parses the lines of a front. Pure: no lookups, and uncertain values are null. */
export function readFront(lines: readonly CardLine[], layout: CardLayout): FrontReading {
  const labels = labelsIn(lines, [
    ...layout.number.labels,
    ...layout.names,
    ...layout.birthday,
    ...layout.others,
  ]);
  const named = (names: readonly string[]) =>
    labels.filter((label) => names.includes(label.name)).map((label) => namedBy(label, lines, labels));
  const number = numberOf(
    named(layout.number.labels),
    lines.map((line, at) => line.filter((_, place) => !isOfLabel(labels, at, place))),
    layout.number,
  );
  const names = namesOf(labels, lines, layout);
  const birthday = birthdayOf(named(layout.birthday));
  return {
    labels: new Set(labels.map((label) => label.name)).size,
    text: {
      nationalId: number?.text ?? null,
      names: names?.text ?? null,
      birthday: birthday?.text ?? null,
    },
    words: {
      nationalId: number?.words ?? [],
      names: names?.words ?? [],
      birthday: birthday?.words ?? [],
    },
  };
}

interface Found {
  text: string;
  words: readonly CardWord[];
}

/**
 * A text as a number in the format of `layout`; null for another text. Corrects misread characters and blanks
 * only without doubt.
 */
export function numberIn(text: string, layout: NumberLayout): string | null {
  const whole = layout.grouped ? text.replaceAll(/[ -]/g, '') : text.replaceAll(/^[:.\s]+|[.,\s]+$/g, '');
  const id = layout.places === null ? asDigits(whole) : asPlaces(whole, layout.places);
  if (!layout.pattern.test(id)) return null;
  return id.length === 18 && !isCurp(id) ? null : id;
}

/** The last digit of a CURP is a check digit. */
function isCurp(id: string): boolean {
  const signs = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = Array.from(id.slice(0, 17)).reduce((sum, sign, at) => sum + signs.indexOf(sign) * (18 - at), 0);
  return String((10 - (sum % 10)) % 10) === id.at(-1);
}

function numberOf(
  named: readonly CardWord[][],
  values: readonly CardLine[],
  layout: NumberLayout,
): Found | null {
  const anywhere = layout.unmistakable ? values.flatMap((line) => line.map((word) => [word])) : [];
  const candidates = [...named.map((words) => (layout.grouped ? words : words.slice(0, 1))), ...anywhere];
  const found = candidates.flatMap((words) => {
    const text = numberIn(textOf(words), layout);
    const sure = words.every((word) => word.confidence >= leastSure) && isWhole(words, values);
    return text !== null && sure ? [{ text, words }] : [];
  });
  return theOnly(found);
}

function birthdayOf(named: readonly CardWord[][]): Found | null {
  const found = named.flatMap((words) => {
    const text = dayIn(textOf(words));
    return text === null ? [] : [{ text, words }];
  });
  return found.length === named.length ? theOnly(found) : null;
}

/** The first value when all agree. */
function theOnly(found: readonly Found[]): Found | null {
  const [first = null] = found;
  return found.every((other) => other.text === first?.text) ? first : null;
}

/** Whether no neighbour may belong to the same number. */
function isWhole(words: readonly CardWord[], values: readonly CardLine[]): boolean {
  return values.flat().every((other) => {
    if (words.includes(other) || !/\p{N}/u.test(other.text)) return true;
    return words.every(
      (word) =>
        !areLevel(word, other) ||
        Math.max(other.left - word.right, word.left - other.right) > 1.2 * (word.bottom - word.top),
    );
  });
}

function namesOf(labels: readonly Label[], lines: readonly CardLine[], layout: CardLayout): Found | null {
  const parts = labels
    .filter((label) => layout.names.includes(label.name))
    .map((label) => ({ label, words: namedBy(label, lines, labels, layout.nameRows) }))
    .toSorted((a, b) => (a.words[0]?.top ?? 0) - (b.words[0]?.top ?? 0));
  const words = parts.flatMap((part) => part.words);
  // A label without names, or a gap without a word: the remaining names would differ from the card's.
  if (words.length < 2 || parts.some((part) => hasGap(part.words, lines[part.label.line]?.[part.label.from])))
    return null;
  const text = textOf(words).replaceAll('’', "'");
  const sure =
    words.every((word) => word.confidence >= leastSure) && /^[\p{Lu}'.-]{2,}( [\p{Lu}'.-]{2,})+$/u.test(text);
  return sure ? { text, words } : null;
}

/**
 * Whether a word may be missing before the first one, which is set to the right of its label, or between two
 * of a row.
 */
function hasGap(words: readonly CardWord[], label: CardWord | undefined): boolean {
  const [first] = words;
  if (!first || !label) return true;
  const height = first.bottom - first.top;
  if (!areLevel(first, label) && first.left - label.left > height) return true;
  return words.some((word, at) => {
    const before = words[at - 1];
    return before !== undefined && areLevel(before, word) && word.left - before.right > 1.2 * height;
  });
}

/** Words with a blank between them. */
export const textOf = (words: readonly CardWord[]) => words.map((word) => word.text).join(' ');
