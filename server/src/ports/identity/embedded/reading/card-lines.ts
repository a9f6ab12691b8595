/** A recognised word, with its place on the page in px and its confidence, 0 to 100. */
export interface CardWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
}

/** Words side by side, from left to right. */
export type CardLine = readonly CardWord[];

/** Where a label stands: its words, from `from` up to and without `to`, of line `line`. */
export interface Label {
  name: string;
  line: number;
  from: number;
  to: number;
}

/** As labels are compared: capitals without accents, and digits as the letters that they look like. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[0|158]/g, (sign) => ({ '0': 'O', '|': 'I', '1': 'I', '5': 'S', '8': 'B' })[sign] ?? sign)
    .replace(/[^A-Z]/g, '');
}

/** A word of 4 letters may have one of them wrong, a word of 8 two. */
function sameWord(read: string, expected: string): boolean {
  const allowed = Math.floor(expected.length / 4);
  return Math.abs(read.length - expected.length) <= allowed && distance(read, expected) <= allowed;
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Finds labels, longest first, so that `DATE OF BIRTH` does not match a shorter label as well. A word belongs
 * to one label. A slash between two languages separates words like a blank.
 */
export function labelsIn(lines: readonly CardLine[], names: readonly string[]): Label[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const found: Label[] = [];
  for (const [line, read] of lines.entries()) {
    const words = read
      .flatMap((word, at) => word.text.split('/').map((part) => ({ text: plain(part), at, taken: false })))
      .filter((word) => word.text !== '');
    for (const name of longestFirst) {
      const expected = name.split(' ').map(plain);
      for (let from = 0; from + expected.length <= words.length; from += 1) {
        const own = words.slice(from, from + expected.length);
        if (!own.every((word, place) => !word.taken && sameWord(word.text, expected[place] ?? ''))) continue;
        for (const word of own) word.taken = true;
        found.push({ name, line, from: own[0]?.at ?? 0, to: (own.at(-1)?.at ?? 0) + 1 });
      }
    }
  }
  return found;
}

/**
 * The words of a label: the remaining row up to the next label; otherwise the given number of rows that begin
 * below, up to the next label. Level lines form one row. Empty when nothing is found.
 */
export function namedBy(
  label: Label,
  lines: readonly CardLine[],
  labels: readonly Label[],
  rows = 1,
): CardWord[] {
  const own = (lines[label.line] ?? []).slice(label.from, label.to);
  const last = own.at(-1);
  if (!last) return [];
  const words = lines
    .flatMap((line, at) => line.map((word, place) => ({ word, isLabel: isOfLabel(labels, at, place) })))
    .toSorted((a, b) => a.word.left - b.word.left);

  const level = words.filter(({ word }) => word.left >= last.right && areLevel(word, last));
  const next = level.findIndex((one) => one.isLabel);
  const beside = level
    .slice(0, next === -1 ? undefined : next)
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  if (beside.length > 0) return beside;

  const found: CardWord[] = [];
  let above: readonly CardWord[] = own;
  for (let row = 0; row < rows && above.length > 0; row += 1) {
    above = rowBelow(above, words);
    found.push(...above);
  }
  return found;
}

/** Whether the word at `place` of line `line` belongs to a label. */
export function isOfLabel(labels: readonly Label[], line: number, place: number): boolean {
  return labels.some((label) => label.line === line && place >= label.from && place < label.to);
}

/** Whether two words share more than half of the lower one's height. */
export function areLevel(a: CardWord, b: CardWord): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** The nearest row below others; empty for a label or nothing. */
function rowBelow(
  above: readonly CardWord[],
  words: readonly { word: CardWord; isLabel: boolean }[],
): CardWord[] {
  const left = Math.min(...above.map((word) => word.left));
  const right = Math.max(...above.map((word) => word.right));
  const bottom = Math.max(...above.map((word) => word.bottom));
  const height = Math.max(...above.map((word) => word.bottom - word.top));
  // A value may start slightly to the left, and a tilted photo shows it slightly higher.
  const [nearest] = words
    .filter(
      ({ word }) =>
        word.top >= bottom - 0.3 * height &&
        word.top <= bottom + 2 * height &&
        word.left >= left - height &&
        word.left <= right,
    )
    .toSorted((a, b) => a.word.top - b.word.top);
  if (!nearest || nearest.isLabel) return [];
  const row: CardWord[] = [];
  for (const { word, isLabel } of words) {
    if (!areLevel(word, nearest.word) || word.left < left - height) continue;
    const before = row.at(-1);
    // A distant word belongs to another column.
    if (isLabel || (before && word.left - before.right > 3 * height)) break;
    row.push(word);
  }
  return row;
}
