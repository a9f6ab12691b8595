import type { Bank } from './banks.ts';
import list from './nigeria-banks.json' with { type: 'json' };

/** Nigerian banks with their codes (S3-77); the doubts are in the data file. */
export const nigeriaBanks: readonly Bank[] = list.banks;
