/** A text whose sums stay on one line: between currency and figure stands a space that does not break. */
export function unbroken(text: string): string {
  return text.replaceAll(/KSh (?=\d)/g, 'KSh\u00a0');
}
