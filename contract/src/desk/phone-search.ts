/** Whether a searched text can only be a phone number, which is personal: digits and their separators. */
export function isPhoneSearch(text: string): boolean {
  return /^[+\d\s()-]+$/.test(text);
}
