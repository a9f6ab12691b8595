/**
 * Letters that are misread digits. Deliberately few: a `D` may be a zero, but may also not belong to the
 * number.
 */
const digitsOf: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  B: '8',
};
const lettersOf: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '8': 'B' };

/** Replaces letters where only digits are possible. */
export const asDigits = (text: string) =>
  text.replace(/[OoQIl|ZSB]/g, (letter) => digitsOf[letter] ?? letter);

/** Replaces digits where only letters are possible, in capitals. */
export const asLetters = (text: string) =>
  text.toUpperCase().replace(/[01258]/g, (digit) => lettersOf[digit] ?? digit);

/**
 * Applies `places` per character: `9` a digit, `A` a letter, `*` unchanged. A different length stays
 * unchanged.
 */
export function asPlaces(text: string, places: string): string {
  if (text.length !== places.length) return text;
  return [...text]
    .map((letter, at) => {
      if (places[at] === '9') return asDigits(letter);
      return places[at] === 'A' ? asLetters(letter) : letter.toUpperCase();
    })
    .join('');
}
