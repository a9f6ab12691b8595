import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { errorCodes } from '@kopa/contract';
import {
  deskAcceptWithPassword,
  deskInvitation,
  deskSignInWithPassword,
  deskSignOut,
  deskStart,
} from '@kopa/contract/desk/calls/sign-in';
import { deskEndStaff, deskInvite, deskInviteAgain } from '@kopa/contract/desk/calls/staff';
import { deskToday } from '@kopa/contract/desk/calls/work';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { deskBrowser, staffAt } from '../../../test/desk.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { staff, staffInvitations, staffSessions } from '../../storage/schema/index.ts';

const test = useDatabase();
const password = 'correct horse battery';
const newcomer = { name: 'Brian Wekesa', email: 'Brian.W@lender.example', roles: ['reviewer'] as const };

const codeOf = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** A lender with an admin and somebody whom the admin has invited. */
async function invited(lender: TestLender) {
  const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
  const { token, member } = granted(
    await admin.call(deskInvite, { ...newcomer, roles: [...newcomer.roles] }),
  );
  return { admin, token, member };
}

/** The newcomer after the first login, and the secret of the codes. */
async function arrived(lender: TestLender) {
  const { admin, token, member } = await invited(lender);
  const browser = deskBrowser(lender);
  const { codeSecret } = granted(await browser.call(deskInvitation, { token }));
  const code = codeOf(codeSecret, lender.now());
  granted(await browser.call(deskAcceptWithPassword, { token, password, code }));
  await lender.pass(minute);
  return { admin, token, member, browser, codeSecret };
}

describe('an invitation', () => {
  it('an invitation opens a session once, and stores neither its token nor the password', async () => {
    const lender = await startTestLender(test.db);
    const { token, browser, codeSecret } = await arrived(lender);
    expect(granted(await browser.call(deskStart, {})).session).toMatchObject({
      name: 'Brian Wekesa',
      email: 'brian.w@lender.example',
      roles: ['reviewer'],
    });
    const other = deskBrowser(lender);
    const code = codeOf(codeSecret, lender.now());
    const again = await other.call(deskAcceptWithPassword, { token, password, code });
    expect([again.code, other.cookie]).toEqual([deskErrorCodes.invitationInvalid, '']);
    const kept = JSON.stringify([
      await test.db.select().from(staff).orderBy(staff.id),
      await test.db.select().from(staffInvitations).orderBy(staffInvitations.staffId),
      await test.db.select().from(staffSessions).orderBy(staffSessions.id),
    ]);
    for (const secret of [token, password, codeSecret, browser.cookie.slice(5)])
      expect(kept).not.toContain(secret);
  });

  it('an invitation ends after three days, with a new one, and with its person', async () => {
    const lender = await startTestLender(test.db);
    const { admin, token, member } = await invited(lender);
    const ask = async (of: string) => (await deskBrowser(lender).call(deskInvitation, { token: of })).code;
    expect(await ask(token)).toBe(0);
    const { token: second } = granted(await admin.call(deskInviteAgain, { staffId: member.id }));
    expect([await ask(token), await ask(second)]).toEqual([deskErrorCodes.invitationInvalid, 0]);
    granted(await admin.call(deskEndStaff, { staffId: member.id, why: 'Left the company' }));
    expect(await ask(second)).toBe(deskErrorCodes.invitationInvalid);
    const late = granted(
      await admin.call(deskInvite, { ...newcomer, email: 'b@lender.example', roles: ['agent'] }),
    );
    await lender.pass(72 * hour);
    expect(await ask(late.token)).toBe(deskErrorCodes.invitationInvalid);
  });

  it.each([
    ['a short password', { password: 'elevenchars' }, { password: 'newPassword.short' }],
    ['a code of another secret', { code: '000000' }, { code: 'code.wrong' }],
    ['a code that is none', { code: '12 34' }, { code: 'code.invalid' }],
  ])('%s is refused and uses nothing up', async (_, wrong, fields) => {
    const lender = await startTestLender(test.db);
    const { token } = await invited(lender);
    const browser = deskBrowser(lender);
    const { codeSecret } = granted(await browser.call(deskInvitation, { token }));
    const right = { token, password, code: codeOf(codeSecret, lender.now()) };
    const refused = await browser.call(deskAcceptWithPassword, { ...right, ...wrong });
    expect([refused.code, refused.fields]).toEqual([errorCodes.invalidInput, fields]);
    granted(await browser.call(deskAcceptWithPassword, right));
  });
});

