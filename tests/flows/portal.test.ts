import { portalRepaymentConfirm } from '@kopa/contract/calls/portal';
import { sandboxPayments } from '@kopa/contract/calls/sandbox';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personal, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { booksOf } from './books.ts';
import { expectOneSum } from './books-of-loan.ts';
import { expectAccessible } from './expect-accessible.ts';
import { languageLook } from './looks/language.ts';
import { layoutLook } from '../../kopa-stories/src/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, overHttp, settle } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';
import { sandboxOf } from './sandbox.ts';
import { wordsIn } from './words.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});
afterAll(async () => {
  await on.lender.end();
  const { ledgerSum, differing, received } = await booksOf(on.lender.place);
  expect({ ledgerSum, differing }).toEqual({ ledgerSum: 0, differing: [] });
  expect(new Set(Object.values(received)).size).toBe(1);
});

const payer = '0722999126';
const button = (name: string | RegExp) => on.page.getByRole('button', { name });
const says = (text: string | RegExp) => on.page.getByText(text).first().waitFor();
const ends = (title: string) => on.heading(title, 2);
const amount = () => on.page.getByLabel('How much do you want to pay?');
const ask = /^Ask for the M-Pesa PIN/;

async function linkFor({ orderNo }: Applicant, hours = 72): Promise<{ token: string; address: string }> {
  const { token, address } = granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours }));
  return { token: token!, address: address! };
}

async function pays(shillings: string): Promise<void> {
  await amount().fill(shillings);
  await on.page.getByLabel('M-Pesa number').fill(payer);
  await button(ask).tap();
}

/** Everything that leaves the page or stays on the phone, to look for a secret in. */
function watchWhatIsTold() {
  const told: string[] = [];
  on.phone.context.on('request', (request) => {
    const { referer = '', ...headers } = request.headers();
    told.push(`referer ${referer}`, `header ${JSON.stringify(headers)}`);
    if (!new URL(request.url()).pathname.startsWith('/api/')) told.push(`address ${request.url()}`);
  });
  on.phone.context.on('console', (message) => told.push(`console ${message.text()}`));
  return async () => {
    const kept = await on.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    return [...told, kept, JSON.stringify(await on.told()), await on.lender.log()].join('\n');
  };
}

