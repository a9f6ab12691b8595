/** Text as it is kept: control and format characters, pictures and angle brackets are gone, white space is single. */
export function plainText(raw: string): string {
  return withoutUnseen(raw).replace(pictures, '').replace(/[<>]/g, '').replace(/\s+/g, ' ').trim();
}

/** Text without what nobody sees: marks of direction, zero-width characters, lone halves of a pair, controls. */
export function withoutUnseen(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\t-\r]/g, ' ')
    .replace(unseen, '');
}

/** What is typed into a code of letters and digits: in capitals, without anything else. */
export function codeText(raw: string, longest: number): string {
  return raw
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^A-Z0-9Ñ]/g, '')
    .slice(0, longest);
}

/** What is typed into a number: ASCII digits, at most so many. */
export function digitText(raw: string, longest: number): string {
  return raw.replace(/[^0-9]/g, '').slice(0, longest);
}

/** Whether a text is a postal code of six digits, as India has them (S3-19). */
export function isPostalCode(value: string): boolean {
  return /^[1-9][0-9]{5}$/.test(value);
}

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu;
const pictures =
  /[\p{So}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3\uFE0E\uFE0F]/gu;
