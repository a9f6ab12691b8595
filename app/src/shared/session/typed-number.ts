/*
 * A visitor's typed mobile number, so that nobody types the number twice. Personal: lives as long as the
 * page, in no address and no storage.
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
