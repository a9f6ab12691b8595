import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Scheduled work. `kind` and `key` together are unique, so that the same work is queued once. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    key: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** The due time. */
    runAt: instant().notNull(),
    /** The earliest execution: the due time, or later after a failure or during a lease. */
    notBefore: instant().notNull(),
    /** The process that runs the job outside of a transaction, by `JobRunner.name`. */
    heldBy: text(),
    attempts: integer().notNull().default(0),
    doneAt: instant(),
    /** No more attempts follow without a member of staff. */
    stoppedAt: instant(),
    /** The class of the latest failure, as in 'TypeError'; nothing of its message. */
    lastError: text(),
  },
  (table) => [
    unique('jobs_once').on(table.kind, table.key),
    index('jobs_waiting')
      .on(table.notBefore, table.id)
      .where(sql`${table.doneAt} is null and ${table.stoppedAt} is null`),
    index('jobs_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    index('jobs_stopped')
      .on(table.stoppedAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.stoppedAt} is not null`),
  ],
);
export type JobRow = typeof jobs.$inferSelect;
