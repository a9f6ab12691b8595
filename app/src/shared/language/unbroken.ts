/** A text with unbroken amounts: a no-break space between currency and figure. */
export function unbroken(text: string): string {
  return text.replaceAll(/KSh (?=\d)/g, 'KSh\u00a0');
}
