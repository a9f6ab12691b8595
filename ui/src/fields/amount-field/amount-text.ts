/** One change of a grouped figure, as the browser leaves it. */
export interface AmountEdit {
  /** The current text of the input. */
  raw: string;
  /** The position of the caret. */
  caret: number;
  /** The digits before the change. */
  before: string;
  /** The inputType of the input event: 'insertText', 'deleteContentBackward', 'insertFromPaste', ... */
  kind: string;
  /** The decimal separator of the locale. */
  decimal: string;
  /** Maximum number of digits. */
  maxDigits: number;
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** The digits after a change, and the number of digits before the caret. */
export function readAmount({ raw, caret, before, kind, decimal, maxDigits }: AmountEdit): {
  digits: string;
  beforeCaret: number;
} {
  // A pasted "10,370.50" is not a million: only whole units count. A typed separator alone is dropped.
  const cents = raw.length - (/[.,]\d{1,2}$/.exec(raw)?.[0].length ?? 0);
  const text =
    kind.startsWith('insertFromPaste') && raw.charAt(cents) === decimal ? raw.slice(0, cents) : raw;
  let digits = onlyDigits(text);
  let beforeCaret = onlyDigits(text.slice(0, caret)).length;
  // Only a separator was deleted: the user meant the digit beyond the separator.
  if (digits === before && kind === 'deleteContentBackward' && beforeCaret > 0) {
    beforeCaret -= 1;
    digits = digits.slice(0, beforeCaret) + digits.slice(beforeCaret + 1);
  } else if (digits === before && kind === 'deleteContentForward') {
    digits = digits.slice(0, beforeCaret) + digits.slice(beforeCaret + 1);
  }
  const zeros = /^0+(?=\d)/.exec(digits)?.[0].length ?? 0;
  return {
    digits: digits.slice(zeros, zeros + maxDigits),
    beforeCaret: Math.min(maxDigits, Math.max(0, beforeCaret - zeros)),
  };
}

/** The caret position after a number of digits in a grouped figure. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}

/** The decimal separator of a locale. */
export const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
