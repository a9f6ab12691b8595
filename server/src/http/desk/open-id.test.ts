import { deskOpenIdBegin, deskOpenIdFinish } from '@kopa/contract/desk/calls/open-id';
import { deskStart } from '@kopa/contract/desk/calls/sign-in';
import { deskEndStaff, deskInviteAgain } from '@kopa/contract/desk/calls/staff';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { deskBrowser, staffAt, type DeskBrowser } from '../../../test/desk.ts';
import { startProvider, type TestProvider } from '../../../test/open-id-provider.ts';
import { granted, startTestLender, type TestLender } from '../../../test/test-lender.ts';
import { minute } from '../../../test/times.ts';
import { staff, staffActs, staffInvitations } from '../../storage/schema/index.ts';

const refused = (reason: string) => ({ code: deskErrorCodes.openIdRefused, data: { reason } });

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

/** A member of staff, and the account at the provider with the same address. */
const member = async (lender: TestLender) => {
  const one = await staffAt(lender, ['agent']);
  provider.person = { sub: one.id, email: one.email.toUpperCase(), email_verified: true, amr: ['mfa'] };
  return one;
};

/** What the provider adds to the desk's address for a browser. */
const visited = async (browser: DeskBrowser) => {
  const { address } = granted(await browser.call(deskOpenIdBegin, {}));
  return Object.fromEntries((await followed(address)).searchParams) as { state: string };
};

const signIn = async (lender: TestLender, browser = deskBrowser(lender)) => ({
  browser,
  answer: await browser.call(deskOpenIdFinish, await visited(browser)),
});

