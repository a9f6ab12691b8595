/**
 * Text in its stored form: without control and format characters, emoji and angle brackets; with single white
 * space.
 */
export function plainText(raw: string): string {
  return withoutUnseen(raw).replace(pictures, '').replace(/[<>]/g, '').replace(/\s+/g, ' ').trim();
}

/**
 * Text without invisible characters: direction marks, zero-width characters, lone surrogates, control
 * characters.
 */
export function withoutUnseen(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\t-\r]/g, ' ')
    .replace(unseen, '');
}

/** A typed code of letters and digits: capitals, other characters removed. */
export function codeText(raw: string, longest: number): string {
  return raw
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^A-Z0-9Ñ]/g, '')
    .slice(0, longest);
}

/** A typed number: ASCII digits up to a maximum. */
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
