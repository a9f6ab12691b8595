import type { KeyRing } from './key-ring.ts';

type Fields = Readonly<Record<string, string>>;

/** The numbers of an account that were sealed one by one before the whole section was. */
const secrets: readonly string[] = ['accountNumber', 'curp', 'bvn'];

/** An account with its numbers opened; throws `CannotOpen`. */
export function openPayout(keys: KeyRing, userId: string, fields: Fields): Record<string, string> {
  if ((fields['cardType'] ?? 'mobileMoney') === 'mobileMoney') return { ...fields };
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const place = { column: `payout.${field}`, row: userId };
      return [field, secrets.includes(field) ? String(keys.open(text, place, 'payoutAccount')) : text];
    }),
  );
}