onBothEngines('signing in by OpenID Connect', (test) => {
  beforeEach(() => {
    provider.tamper = null;
    provider.broken = null;
  });
  const start = (more: Record<string, string> = {}) =>
    startTestLender(test.db, { ...provider.settings('https://lender.example'), ...more });

  it('a member is found by the verified address, bound to the account, and recorded', async () => {
    const lender = await start({ OPENID_LABEL: 'Lender account' });
    const { id, email } = await member(lender);
    const { browser, answer } = await signIn(lender);
    expect(granted(answer).session).toMatchObject({ id, email, roles: ['agent'] });
    expect(granted(await browser.call(deskStart, {}))).toMatchObject({
      session: { id },
      openId: { label: 'Lender account' },
    });
    const [act] = await test.db.select().from(staffActs);
    expect(act).toMatchObject({ act: 'staff.signedIn', staffId: id, after: { way: 'openId' } });
    // The account is the person now, whatever its address.
    provider.person = { ...provider.person!, email: 'new@lender.example', email_verified: false };
    expect(granted((await signIn(lender)).answer).session.id).toBe(id);
    // Another account with the address is not.
    provider.person = { sub: 'another', email, email_verified: true, amr: ['mfa'] };
    expect((await signIn(lender)).answer).toMatchObject(refused('otherAccount'));
    const open = await test.db.select().from(staffInvitations).where(eq(staffInvitations.staffId, id));
    expect(open.every(({ usedAt }) => usedAt !== null)).toBe(true);
    const admin = await staffAt(lender, ['admin']);
    granted(await admin.call(deskInviteAgain, { staffId: id }));
    expect(granted((await signIn(lender)).answer).session.id).toBe(id);
  });

  it('a stranger, an ended member and an unverified address are refused, and nobody is made', async () => {
    const lender = await start();
    const one = await member(lender);
    const admin = await staffAt(lender, ['admin']);
    provider.person = { ...provider.person!, email_verified: false };
    expect((await signIn(lender)).answer).toMatchObject(refused('unverified'));
    provider.person = { ...provider.person, email: 'stranger@lender.example', email_verified: true };
    expect((await signIn(lender)).answer).toMatchObject(refused('stranger'));
    provider.person = { ...provider.person, email: one.email };
    granted((await signIn(lender)).answer);
    granted(await admin.call(deskEndStaff, { staffId: one.id, why: 'Left the company' }));
    expect((await signIn(lender)).answer).toMatchObject(refused('stranger'));
    expect(await test.db.$count(staff)).toBe(2);
  });

  it('a state is good once, for ten minutes, and for the browser that began', async () => {
    const lender = await start();
    await member(lender);
    const browser = deskBrowser(lender);
    const used = await visited(browser);
    const { cookie } = browser;
    granted(await browser.call(deskOpenIdFinish, used));
    browser.cookie = cookie;
    expect(await browser.call(deskOpenIdFinish, used)).toMatchObject(refused('over'));
    const stolen = await visited(browser);
    expect(await deskBrowser(lender).call(deskOpenIdFinish, stolen)).toMatchObject(refused('over'));
    await lender.pass(10 * minute);
    expect(await browser.call(deskOpenIdFinish, stolen)).toMatchObject(refused('over'));
  });

  it.each([
    ['of another time', 'clock', (claims) => Object.assign(claims, { exp: 1_700_000_000 })],
    ['for another attempt', 'refused', (claims) => Object.assign(claims, { nonce: 'another' })],
    ['for another client', 'refused', (claims) => Object.assign(claims, { aud: 'another' })],
    ['of another issuer', 'refused', (claims) => Object.assign(claims, { iss: 'https://evil.example' })],
    ['of one factor', 'oneFactor', (claims) => Object.assign(claims, { amr: ['pwd'] })],
    ['without factors', 'oneFactor', (claims) => Object.assign(claims, { amr: undefined })],
  ] satisfies [string, string, (claims: Record<string, unknown>) => void][])(
    'an ID token %s is refused as %s',
    async (_, reason, change) => {
      const lender = await start();
      await member(lender);
      provider.tamper = change;
      expect((await signIn(lender)).answer).toMatchObject(refused(reason));
      // Only the provider's own answer says more than the reason.
      expect(lender.log().includes('a service outside failed')).toBe(reason !== 'oneFactor');
      expect(lender.log()).not.toContain('@lender.example');
      provider.tamper = null;
      granted((await signIn(lender)).answer);
    },
  );

  it('two factors may be stated one by one, or be trusted by a setting', async () => {
    const lender = await start();
    await member(lender);
    provider.tamper = (claims) => Object.assign(claims, { amr: ['pwd', 'otp'] });
    granted((await signIn(lender)).answer);
    const trusting = await start({ OPENID_SECOND_FACTOR: 'trusted' });
    provider.tamper = (claims) => Object.assign(claims, { amr: undefined });
    granted((await signIn(trusting)).answer);
  });

  it('a provider that cannot be reached, redirects or cancels says so, and the next attempt succeeds', async () => {
    const lender = await start();
    await member(lender);
    const browser = deskBrowser(lender);
    provider.broken = 503;
    expect(await browser.call(deskOpenIdBegin, {})).toMatchObject(refused('away'));
    expect(lender.log()).toContain('The provider is out of order.');
    provider.broken = 302;
    expect(await browser.call(deskOpenIdBegin, {})).toMatchObject({ code: deskErrorCodes.openIdRefused });
    provider.broken = null;
    const callback = await visited(browser);
    provider.broken = 500;
    expect(await browser.call(deskOpenIdFinish, callback)).toMatchObject(refused('away'));
    provider.broken = null;
    const { person } = provider;
    provider.person = null;
    expect((await signIn(lender, browser)).answer).toMatchObject(refused('cancelled'));
    provider.person = person;
    granted((await signIn(lender, browser)).answer);
    const without = await startTestLender(test.db);
    expect(await deskBrowser(without).call(deskOpenIdBegin, {})).toMatchObject(refused('off'));
  });
});

/** Follows the provider as a browser does, to the desk's address. */
async function followed(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let url = new URL(address); ;) {
    if (url.hostname === 'lender.example') return url;
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const given of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = given.split(';')[0]!.split('=');
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`The provider answered with ${answer.status}: ${await answer.text()}`);
    url = new URL(next, url);
  }
}
