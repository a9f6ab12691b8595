import { setTimeout as wait } from 'node:timers/promises';
import { inSpan } from '../spans.ts';
import { sqlState, type Database, type Transaction } from './database.ts';

const mostAttempts = 12;
/** Serialization failure and deadlock: the transaction must be retried. */
const tryAgain = new Set(['40001', '40P01']);

const followers = new WeakMap<Transaction, ((db: Database) => void)[]>();

/** Calls a function once after the commit of a transaction of `inTransaction`; never after a rollback. */
export function afterCommit(tx: Transaction, follow: (db: Database) => void): void {
  followers.set(tx, [...(followers.get(tx) ?? []), follow]);
}

/**
 * Runs the work in one transaction and returns its result. The work may run several times, so it must have no
 * effect outside of the database: call ports before or after, never inside. `serializable` is for rules over
 * many rows, such as "at most five an hour".
 */
export function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { serializable = false }: { serializable?: boolean } = {},
): Promise<T> {
  const isolationLevel = serializable ? 'serializable' : 'read committed';
  return inSpan('transaction', async (span) => {
    for (let attempt = 1; ; attempt += 1) {
      span.setAttribute('kopa.tries', attempt);
      try {
        let last: Transaction | undefined;
        const result = await db.transaction(
          (tx) => {
            span.addEvent('begun');
            last = tx;
            return work(tx);
          },
          { isolationLevel },
        );
        for (const follow of followers.get(last!) ?? []) follow(db);
        return result;
      } catch (error) {
        if (attempt === mostAttempts || !tryAgain.has(sqlState(error) ?? '')) throw error;
        await wait(Math.random() * 2 ** Math.min(attempt, 8));
      }
    }
  });
}

/**
 * Runs reading work in one snapshot and returns its result: all its statements see the same moment, whatever
 * others commit meanwhile. Call ports before or after, never inside. Writing throws.
 */
export function inSnapshot<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inSpan('snapshot', (span) =>
    db.transaction(
      (tx) => {
        span.addEvent('begun');
        return work(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}
