import { Client } from 'pg';

/* The statements of pg are counted at their one door: pools and transactions send theirs through it. */
type Query = (this: Client, ...sent: unknown[]) => unknown;
const prototype = Client.prototype as unknown as { query: Query };
const query = prototype.query;

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
  prototype.query = function (...sent) {
    left -= 1;
    if (left !== 0) return query.apply(this, sent);
    prototype.query = query;
    const ready = between();
    // With a callback, pg returns nothing.
    const answered = ready.then(() => query.apply(this, sent));
    return typeof sent.at(-1) === 'function' ? undefined : answered;
  };
  try {
    return { answer: await read(), ran: n > 0 && left <= 0 };
  } finally {
    prototype.query = query;
  }
}
