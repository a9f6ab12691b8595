import { fold } from '../../foundations/fold/index.js';

/** Keys further apart than this, in milliseconds, begin a new word. */
const PAUSE = 900;

/**
 * Finds rows by typed letters or digits. The function that it gives takes a key, its time in milliseconds, the labels
 * and the row that one is at, and gives the row to go to, if there is one. The same letter again goes to the next match.
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
