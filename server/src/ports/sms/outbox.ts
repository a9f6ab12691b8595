import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { outbox } from '../../storage/schema/index.ts';
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
      await db.insert(outbox).values({ mobile, text, createdAt: clock.now() });
      show({ mobile, text });
    },
  };
}

/** The "sent" messages, newest first; for one number when given. */
export async function readOutbox(db: Database, mobile?: string) {
  const rows = await db
    .select()
    .from(outbox)
    .where(mobile === undefined ? undefined : eq(outbox.mobile, mobile))
    .orderBy(desc(outbox.id))
    .limit(100);
  return rows.map((row) => ({ mobile: row.mobile, text: row.text, createTime: row.createdAt }));
}
