import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../src/storage/open.ts';
import type { Applicant } from './borrower.ts';
import { disbursed, expectBalanced, repaid, startMoneyLender } from './loan.ts';
import { wroteToTheLender } from './person-words.ts';
import type { TestLender } from './test-lender.ts';
import { day } from './times.ts';

/** A lender on the embedded database of a folder, whose payments wait until a test settles them. */
export async function startPilot(dataDir: string): Promise<TestLender> {
  const storage = await openEmbedded(path.join(dataDir, 'database'));
  // Closing syncs what the test has written.
  await storage.db.execute(sql`set synchronous_commit = off`);
  const lender = await startMoneyLender(storage.db, {}, 0, { DATA_DIR: dataDir });
  const { close } = lender;
  let closing: Promise<void> | undefined;
  lender.close = () => (closing ??= close().then(() => storage.close()));
  return lender;
}

/** A pilot that has stopped: a loan of three days that is repaid in part, and a borrower who has written. */
export async function stoppedPilot(dataDir: string): Promise<Applicant> {
  const lender = await startPilot(dataDir);
  const loan = await disbursed(lender, '722000111');
  await repaid(lender, loan, 700);
  await lender.pass(3 * day);
  await wroteToTheLender(lender);
  await expectBalanced(lender);
  await lender.close();
  return loan;
}
