import { createHash } from 'node:crypto';
import { errorCodes } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import { myDataExport } from '@kopa/contract/calls/my-data';
import { getVerifyCode, login } from '@kopa/contract/calls/security';
import { logOut, sessionList } from '@kopa/contract/calls/sessions';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile, readCode, registered } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { begin, granted, inject, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour, minute } from '../../test/times.ts';
import { sessions } from '../storage/schema/index.ts';

const one = 'A'.repeat(22);
const other = 'B'.repeat(22);
const codeOf = async (lender: TestLender, token: string) =>
  (await lender.call(latestOrder, {}, { token })).code;

onBothEngines('the sessions of a borrower', (test) => {
  it('a logout ends the session at the lender, and the token is refused from then on', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    expect(granted(await lender.call(logOut, {}, { token }))).toEqual({});
    for (const call of [latestOrder, myDataExport, sessionList, logOut])
      expect((await lender.send(call, {}, { token })).code).toBe(errorCodes.tokenInvalid);
    const [row] = await test.db.select().from(sessions);
    expect(row).toMatchObject({ revokedAt: begin, revokeReason: 'loggedOut' });
    await lender.pass(minute);
    expect(await codeOf(lender, await loggedIn(lender))).toBe(0);
  });

  it('a logout ends the own session alone', async () => {
    const lender = await startTestLender(test.db);
    const [token, another] = [await registered(lender), await registered(lender, '722000555')];
    granted(await lender.call(logOut, {}, { token }));
    expect(await codeOf(lender, another)).toBe(0);
    expect((await lender.call(logOut, {}, { token: 'a'.repeat(43) })).code).toBe(errorCodes.tokenInvalid);
    expect(await codeOf(lender, another)).toBe(0);
  });

  it('a logout that is sent later names the session by a digest, which opens nothing', async () => {
    const lender = await startTestLender(test.db);
    const [token, another] = [await registered(lender), await registered(lender, '722000555')];
    const session = createHash('sha256').update(token).digest('hex');
    expect((await lender.call(logOut, {})).code).toBe(errorCodes.notLoggedIn);
    for (const wrong of [session.slice(1), session.toUpperCase(), token, 7])
      expect((await lender.send(logOut, { session: wrong })).code).toBe(errorCodes.invalidInput);
    expect(await codeOf(lender, session)).toBe(errorCodes.tokenInvalid);
    expect(await codeOf(lender, token)).toBe(0);
    const unknown = await lender.call(logOut, { session: 'a'.repeat(64) });
    // The other borrower of this phone has logged in in the meantime.
    expect(await lender.call(logOut, { session }, { token: another })).toEqual(unknown);
    expect(await lender.call(logOut, { session })).toEqual(unknown);
    expect(await codeOf(lender, token)).toBe(errorCodes.tokenInvalid);
    expect(await codeOf(lender, another)).toBe(0);
  });

  it('[S8-02] a session ends after the idle days, and each use prolongs the session up to its whole time', async () => {
    const lender = await startTestLender(test.db);
    const { idleDays, validDays } = lender.lender.policy.session;
    const idle = await registered(lender, '722000555');
    const used = await registered(lender);
    await lender.pass(idleDays * day - minute);
    expect(await codeOf(lender, used)).toBe(0);
    await lender.pass(minute);
    expect(await codeOf(lender, idle)).toBe(errorCodes.tokenExpired);
    expect(await codeOf(lender, used)).toBe(0);
    for (let days = idleDays + 10; days < validDays; days += 10) {
      await lender.pass(10 * day);
      expect(await codeOf(lender, used)).toBe(0);
    }
    await lender.pass(10 * day);
    expect(await codeOf(lender, used)).toBe(errorCodes.tokenExpired);
  });

  it('the list has the latest logins with their ends, and says which were on this phone', async () => {
    const lender = await startTestLender(test.db);
    const enter = async (phone: string) => {
      granted(await lender.call(getVerifyCode, { mobile }, { phone }));
      const code = await readCode(lender);
      return granted(await lender.call(login, { mobile, code }, { phone })).token;
    };
    await registered(lender);
    await lender.pass(hour);
    granted(await lender.call(logOut, {}, { token: await enter(one) }));
    await lender.pass(hour);
    await enter(other);
    await lender.pass(15 * day);
    const token = await enter(one);
    const listed = granted(await lender.call(sessionList, {}, { token })).sessions;
    expect(listed.map(({ end, thisPhone }) => [end, thisPhone])).toEqual([
      [null, true],
      ['expired', false],
      ['loggedOut', true],
      ['otherDevice', false],
    ]);
    expect(listed[1]).toMatchObject({
      startedAt: begin + 2 * hour,
      lastUsedAt: begin + 2 * hour,
      endedAt: begin + 2 * hour + 14 * day,
    });
    expect(listed[3]).toMatchObject({ startedAt: begin, endedAt: begin + hour });
    const stranger = await registered(lender, '722000555');
    expect(granted(await lender.call(sessionList, {}, { token: stranger })).sessions).toHaveLength(1);
  });

  it('a use is recorded when the last one is an hour old, for the session that was used alone', async () => {
    const lender = await startTestLender(test.db);
    const [token, idle] = [await registered(lender), await registered(lender, '722000555')];
    const lastUses = async () => {
      const rows = await test.db.select().from(sessions).orderBy(asc(sessions.id));
      return rows.map(({ lastUsedAt }) => lastUsedAt - begin);
    };
    await lender.pass(hour - 1);
    expect(await codeOf(lender, token)).toBe(0);
    expect(await lastUses()).toEqual([0, 0]);
    await lender.pass(1);
    expect(await codeOf(lender, token)).toBe(0);
    expect(await lastUses()).toEqual([hour, 0]);
    // A second server whose clock is behind takes nothing back.
    await lender.pass(-1);
    expect(await codeOf(lender, token)).toBe(0);
    expect(await lastUses()).toEqual([hour, 0]);
    expect(await codeOf(lender, idle)).toBe(0);
  });

  it('a login that ended by itself stays expired after a later login, and the list has the last 20', async () => {
    const lender = await startTestLender(test.db);
    await registered(lender);
    await lender.pass(14 * day);
    const token = await loggedIn(lender);
    const listed = async () => granted(await lender.call(sessionList, {}, { token })).sessions;
    expect(await listed()).toMatchObject([
      { end: null, endedAt: null },
      { end: 'expired', endedAt: begin + 14 * day },
    ]);
    const [row] = await test.db.select().from(sessions).orderBy(asc(sessions.id));
    const { id: _, ...first } = row!;
    const past = Array.from({ length: 20 }, (__, n) => ({ ...first, tokenHash: `past ${n}` }));
    await test.db.insert(sessions).values(past);
    expect(await listed()).toHaveLength(20);
  });

  it('a login gives a phone without a cookie one, and the database has no readable cookie', async () => {
    const lender = await startTestLender(test.db);
    await registered(lender);
    const cookieOf = async (phone?: string) => {
      await lender.pass(minute);
      const sent = phone === undefined ? {} : { phone };
      granted(await lender.call(getVerifyCode, { mobile }, sent));
      const reply = await lender.app.inject(
        await inject(login, { mobile, code: await readCode(lender) }, sent),
      );
      return reply.headers['set-cookie'];
    };
    expect(await cookieOf()).toMatch(/^phone=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    expect(await cookieOf(one)).toBeUndefined();
    expect(JSON.stringify(await test.db.select().from(sessions))).not.toContain(one);
  });
});
