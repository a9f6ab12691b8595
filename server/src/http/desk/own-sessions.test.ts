import {
  deskEndOtherSessions,
  deskEndOwnSession,
  deskOwnSessions,
} from '@kopa/contract/desk/calls/own-sessions';
import { deskStart } from '@kopa/contract/desk/calls/sign-in';
import { deskToday } from '@kopa/contract/desk/calls/work';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deskBrowser, staffAt, type AtDesk } from '../../../test/desk.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../../test/test-lender.ts';
import { minute } from '../../../test/times.ts';
import { openStaffSession } from '../../lending/desk/staff-sessions.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { staffActs } from '../../storage/schema/index.ts';

const test = useDatabase();

/** The same person at another device. */
async function atAnother(lender: TestLender, { id: staffId }: AtDesk, device: string) {
  const { market } = lender.lender.policy;
  const browser = deskBrowser(lender);
  const token = await inTransaction(test.db, (tx) =>
    openStaffSession(tx, { staffId, way: 'passkey', device }, lender.now(), { rules: deskRules, market }),
  );
  browser.cookie = `desk=${token}`;
  return browser;
}
const listed = async (browser: Pick<AtDesk, 'call'>) =>
  granted(await browser.call(deskOwnSessions, {})).sessions;
const ended = { code: deskErrorCodes.staffSignedOut, data: { reason: 'endedElsewhere' } };

describe("the list of one's own sessions", () => {
  it('the list has the open sessions of the caller alone, this one first, with device and latest use', async () => {
    const lender = await startTestLender(test.db);
    const agent = await staffAt(lender, ['agent']);
    await staffAt(lender, ['agent'], 'Somebody Else');
    const begun = lender.now();
    await atAnother(lender, agent, 'Linux, Firefox');
    await lender.pass(10 * minute);
    const phone = await atAnother(lender, agent, 'Android, Chrome');
    granted(await agent.call(deskToday, {}));
    await lender.pass(5 * minute);
    // The second has not been used for 15 minutes.
    expect(await listed(phone)).toMatchObject([
      { device: 'Android, Chrome', way: 'passkey', since: begun + 10 * minute, isThis: true },
      { device: '', way: 'invitation', since: begun, lastUsedAt: begun + 10 * minute, isThis: false },
    ]);
    expect((await listed(agent)).map(({ isThis }) => isThis)).toEqual([true, false]);
  });

  it('one session, or all others, end at once, and each end is an act of the record', async () => {
    const lender = await startTestLender(test.db);
    const agent = await staffAt(lender, ['auditor']);
    const [laptop, phone, tablet] = [
      await atAnother(lender, agent, 'Windows, Edge'),
      await atAnother(lender, agent, 'Android, Chrome'),
      await atAnother(lender, agent, 'iPad, Safari'),
    ];
    const { id } = (await listed(agent)).find(({ device }) => device === 'Windows, Edge')!;
    const once = await agent.call(deskEndOwnSession, { id }, { key: 'k1' });
    expect(granted(once).sessions.map(({ device }) => device)).toEqual([
      '',
      'iPad, Safari',
      'Android, Chrome',
    ]);
    expect(await laptop.call(deskToday, {})).toMatchObject(ended);
    expect(granted(await laptop.call(deskStart, {})).endedBy).toBe('endedElsewhere');
    expect(await agent.call(deskEndOwnSession, { id }, { key: 'k1' })).toMatchObject({ data: once.data });
    expect(granted(await agent.call(deskEndOtherSessions, {})).sessions).toMatchObject([{ isThis: true }]);
    for (const browser of [phone, tablet]) expect(await browser.call(deskToday, {})).toMatchObject(ended);
    granted(await agent.call(deskToday, {}));
    const acts = await test.db.select().from(staffActs).orderBy(asc(staffActs.no));
    expect(acts.map(({ act, staffId, aboutId, after }) => [act, staffId, aboutId, after])).toEqual([
      ['staff.sessionsEnded', agent.id, agent.id, { ended: 1 }],
      ['staff.sessionsEnded', agent.id, agent.id, { ended: 2 }],
    ]);
  });

  it("a colleague's session, this one, an ended one and an invented one are no others of one's own", async () => {
    const lender = await startTestLender(test.db);
    const agent = await staffAt(lender, ['agent']);
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    const [mine] = await listed(agent);
    const [theirs] = await listed(admin);
    const other = await atAnother(lender, admin, 'Mac, Safari');
    const { id } = (await listed(other))[0]!;
    granted(await admin.call(deskEndOwnSession, { id }));
    for (const [caller, wrong] of [
      [agent, mine!.id],
      [agent, theirs!.id],
      [admin, mine!.id],
      [admin, id],
      [admin, 'invented'],
    ] as const)
      expect((await caller.call(deskEndOwnSession, { id: wrong })).code).toBe(deskErrorCodes.sessionGone);
    granted(await agent.call(deskEndOtherSessions, {}));
    for (const browser of [agent, admin]) granted(await browser.call(deskToday, {}));
  });
});
