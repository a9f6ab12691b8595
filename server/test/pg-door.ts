import { Client } from 'pg';

export type Query = (this: Client, ...sent: unknown[]) => unknown;

/** The one door of pg's statements: pools and transactions send theirs through it. */
export const door = Client.prototype as unknown as { query: Query };
