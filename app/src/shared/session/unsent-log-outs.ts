import { readStored, removeStored, writeStored } from './stored.ts';

const key = 'logOuts';
/** A lender that never answers must not fill the phone. */
const most = 5;

/** The digests of tokens whose sessions the lender has not ended yet. */
export function unsentLogOuts(): string[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
}

export function keepLogOuts(digests: readonly string[]): void {
  if (digests.length === 0) removeStored(key);
  else writeStored(key, digests.slice(-most));
}
