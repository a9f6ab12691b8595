import { mobileHash } from '../storage/borrower-keys.ts';
import type { Database, Transaction } from '../storage/database.ts';

/** National numbers of all markets have so many digits. */
const lengths = [9, 10];
/** Longer texts and further words name nothing. */
const longestName = 64;
const mostNames = 200;

/** The texts and numbers in a provider's words, at any depth. */
function wordsIn(told: unknown): string[] {
  if (typeof told === 'string' || typeof told === 'number') return [String(told)];
  if (typeof told !== 'object' || told === null) return [];
  return Object.values(told).flatMap(wordsIn);
}

/** What may be the number of an order, prompt, payout or receipt, in the key of a fact or in its words. */
export function namesIn(key: string, body: unknown): string[] {
  const words = [...key.split(':'), ...wordsIn(body)].filter(
    (word) => word !== '' && word.length <= longestName,
  );
  // Payers type order numbers and receipts in their own way.
  const names = words.flatMap((word) => [word, word.replace(/[\s-]/g, '').toUpperCase()]);
  return [...new Set(names)].slice(0, mostNames);
}

/** The keyed hashes of what may be phone numbers in a provider's words, as in '254712345678 - Wanjiru'. */
export function phoneHashes(db: Database | Transaction, body: unknown): string[] {
  const runs = wordsIn(body).flatMap((word) => word.match(/\d{9,}/g) ?? []);
  const numbers = runs.flatMap((run) =>
    lengths.filter((each) => run.length >= each).map((each) => run.slice(-each)),
  );
  return [...new Set(numbers)].map((number) => mobileHash(db, number));
}
