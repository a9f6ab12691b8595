import { sqlState } from './database.ts';

/**
 * SQLSTATEs that say "not now": the server stops, starts or was failed over (57P01 to 57P03, 25006), is full (class 53), cut a
 * transaction that stood still (25P03), or waited too long for a lock (55P03) or a statement (57014); and what is left
 * of conflicts after the last try (40001, 40P01). Source: PostgreSQL, Appendix A.
 */
const notNow = /^(?:08|53)|^(?:57P0[1-5]|57014|25006|25P03|55P03|40001|40P01)$/;

/** The system's words for a connection that is not there, or no longer. */
const cutOff = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's, which carry no code. */
const driverSays =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after)/;

/**
 * Whether an error means that the database cannot be used now, and may be later: the same request may then be sent again.
 * Whether the change was made is not known, when the connection went at the commit. What a port of the lender's throws is none.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // `fetch` tells of its own network so.
  if (error instanceof TypeError) return false;
  if (error.cause instanceof Error) return isAway(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = sqlState(error) ?? '';
  return notNow.test(code) || cutOff.has(code) || driverSays.test(error.message);
}
