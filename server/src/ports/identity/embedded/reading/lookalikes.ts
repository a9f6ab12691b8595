/** Letters that are read where a digit stands. Not more than these: a `D` may be a nought, but also nothing of the number. */
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

/** Digits where only digits can stand. */
export const asDigits = (text: string) =>
  text.replace(/[OoQIl|ZSB]/g, (letter) => digitsOf[letter] ?? letter);

/** Letters where only letters can stand, in capitals. */
export const asLetters = (text: string) =>
  text.toUpperCase().replace(/[01258]/g, (digit) => lettersOf[digit] ?? digit);

/** Each place as `places` has it: `9` a digit, `A` a letter, `*` as it is. Of another length it stays as it is. */
export function asPlaces(text: string, places: string): string {
  if (text.length !== places.length) return text;
  return [...text]
    .map((letter, at) => {
      if (places[at] === '9') return asDigits(letter);
      return places[at] === 'A' ? asLetters(letter) : letter.toUpperCase();
    })
    .join('');
}
