import { fold } from '../../foundations/fold/index.js';

/** A longer pause between keys, ms, starts a new word. */
const PAUSE = 900;

/**
 * Finds rows by typed letters or digits. The returned function takes a key, its time in ms, the labels and
 * the current row, and returns the matching row, if any. A repeated letter moves to the next match.
 */
export function createTypeAhead() {
  let typed = '';
  let at = -Infinity;
  return (key: string, time: number, labels: readonly string[], from: number): number | undefined => {
    const letter = fold(key);
    if (time - at > PAUSE) typed = '';
    at = time;
    const isRepeat = typed !== '' && [...typed].every((one) => one === letter);
    typed += letter;
    const find = (start: string, after: number) => {
      const order = labels.map((_, place) => (place + after) % labels.length);
      return order.find((place) => fold(labels[place] ?? '').startsWith(start));
    };
    return find(typed, from) ?? (isRepeat ? find(letter, from + 1) : undefined);
  };
}
