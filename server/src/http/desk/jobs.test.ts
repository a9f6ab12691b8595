import { deskJobDrop, deskJobRetry, deskJobs } from '@kopa/contract/desk/calls/jobs';
import { deskToday, deskTake } from '@kopa/contract/desk/calls/work';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { stoppedJob } from '../../../test/stopped-job.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { hour } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { jobs, staffActs } from '../../storage/schema/index.ts';

const why = 'The order was a test of ours';

const listed = async (person: AtDesk, state: 'stopped' | 'failing' = 'stopped') =>
  granted(await person.call(deskJobs, { state, limit: 50 }));
const drop = (person: AtDesk, id: string, key?: string) =>
  person.call(deskJobDrop, { id, why }, key === undefined ? {} : { key });
const retry = (person: AtDesk, id: string) => person.call(deskJobRetry, { id });

onBothEngines('stopped jobs at the desk', (test) => {
  const start = async () => {
    const lender = await startTestLender(test.db);
    await lender.jobs.runDue();
    return lender;
  };
  const rowOf = async (id: string) =>
    (
      await test.db
        .select()
        .from(jobs)
        .where(eq(jobs.id, Number(id)))
    )[0]!;
  const acts = () => test.db.select().from(staffActs).orderBy(asc(staffActs.no));

  it('a stopped job stands in the queue with its class of error, and runs again with all its tries', async () => {
    const lender = await start();
    const planned = lender.now();
    const id = await stoppedJob(lender);
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    const { items, counts } = await listed(admin);
    expect(counts).toEqual({ open: 1, late: 0, failing: 0 });
    expect(items).toMatchObject([
      { id, kind: 'lapse', key: 'KNOBODY', error: 'CallError', tries: 20, plannedAt: planned, owner: null },
    ]);
    expect(items[0]!.dueAt! - items[0]!.since).toBe(8 * hour);
    const { queues } = granted(await admin.call(deskToday, {}));
    expect(queues.find(({ queue }) => queue === 'jobs')).toMatchObject({ open: 1, promiseHours: 8 });

    granted(await retry(admin, id));
    expect(await listed(admin)).toMatchObject({ items: [], counts: { open: 0 } });
    expect((await retry(admin, id)).code).toBe(deskErrorCodes.itemGone);
    await lender.jobs.runDue();
    expect(await listed(admin, 'failing')).toMatchObject({
      items: [{ id, tries: 1, dueAt: null, nextTryAt: lender.now() + 1000 }],
      counts: { failing: 1 },
    });
    // The same work cannot be queued beside it.
    const again = { kind: 'lapse', key: 'KNOBODY', runAt: lender.now(), payload: {} };
    expect(await inTransaction(test.db, (tx) => enqueue(tx, again))).toBe(false);
    expect(await acts()).toMatchObject([
      {
        act: 'jobs.retried',
        aboutKind: 'jobs',
        aboutId: id,
        before: { kind: 'lapse', key: 'KNOBODY', attempts: 20, lastError: 'CallError' },
      },
    ]);
  });

  it('giving up is recorded with its reason once, and the job is done', async () => {
    const lender = await start();
    const id = await stoppedJob(lender);
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    expect((await admin.send(deskJobDrop, { id, why: '' })).code).not.toBe(0);
    granted(await drop(admin, id, 'once'));
    granted(await drop(admin, id, 'once'));
    for (const person of [admin, await staffAt(lender, ['admin'], 'Another Admin')]) {
      expect((await drop(person, id)).code).toBe(deskErrorCodes.itemGone);
      expect((await retry(person, id)).code).toBe(deskErrorCodes.itemGone);
    }
    expect(await rowOf(id)).toMatchObject({ doneAt: lender.now(), attempts: 20, lastError: 'CallError' });
    expect(await acts()).toMatchObject([{ act: 'jobs.dropped', why, aboutId: id }]);
    await lender.pass(hour);
    expect((await rowOf(id)).attempts).toBe(20);
  });

  it('two people at one job: the second is told who has it, and one decision is made', async () => {
    const lender = await start();
    const id = await stoppedJob(lender);
    const [one, other] = [
      await staffAt(lender, ['admin'], 'Kiptoo Langat'),
      await staffAt(lender, ['admin'], 'Barasa Wekesa'),
    ];
    granted(await one.call(deskTake, { queue: 'jobs', id }));
    const told = await drop(other, id);
    expect([told.code, told.data]).toMatchObject([
      deskErrorCodes.itemTaken,
      { owner: { name: 'Kiptoo Langat' } },
    ]);
    const answers = await Promise.all([retry(one, id), drop(one, id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, deskErrorCodes.itemGone]);
  });

  it('finance sees the number alone, an auditor reads, and neither decides', async () => {
    const lender = await start();
    const id = await stoppedJob(lender);
    const finance = await staffAt(lender, ['finance'], 'Njeri Mwangi');
    const { queues } = granted(await finance.call(deskToday, {}));
    expect(queues.find(({ queue }) => queue === 'jobs')?.open).toBe(1);
    const refused = await finance.call(deskJobs, { state: 'stopped', limit: 10 });
    expect([refused.code, refused.data]).toEqual([
      deskErrorCodes.rightMissing,
      { ask: ['admin', 'auditor'] },
    ]);
    const auditor = await staffAt(lender, ['auditor'], 'Wairimu Kamau');
    expect((await listed(auditor)).items).toHaveLength(1);
    for (const person of [finance, auditor])
      for (const answer of [await retry(person, id), await drop(person, id)])
        expect(answer.code).toBe(deskErrorCodes.rightMissing);
    expect((await rowOf(id)).doneAt).toBeNull();
  });

  it('a long list has parts, and an unknown cursor begins anew', async () => {
    const lender = await start();
    const ids = [];
    for (const orderNo of ['KONE', 'KTWO', 'KTHREE']) ids.push(await stoppedJob(lender, orderNo));
    const admin = await staffAt(lender, ['admin']);
    const part = async (cursor: string | null) =>
      granted(await admin.call(deskJobs, { state: 'stopped', limit: 2, cursor }));
    const first = await part(null);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await part(first.nextCursor)).items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await part('nothing')).items).toHaveLength(2);
  });
});
