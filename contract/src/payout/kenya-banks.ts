import type { Bank } from './banks.ts';
import list from './kenya-banks.json' with { type: 'json' };

/** The 44 banks of the Kenya Bankers Association's list (S3-67, S3-109); the doubts are in the data file. */
export const kenyaBanks: readonly Bank[] = list.banks;
