import { sqlState } from './database.ts';

/**
 * SQLSTATEs of temporary failures: the server stops, starts or fails over (57P01 to 57P03, 25006), is full
 * (class 53), ended an idle transaction (25P03), or waited too long for a lock (55P03) or a statement
 * (57014); and conflicts after the last retry (40001, 40P01). Source: PostgreSQL, Appendix A.
 */
const notNow = /^(?:08|53)|^(?:57P0[1-5]|57014|25006|25P03|55P03|40001|40P01)$/;

/** The system's error codes of a missing or lost connection. */
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

/** The driver's messages, without codes. */
const driverSays =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after)/;

/**
 * Whether an error means a temporarily unavailable database: the same request may be sent again. After a
 * connection loss during the commit, the outcome of the change is unknown. A port's error does not count.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The message of `fetch` for network errors.
  if (error instanceof TypeError) return false;
  if (error.cause instanceof Error) return isAway(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = sqlState(error) ?? '';
  // A stopped server leaves no socket in its folder.
  const hasNoSocket = code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
  return notNow.test(code) || cutOff.has(code) || hasNoSocket || driverSays.test(error.message);
}
