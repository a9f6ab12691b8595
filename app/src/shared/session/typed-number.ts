/*
 * The mobile number that a visitor has typed before logging in, so that nobody types it twice. It is personal: it lives as long as
 * the page, and is in no address and no storage.
 */
let typed = '';

/** Keeps the national digits of a number that was typed. */
export function keepTypedNumber(mobile: string): void {
  typed = mobile;
}

/** The number that was typed last, in national digits; empty when there is none. */
export function typedNumber(): string {
  return typed;
}
