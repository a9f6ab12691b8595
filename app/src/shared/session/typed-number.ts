/*
 * A visitor's typed mobile number, for the next screen. The number is personal data, so it exists only in the
 * memory of the page, never in an address or in storage.
 */
let typed = '';

/** Stores the national digits of a typed number. */
export function keepTypedNumber(mobile: string): void {
  typed = mobile;
}

/** The last typed number, in national digits; empty for none. */
export function typedNumber(): string {
  return typed;
}
