/** One change of a grouped figure, as the browser leaves it. */
export interface AmountEdit {
  /** What stands in the input now. */
  raw: string;
  /** Where the caret stands in it. */
  caret: number;
  /** The digits before the change. */
  before: string;
  /** The input event's: 'insertText', 'deleteContentBackward', 'insertFromPaste', ... */
  kind: string;
  /** What stands before cents in the locale. */
  decimal: string;
  /** The most digits that are kept. */
  maxDigits: number;
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** The digits that a change leaves, and how many of them stand before the caret. */
export function readAmount({ raw, caret, before, kind, decimal, maxDigits }: AmountEdit): {
  digits: string;
  beforeCaret: number;
} {
  // A pasted "10,370.50" is not a million: whole shillings only. A point that is typed is dropped by itself.
  const cents = raw.length - (/[.,]\d{1,2}$/.exec(raw)?.[0].length ?? 0);
  const text =
    kind.startsWith('insertFromPaste') && raw.charAt(cents) === decimal ? raw.slice(0, cents) : raw;
  let digits = onlyDigits(text);
  let beforeCaret = onlyDigits(text.slice(0, caret)).length;
  // Only a separator went: the key meant the digit beyond it.
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

/** Where the caret stands after so many digits of a grouped figure. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}

/** What stands between whole numbers and cents in a locale. */
export const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
