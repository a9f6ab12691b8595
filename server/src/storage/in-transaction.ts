import { setTimeout as wait } from 'node:timers/promises';
import { sqlState, type Database, type Transaction } from './database.ts';

const mostAttempts = 12;
/** Serialization failure and deadlock: the database asks to try again. */
const tryAgain = new Set(['40001', '40P01']);

/**
 * Runs the work in one transaction and gives what it gives. The work may run more than once, so it has no effect but
 * in the database: ports are called before or after, never inside. `serializable` is for rules over many rows, as in
 * "at most five an hour".
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { serializable = false }: { serializable?: boolean } = {},
): Promise<T> {
  const isolationLevel = serializable ? 'serializable' : 'read committed';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, { isolationLevel });
    } catch (error) {
      if (attempt === mostAttempts || !tryAgain.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * 2 ** Math.min(attempt, 8));
    }
  }
}
