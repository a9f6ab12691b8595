import { afterAll, describe, expect, it } from 'vitest';
import { startProvider } from '../../server/test/open-id-provider.ts';
import { freePort } from '../free-port.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';

const agent = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['agent'] } as const;
const account = { sub: 'a1', email: agent.email, email_verified: true, amr: ['mfa'] };

const provider = await startProvider();
afterAll(() => provider.close());
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
onOneLender({
  before: async (place) => {
    await inviteAll(place, [agent]);
  },
  env: { PORT: port, OPENID_LABEL: 'Lender account', ...provider.settings(url) },
  phones: false,
});
const laptop = onLaptops();

describe('the desk by OpenID Connect', () => {
  it('a member signs in by the provider, goes on where the page was, and signs out', async () => {
    provider.person = account;
    const page = await laptop();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${url}/desk/feedback?turn=theirs`);
    await page.getByRole('button', { name: 'Continue with Lender account' }).waitFor();
    await expectAccessible(page, 'signing in with a provider');
    await page.getByRole('button', { name: 'Continue with Lender account' }).click();
    await page.getByRole('heading', { name: 'Feedback', level: 1 }).waitFor();
    expect(page.url()).toBe(`${url}/desk/feedback?turn=theirs`);
    // Code and state are in the protocol's own address, and in no other of ours.
    const told = asked.filter((each) => each.startsWith(url) && /[?&](code|state)=/.test(each));
    expect(told.map((each) => new URL(each).pathname)).toEqual(['/desk/sign-in/openid']);
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('You have logged out.').waitFor();
    await page.getByRole('button', { name: 'Continue with Lender account' }).waitFor();
  });

  it('a stranger is refused in a sentence, may cancel, and finds the other ways in', async () => {
    provider.person = { ...account, sub: 's1', email: 'stranger@lender.example' };
    const page = await laptop(360);
    await page.goto(`${url}/desk`);
    await page.getByRole('button', { name: 'Continue with Lender account' }).click();
    await page.getByText('No one at this desk has the email of this work account.').waitFor();
    expect(page.url()).toBe(`${url}/desk/sign-in/openid`);
    await expectAccessible(page, 'a refused stranger on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    provider.person = null;
    await page.context().clearCookies({ name: /^_/ });
    await page.getByRole('button', { name: 'Continue with Lender account' }).click();
    await page.getByText('You cancelled at the provider.').waitFor();
    await page.reload();
    await page.getByText('This attempt is over, or was used already.').waitFor();
    await page.getByRole('button', { name: 'Password and a 6-digit code' }).click();
    await page.getByLabel('Work email').waitFor();
  });
});