describe('a password and a code', () => {
  it('a code signs in once, and an unknown address is refused like a wrong password', async () => {
    const lender = await startTestLender(test.db);
    const { codeSecret } = await arrived(lender);
    const browser = deskBrowser(lender);
    const right = { email: ' BRIAN.W@lender.example', password, code: codeOf(codeSecret, lender.now()) };
    granted(await browser.call(deskSignInWithPassword, right));
    const answers = [
      await deskBrowser(lender).call(deskSignInWithPassword, right),
      await deskBrowser(lender).call(deskSignInWithPassword, { ...right, password: 'wrong horse battery' }),
      await deskBrowser(lender).call(deskSignInWithPassword, { ...right, email: 'nobody@lender.example' }),
    ];
    expect(answers.map(({ code, msg, data }) => [code, msg, data])).toEqual(
      answers.map(() => [deskErrorCodes.signInRefused, expect.stringContaining('does not fit'), null]),
    );
  });

  it('failures make an address wait longer and longer, elsewhere too, and a sign-in forgets them', async () => {
    const lender = await startTestLender(test.db);
    const { codeSecret } = await arrived(lender);
    const attempt = async (wrong: object, address: string) => {
      const request = {
        email: 'brian.w@lender.example',
        password,
        code: codeOf(codeSecret, lender.now()),
        ...wrong,
      };
      return deskBrowser(lender).call(deskSignInWithPassword, request, { address });
    };
    const wrong = { password: 'wrong horse battery' };
    for (let count = 0; count < 5; count += 1)
      expect((await attempt(wrong, '10.0.0.1')).code).toBe(deskErrorCodes.signInRefused);
    const waits = await attempt({}, '10.9.9.9');
    expect([waits.code, waits.data]).toEqual([
      errorCodes.tooManyRequests,
      { retryAt: lender.now() + 30_000 },
    ]);
    await lender.pass(30_000);
    expect((await attempt(wrong, '10.0.0.1')).code).toBe(deskErrorCodes.signInRefused);
    expect((await attempt({}, '10.0.0.1')).data).toEqual({ retryAt: lender.now() + 60_000 });
    await lender.pass(minute);
    granted(await attempt({}, '10.0.0.1'));
    await lender.pass(minute);
    expect((await attempt(wrong, '10.0.0.1')).code).toBe(deskErrorCodes.signInRefused);
    granted(await attempt({}, '10.0.0.1'));
  });
});

describe('a session at the desk', () => {
  it('a session ends after 15 minutes without a call, and a page that asks by itself is no use', async () => {
    const lender = await startTestLender(test.db);
    const agent = await staffAt(lender, ['agent']);
    await lender.pass(14 * minute);
    granted(await agent.call(deskToday, {}));
    await lender.pass(14 * minute);
    granted(await agent.call(deskToday, {}, { unattended: true }));
    await lender.pass(minute);
    const ended = await agent.call(deskToday, {});
    expect([ended.code, ended.data]).toEqual([deskErrorCodes.staffSignedOut, { reason: 'idle' }]);
    expect(granted(await agent.call(deskStart, {}))).toMatchObject({ session: null, endedBy: 'idle' });
  });

  it('a session ends at the end of the day', async () => {
    const lender = await startTestLender(test.db);
    await lender.pass(6 * hour + 20 * minute);
    const agent = await staffAt(lender, ['agent']);
    expect(granted(await agent.call(deskStart, {})).session?.endsAt).toBe(lender.now() + 10 * minute);
    await lender.pass(10 * minute);
    expect((await agent.call(deskToday, {})).data).toEqual({ reason: 'endOfDay' });
  });

  it('signing out ends the session at the lender', async () => {
    const lender = await startTestLender(test.db);
    const agent = await staffAt(lender, ['agent']);
    const { cookie } = agent;
    granted(await agent.call(deskSignOut, {}));
    expect(agent.cookie).toBe('');
    agent.cookie = cookie;
    expect((await agent.call(deskToday, {})).data).toEqual({ reason: 'signedOut' });
  });

  it('an admin ends a colleague, and the last admin stays', async () => {
    const lender = await startTestLender(test.db);
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    const agent = await staffAt(lender, ['agent']);
    granted(await admin.call(deskEndStaff, { staffId: agent.id, why: 'Left the company' }));
    expect((await agent.call(deskToday, {})).data).toEqual({ reason: 'endedByAdmin' });
    const refused = await admin.call(deskEndStaff, { staffId: admin.id, why: 'Leaving' });
    expect(refused.code).toBe(deskErrorCodes.lastAdmin);
    const second = await staffAt(lender, ['admin']);
    granted(await second.call(deskEndStaff, { staffId: admin.id, why: 'Leaving' }));
    expect((await second.call(deskEndStaff, { staffId: admin.id, why: 'Leaving' })).code).toBe(
      deskErrorCodes.staffNotFound,
    );
  });
});
