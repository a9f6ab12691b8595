import { generateKeyPairSync } from 'node:crypto';
import { feedbackDetail, leaveFeedbackMessage } from '@kopa/contract/calls/feedback';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { complained } from '../../server/test/feedback.ts';
import { registered } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keysHand } from './keys-hand.ts';
import { acceptInvitation, inviteAll, onLaptops, signInByCode } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';

const agent = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['agent'] } as const;
const second = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['agent'] } as const;
const admin = { email: 'kiptoo@lender.example', name: 'Kiptoo Langat', roles: ['admin'] } as const;
const reviewer = { email: 'chebet@lender.example', name: 'Chebet Ngetich', roles: ['reviewer'] } as const;
const auditor = { email: 'halima@lender.example', name: 'Halima Said', roles: ['auditor'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [agent, second, admin, auditor, reviewer]);
  },
  phones: false,
});

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const laptop = onLaptops();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const secrets = new Map<string, string>();

/** Accepts an invitation with a password and six digits. */
async function accept(page: Page, { email }: { email: string }): Promise<void> {
  secrets.set(email, await acceptInvitation(page, on.lender.url + links.get(email)!));
}

const to = (page: Page, place: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click();

const signIn = (page: Page, email: string) =>
  signInByCode(page, on.lender.url, { email, secret: secrets.get(email)! });

describe('the desk', () => {
  let token: string;
  let id: string;
  let signedIn: State;
  beforeAll(async () => {
    const lender = overHttp(on.lender.url);
    token = await registered(lender, '714600001');
    ({ id } = await complained(lender, token, { description: 'I paid 2,000 yesterday.' }));
  });

  it('an invitation is accepted with a password and six digits, and works once', async () => {
    const page = await laptop();
    await page.goto(on.lender.url + links.get(agent.email)!);
    await page.getByRole('heading', { name: 'Welcome, Achieng Atieno' }).waitFor();
    await expectAccessible(page, 'an invitation');
    await button(page, /^Password and a 6-digit code/).click();
    await expectAccessible(page, 'a first password');
    await accept(page, agent);
    expect(await page.title()).toMatch(/^Today/);
    await expectAccessible(page, 'Today');
    const other = await laptop();
    await other.goto(on.lender.url + links.get(agent.email)!);
    await other.getByText('This invitation has been used or is over.').waitFor();
  });

  it('an agent answers what a borrower wrote, and the borrower reads the answer', async () => {
    const page = await laptop();
    await page.goto(`${on.lender.url}/desk/feedback`);
    await page.getByRole('heading', { name: 'Log in as yourself' }).waitFor();
    await expectAccessible(page, 'signing in');
    await accept(page, second);
    await to(page, 'Feedback');
    await expectAccessible(page, 'the queue');
    await page.getByRole('link', { name: /I paid 2,000 yesterday/ }).click();
    await page.getByRole('log').getByText('I paid 2,000 yesterday.').waitFor();
    await page.keyboard.press('t');
    await page.getByText(/You have this one/).waitFor();
    const answer = page.getByLabel('Your answer');
    // A prepared answer by keys alone, which is a draft like any other.
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    const prepared = page.getByRole('button', { name: /^Ask for the receipt/ });
    await prepared.waitFor();
    await expectAccessible(page, 'prepared answers');
    // In Firefox a list that scrolls is a stop of its own.
    await keysHand(page).press(prepared);
    await expect.poll(() => answer.inputValue()).toMatch(/^Hello.* receipt number/);
    await page.getByText('Begins with: Ask for the receipt').waitFor();
    await answer.fill('We see the payment. It counts from yesterday.');
    // What was typed outlives the page.
    await page.reload();
    await expect.poll(() => answer.inputValue()).toBe('We see the payment. It counts from yesterday.');
    await expectAccessible(page, 'a conversation');
    await answer.press('Control+Enter');
    await page.getByText('Answer sent').first().waitFor();
    const { messageList } = granted(await overHttp(on.lender.url).call(feedbackDetail, { id }, { token }));
    expect(messageList.map(({ content }) => content)).toEqual([
      'We see the payment. It counts from yesterday.',
    ]);
  });

  it('an answer to what has changed meanwhile is not sent, and nothing typed is lost', async () => {
    const lender = overHttp(on.lender.url);
    granted(await lender.send(leaveFeedbackMessage, { id, content: 'It is from my own phone.' }, { token }));
    const page = await laptop();
    await signIn(page, second.email);
    signedIn = await page.context().storageState();
    await page.goto(`${on.lender.url}/desk/feedback/${id}`);
    const answer = page.getByLabel('Your answer');
    await answer.fill('Which phone paid?');
    granted(await lender.send(leaveFeedbackMessage, { id, content: 'Number ends in 418.' }, { token }));
    await answer.press('Control+Enter');
    await page.getByText('Not sent: the borrower has written meanwhile').waitFor();
    await page.getByRole('log').getByText('Number ends in 418.').waitFor();
    expect(await answer.inputValue()).toBe('Which phone paid?');
    await button(page, /^Ask back/).click();
    await page.getByText('Question sent: their turn').first().waitFor();
  });

  it('an admin invites and reads the whole record, and an auditor changes nothing', async () => {
    const page = await laptop();
    await accept(page, admin);
    await to(page, 'Staff');
    await button(page, 'Invite a colleague').click();
    await page.getByLabel('Name').fill('Njeri Mwangi');
    await page.getByLabel('Work email').fill('njeri@lender.example');
    await page.getByRole('checkbox', { name: /^finance/ }).check();
    await expectAccessible(page, 'an invitation to fill in');
    await button(page, 'Make the invitation').click();
    await page.getByText(/\/desk\/invited\//).waitFor();
    await expectAccessible(page, 'the link of an invitation');
    await to(page, 'Record');
    await button(page, /^Check the chain/).click();
    await page.getByText('The chain is whole.').waitFor();
    await page
      .getByRole('row', { name: /Invited a colleague/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /^Row/ }).waitFor();
    await expectAccessible(page, 'the record');

    const reader = await laptop();
    await accept(reader, auditor);
    await to(reader, 'Staff');
    await reader.getByText('You read here. To act, ask: admin.').waitFor();
    expect(await button(reader, 'Invite a colleague').count()).toBe(0);
  });

  it('on a phone one page at a time is shown, and Back leads to the row', async () => {
    const page = await laptop(360, signedIn);
    await page.goto(`${on.lender.url}/desk/feedback?turn=theirs`);
    await page.getByRole('link', { name: /Which phone paid/ }).waitFor();
    await expectAccessible(page, 'the queue on a phone');
    await page.getByRole('link', { name: /Which phone paid/ }).click();
    await page.getByRole('log').waitFor();
    await expectAccessible(page, 'a conversation on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goBack();
    await page.getByRole('link', { name: /Which phone paid/ }).waitFor();
    for (const place of ['', 'record', 'me']) {
      await page.goto(`${on.lender.url}/desk/${place}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAccessible(page, `/${place} on a phone`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });

  it('a passkey accepts an invitation and logs in, and a passkey of elsewhere does not', async () => {
    const page = await laptop();
    const { host } = new URL(on.lender.url);
    // Passkeys belong to a name: a bare address has none.
    const here = `http://localhost:${host.split(':')[1]}`;
    const keys = await page.context().newCDPSession(page);
    await keys.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const { authenticatorId } = await keys.send('WebAuthn.addVirtualAuthenticator', { options });
    await page.goto(here + links.get(reviewer.email)!);
    await button(page, 'Make a passkey').click();
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    const state = await page.context().storageState();
    expect(state.cookies).toMatchObject([{ name: 'desk', httpOnly: true, sameSite: 'Strict' }]);

    await page.context().clearCookies();
    await page.goto(`${here}/desk/sign-in`);
    await button(page, /^Continue with your passkey/).click();
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();

    // The same credential under another key signs what the lender does not accept.
    await page.context().clearCookies();
    const { credentials } = await keys.send('WebAuthn.getCredentials', { authenticatorId });
    await keys.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    const other = await keys.send('WebAuthn.addVirtualAuthenticator', { options });
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await keys.send('WebAuthn.addCredential', {
      authenticatorId: other.authenticatorId,
      credential: {
        ...credentials[0]!,
        privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      },
    });
    await page.goto(`${here}/desk/sign-in`);
    await button(page, /^Continue with your passkey/).click();
    await page.getByText('This does not fit.').waitFor();
    expect((await page.context().storageState()).cookies).toEqual([]);
  });
});
