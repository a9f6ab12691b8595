import type { Client } from 'pg';
import { textOf } from '../src/storage/pipelined-client.ts';
import { door } from './pg-door.ts';

const { query } = door;

/**
 * Runs `read`, and `between` before its n-th statement (from 1; 0 for never) on PostgreSQL. Says also whether
 * `between` ran.
 */
export async function withBetween<T>(
  n: number,
  between: () => Promise<unknown>,
  read: () => Promise<T>,
): Promise<{ answer: T; ran: boolean }> {
  let left = n;
  const held = new Set<Client>();
  let ready: Promise<unknown> = Promise.resolve();
  const reading = new Set<Client>();
  door.query = function (...sent) {
    const text = textOf(sent[0]);
    if (text.endsWith('read only')) reading.add(this);
    // Nobody waits for it, and the connection may already serve `between`.
    if (text === 'commit' && reading.delete(this)) return query.apply(this, sent);
    left -= 1;
    if (left === 0) {
      held.add(this);
      ready = between();
    }
    if (!held.has(this)) return query.apply(this, sent);
    // Later statements of the connection keep their order. With a callback, pg returns nothing.
    const answered = ready.then(() => query.apply(this, sent));
    return typeof sent.at(-1) === 'function' ? undefined : answered;
  };
  try {
    const answer = await read();
    await ready;
    return { answer, ran: n > 0 && left <= 0 };
  } finally {
    door.query = query;
  }
}