describe('a payer with a payment link and no account', () => {
  it('[S7-74][S7-75] the payer sees only the necessary data, pays once after repeated taps, and the link stays secret', async () => {
    const loan = await disbursedLoan(lender, '712348011');
    const { token, address } = await linkFor(loan);
    await on.listenAsNative();
    const told = watchWhatIsTold();
    const page = await on.page.goto(address);
    expect(page!.headers()['referrer-policy']).toBe('no-referrer');
    await on.heading('You pay for W••• N•••', 2);
    await says('10,000');
    expect(await on.page.getByRole('navigation').count()).toBe(0);
    await expectAccessible(on.page, 'the payment page of a link');
    expect(await layoutLook(on.page)()).toEqual([]);
    const seen = (await on.page.locator('body').innerText()) + (await on.page.title());
    for (const secret of [personal.firstName, personal.lastName, '712348011', loan.orderNo])
      expect(seen).not.toContain(secret);

    await pays('100');
    await says(/^At least KSh 500|KSh 500/);
    await button('Help').tap();
    await on.page.getByRole('dialog', { name: 'Talk to a person' }).waitFor();
    await on.page.keyboard.press('Escape');
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await button(ask).innerText()).toBe('Ask for the M-Pesa PIN');
    await amount().fill('1000');
    await button('Ask for the M-Pesa PIN: KSh 1,000').evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await on.heading('Enter your M-Pesa PIN', 2);
    // Killed during the prompt: the next opening of the link shows the prompt.
    await on.page.reload();
    await on.heading('Enter your M-Pesa PIN', 2);
    await settle(lender, await held(lender, loan, 'repayment'), 1032);
    await on.heading('The payment did not go through', 2);
    await says('You cancelled the prompt. Nothing was taken.');
    await button('Try again').tap();
    await on.phone.context.setOffline(true);
    await pays('1000');
    await says(/^There is no connection/);
    await on.phone.context.setOffline(false);
    await button(ask).tap();
    await on.heading('Enter your M-Pesa PIN', 2);
    await settle(lender, await held(lender, loan, 'repayment'), 0);
    await on.heading('We have your payment', 2);
    await says('9,000');
    const { payments } = granted(await lender.call(sandboxPayments, { orderNo: loan.orderNo }));
    expect(payments.filter(({ kind }) => kind === 'repayment')).toHaveLength(2);
    await expectOneSum(lender, loan, 100_000);

    const everything = await told();
    for (const secret of [token, token.split('.')[0]!, token.split('.')[1]!, payer, payer.slice(1)])
      expect(everything).not.toContain(secret);
    on.phone.expectNoErrors();
  });

  it('[S7-74] the page states a damaged, revoked, exhausted or expired link, and a repaid loan; in Swahili and Spanish', async () => {
    const loan = await disbursedLoan(lender, '712348012');
    const { token, address } = await linkFor(loan);
    await on.page.goto(address.slice(0, -5));
    await ends('This link does not work');
    await on.open('/portal/repayment');
    await ends('This link does not work');

    // A link asks ten times and no more, and a phone is asked five times a day.
    for (let time = 0; time < 10; time += 1) {
      const mobile = time < 5 ? '0733000999' : '0733000998';
      granted(await lender.call(portalRepaymentConfirm, { token, amountCents: 100_000, mobile }));
      await settle(lender, await held(lender, loan, 'repayment'), 1037);
    }
    await on.page.goto(address);
    await says('The phone could not be reached. Switch it on and try again.');
    await button('Try again').tap();
    await pays('1000');
    await says(/^This payment link was used too often/);

    // The link expires while its page is open.
    const open = await linkFor(loan);
    await on.page.goto(open.address);
    await on.heading('You pay for W••• N•••', 2);
    granted(await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: true, hours: 1 }));
    await pays('1000');
    await ends('This link does not work');

    // Repaid through a link, in Swahili; a later visitor sees that.
    const last = await linkFor(loan, 1);
    await on.page.goto(last.address);
    await on.heading('You pay for W••• N•••', 2);
    await button('Language: English').tap();
    await on.page.getByRole('option', { name: 'Kiswahili' }).tap();
    // Elements below a closing sheet receive no keys.
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    const swahili = wordsIn('sw');
    await on.page
      .getByRole('heading', { name: swahili.say('portal:payFor', { name: 'W••• N•••' }) })
      .waitFor();
    expect(await languageLook(on.page, swahili)()).toEqual([]);
    await on.page.getByLabel(swahili.say('portal:mpesa')).fill(payer);
    await on.page.getByRole('button', { name: new RegExp(`^${swahili.say('portal:ask')}: KSh`) }).tap();
    await on.page.getByRole('heading', { name: swahili.say('payment:state.pending.heading') }).waitFor();
    expect(await languageLook(on.page, swahili)()).toEqual([]);
    await settle(lender, await held(lender, loan, 'repayment'), 0);
    await on.page.getByRole('heading', { name: swahili.say('payment:state.paid.heading') }).waitFor();
    await expectOneSum(lender, loan, 1_000_000);
    const finished = await linkFor(loan, 1);
    await on.page.goto(finished.address);
    await on.page.getByRole('heading', { name: swahili.say('portal:end.finished.title') }).waitFor();

    await sandboxOf(on.lender.url).advance(3_601);
    await on.page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'es' })));
    await on.page.reload();
    const spanish = wordsIn('es');
    await on.page.getByRole('heading', { name: spanish.say('portal:end.over.title') }).waitFor();
    expect(await languageLook(on.page, spanish)()).toEqual([]);
    await expectAccessible(on.page, 'a link that is over');
    on.phone.expectNoErrors();
  });
});
