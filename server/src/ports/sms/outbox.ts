import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { mobileHash } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { keysOf } from '../../storage/key-ring.ts';
import { outbox, type OutboxRow } from '../../storage/schema/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { Sms } from './sms.ts';

/** Stores messages instead of sending them, and passes each to `show`. */
export function openOutbox(
  db: Database,
  clock: Clock,
  show: (message: { mobile: string; text: string }) => void = () => {},
): Sms {
  return {
    send: async ({ mobile, text }) => {
      const [createdAt, hash] = [clock.now(), mobileHash(db, mobile)];
      const message = keysOf(db).seal({ mobile, text }, placeOf(hash, createdAt));
      await db.insert(outbox).values({ mobileHash: hash, message, createdAt });
      show({ mobile, text });
    },
    sent: async (tx, { from, until }) => {
      const [row] = await tx
        .select({ count: count() })
        .from(outbox)
        .where(and(gte(outbox.createdAt, from), lt(outbox.createdAt, until)));
      return { count: row!.count, costCents: 0, unpriced: row!.count };
    },
  };
}

/** A stored message, opened. */
export function openMessage(
  db: Database | Transaction,
  { mobileHash: hash, message, createdAt }: Pick<OutboxRow, 'mobileHash' | 'message' | 'createdAt'>,
): { mobile: string; text: string } {
  return keysOf(db).open(message, placeOf(hash, createdAt)) as { mobile: string; text: string };
}

const placeOf = (hash: string, createdAt: number) => ({
  column: 'outbox.message',
  row: [hash, String(createdAt)],
});

/** The "sent" messages, newest first; for one number when given. */
export async function readOutbox(db: Database, mobile?: string) {
  const rows = await db
    .select()
    .from(outbox)
    .where(mobile === undefined ? undefined : eq(outbox.mobileHash, mobileHash(db, mobile)))
    .orderBy(desc(outbox.id))
    .limit(100);
  return rows.map((row) => ({ ...openMessage(db, row), createTime: row.createdAt }));
}
