import { inTransaction } from '../src/storage/in-transaction.ts';
import { enqueue } from '../src/storage/queue.ts';
import { jobs } from '../src/storage/schema/index.ts';
import { and, eq } from 'drizzle-orm';
import type { TestLender } from './test-lender.ts';
import { hour } from './times.ts';

/** A job about an unknown order that has failed until it stopped. Returns its id. */
export async function stoppedJob(lender: TestLender, orderNo = 'KNOBODY'): Promise<string> {
  const job = { kind: 'lapse', key: orderNo, runAt: lender.now(), payload: { orderNo } };
  const { db } = lender.lender;
  await inTransaction(db, (tx) => enqueue(tx, job));
  await lender.pass(2 * hour);
  const [row] = await db
    .select({ id: jobs.id, stoppedAt: jobs.stoppedAt })
    .from(jobs)
    .where(and(eq(jobs.kind, job.kind), eq(jobs.key, orderNo)));
  if (row?.stoppedAt == null) throw new Error('The job has not stopped.');
  return String(row.id);
}
