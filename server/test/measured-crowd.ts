import { sql } from 'drizzle-orm';
import { KeyRing, useKeys } from '../src/storage/key-ring.ts';
import type { Storage } from '../src/storage/open.ts';
import { addCrowd } from './crowd.ts';
import type { Work } from './database-work.ts';
import { startMoneyLender } from './loan.ts';
import { openUsual } from './test-database.ts';
import type { TestLender } from './test-lender.ts';

/** Rows that a plan may visit more than another one: fewer than days, and far fewer than borrowers. */
export const otherPlan = 5;

/** Whether a call visits more rows than another plan would. */
export function visitsMore(now: Work, was: Work): boolean {
  return now.visited > was.visited + otherPlan;
}

/** A lender whose database's work is measured. */
export interface MeasuredCrowd {
  storage: Storage;
  lender: TestLender;
  /** Adds others, as `addCrowd`, and lets the planner know of them. */
  crowd(copies: number, round: 1 | 2): Promise<void>;
}

export async function openMeasuredCrowd(): Promise<MeasuredCrowd> {
  const storage = await openUsual();
  const { db } = storage;
  useKeys(db, new KeyRing('a secret of the tests'));
  // Of a table as small as here the planner reads the whole, and of a lender's the index.
  await db.execute(sql`set enable_seqscan = off`);
  return {
    storage,
    lender: await startMoneyLender(db, {}, 0, { SESSION_CALLS_PER_MINUTE: '10000' }),
    crowd: async (copies, round) => {
      await addCrowd(db, copies, round);
      await db.execute(sql`vacuum analyze`);
    },
  };
}
