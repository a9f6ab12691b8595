import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { staffAt } from '../../test/desk.ts';
import { queue } from '../../test/job-queue.ts';
import { stoppedJob } from '../../test/stopped-job.ts';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour } from '../../test/times.ts';
import { jobs, staffActs } from '../storage/schema/index.ts';
import { jobsCommand } from './jobs-command.ts';

const test = useDatabase();

const run = (lender: TestLender, ...words: string[]) =>
  jobsCommand(words, { db: test.db, policy: lender.lender.policy, at: lender.now() });

it('the command lists, shows, runs again and gives up in the name of a member of staff', async () => {
  const lender = await startTestLender(test.db);
  await lender.jobs.runDue();
  expect((await run(lender, 'list')).lines).toEqual(['No job has stopped, and none fails.']);
  const id = await stoppedJob(lender);
  const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
  const finance = await staffAt(lender, ['finance'], 'Njeri Mwangi');
  const line = expect.stringMatching(
    new RegExp(`^${id}  lapse  KNOBODY  CallError  20 tries  stopped 2026-01-15 1\\d:\\d\\d$`),
  );
  expect((await run(lender, 'list')).lines).toEqual([line]);
  expect((await run(lender, 'show', id)).lines[0]).toEqual(line);

  for (const [words, told] of [
    [['retry', id], 'No member of staff has the address .'],
    [['retry', id, finance.email], `${id}: your roles do not decide about jobs.`],
    [['drop', id, admin.email], 'Add why: the reason is kept.'],
    [['retry', '7777777', admin.email], '7777777: no such job has stopped.'],
    [['show', 'x'], 'x: no such job has stopped.'],
  ] as const)
    expect(await run(lender, ...words)).toMatchObject({
      failed: true,
      lines: expect.arrayContaining([told]),
    });

  expect((await run(lender, 'retry', id, admin.email)).lines).toEqual([
    `${id}: runs again, by Kiptoo Langat.`,
  ]);
  await lender.jobs.runDue();
  expect((await run(lender, 'list')).lines).toEqual([expect.stringContaining('1 tries  tried again')]);
  const other = await stoppedJob(lender, 'KOTHER');
  const dropped = await run(lender, 'drop', other, admin.email, 'A', 'test', 'of', 'ours');
  expect(dropped).toEqual({ lines: [`${other}: given up, by Kiptoo Langat.`], failed: false });
  const acts = await test.db.select().from(staffActs).orderBy(asc(staffActs.no));
  expect(acts).toMatchObject([
    { act: 'jobs.retried', staffId: admin.id, from: 'command' },
    { act: 'jobs.dropped', staffId: admin.id, from: 'command', why: 'A test of ours' },
  ]);
  const rows = await test.db.select().from(jobs);
  expect(rows.find((row) => String(row.id) === other)?.doneAt).toBe(lender.now());
});

it('the list has due jobs of a kind that only another release knows, untried', async () => {
  const lender = await startTestLender(test.db);
  const [dueAt, later] = [lender.now(), lender.now() + day];
  await queue(test.db, { kind: 'newer', key: 'K1', runAt: dueAt });
  await queue(test.db, { kind: 'newer', key: 'K2', runAt: later });
  await lender.pass(hour);
  expect((await run(lender, 'list')).lines).toEqual([
    expect.stringMatching(/^\d+  newer  K1  unknown to this release  due 2026-01-15 12:00$/),
  ]);
});
