import { saveQuestionnaire } from '@kopa/contract/calls/user';
import { orderSteps } from '@kopa/contract/order-steps';
import { kenya, mexico } from '@kopa/contract/policy';
import { beforeAll, describe, expect, it } from 'vitest';
import { asList, filledIn, goodAnswers, registered } from '../../server/test/borrower.ts';
import { agreeTo, stepOf } from '../../server/test/loan.ts';
import { numberIn } from '../../server/test/market-numbers.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { tillOn } from './cashier-till.ts';
import { onOneLender } from './on-one-lender.ts';
import { decide, logIn, newcomer, overHttp } from './over-http.ts';
import { applying, permissionHands, refusedAll } from './permission-hands.ts';
import { openPersonal } from './personal-form.ts';
import { becomeLate } from './running-loan.ts';
import { sandboxOf } from './sandbox.ts';

/*
 * Readings of the specification that no edition has: three lenders with as many as go together.
 */

describe('a lender with the other readings of the applicant and the price', () => {
  const on = onOneLender({
    policy: {
      loan: { ...kenya.loan, creditLimitCents: 6_000_000 },
      tenure: { ...kenya.tenure, offeredDays: [91, 180, 365] },
      pricing: {
        ...kenya.pricing,
        interest: { basis: 'daily', dailyPpm: 900 },
        fee: { basis: 'cappedDays', ppm: 400, days: 40 },
      },
      applicant: {
        ...kenya.applicant,
        adult: 'passed',
        birthYearsEnd: 'thisYear',
        birthdayForm: 'slashes',
      },
      names: { ...kenya.names, keep: 'latinOnly' },
      nationalId: 'upToNineDigits',
      email: { ...kenya.email, accept: 'acceptedHosts' },
      phone: { cut: 'firstNine' },
      guard: 'all',
      registered: 'toldToAnyone',
    },
  });

  it('[S1-35][S1-38][S1-41][S1-43] home offers KSh 60,000 and 365 days, priced by the day; a visitor is stopped at records', async () => {
    await on.open('/');
    const slider = on.page.getByRole('slider', { name: 'How much do you need?' });
    await slider.waitFor();
    await slider.focus();
    await on.page.keyboard.press('End');
    await on.page.getByRole('button', { name: 'Apply for KSh 60,000' }).waitFor();
    await on.page.getByRole('radio', { name: '365' }).check();
    // 60,000 x 0.09 % x 365 days.
    await on.page.getByText('79,710', { exact: true }).first().waitFor();
    // Less 60,000 x 0.04 % x 40 of the 365 days, and 18 % of that.
    await on.page.getByText('58,867', { exact: true }).first().waitFor();
    await on.open('/records');
    await on.heading('What is your mobile number?');
    on.phone.expectNoErrors();
  });

  it('[S2-42][S7-15] a phone that never had the number is led to its login, and another number to a new account', async () => {
    await registered(overHttp(on.lender.url), '712345802');
    const number = on.page.getByLabel('Mobile number');
    for (const [typed, leadsTo] of [
      ['0712345802', '/user/login'],
      ['0712345803', '/user/register'],
    ] as const) {
      await on.open('/yx3');
      await number.fill(typed);
      await on.page.getByRole('button', { name: 'Apply' }).tap();
      await expect.poll(() => on.path()).toBe(leadsTo);
    }
    on.phone.expectNoErrors();
  });

  it('[S5-02][S5-05][S5-12][S5-18] the personal rows follow the other readings', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345801');
    const field = (label: string) => on.page.getByLabel(label, { exact: true });
    await field('First name').fill("Wanjirũ Ng'");
    expect(await field('First name').inputValue()).toBe('WanjirNg');
    await on.page.getByRole('button', { name: /^Birthday/ }).tap();
    const sheet = on.page.getByRole('dialog', { name: 'Birthday' });
    const thisYear = String(new Date().getFullYear());
    await sheet.getByRole('slider', { name: 'Year' }).focus();
    await on.page.keyboard.press('End');
    await expect
      .poll(() => sheet.getByRole('slider', { name: 'Year' }).getAttribute('aria-valuetext'))
      .toContain(thisYear);
    await on.page.keyboard.press('Home');
    await sheet.getByRole('button', { name: 'Confirm' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await field('National ID number').fill('1234567890');
    expect(await field('National ID number').inputValue()).toBe('123456789');
    // The first nine digits as typed, where other readings drop the 0.
    const spare = on.page.locator('#sparePhone');
    await spare.fill('0712345678');
    expect((await spare.inputValue()).replace(/\s/g, '')).toBe('071234567');
    await field('Email').fill('wanjiru@outlook.com');
    await borrower.button('Continue').tap();
    await on.page.getByText('Use an address of a provider on the list').first().waitFor();
    on.phone.expectNoErrors();
  });
});

describe('a lender with the other readings of the course of a loan', () => {
  const on = onOneLender({
    policy: {
      questionnaire: 'described',
      review: { ...kenya.review, recommend: 'both' },
      collect: { ...kenya.collect, expireFrom: 'submission', verifyCode: 'always' },
      cancel: 'never',
      extension: 'none',
      guard: 'nearest',
      pricing: { ...kenya.pricing, fee: { basis: 'daily', ppm: 30 }, penaltyBase: 'compounding' },
      session: { validDays: 200, idleDays: 200 },
      repay: { ...kenya.repay, minimumCents: 100_000, rule: 'moreThan', methods: 'everyone' },
    },
  });
  let lender: Caller;
  beforeAll(() => {
    lender = overHttp(on.lender.url);
  });
  const button = (name: string | RegExp) => on.page.getByRole('button', { name });
  const says = (text: string | RegExp) => on.page.getByText(text).first().waitFor();

  it('[S1-18][S1-47][S1-48][S5-38][S7-42] ten questions, no way back, other loans beside the offer, a code before the money, and no extension', async () => {
    const mobile = '712345811';
    const loan = await filledIn(lender, mobile);
    await on.open('/records');
    await on.heading('What is your mobile number?');
    await on.open('/auth/loan_question');
    await on.heading('How much do you need?', 2);
    await logIn(on.page, lender, loan.token);
    await on.page.reload();
    await on.open('/auth/loan_question');
    await says('0 of 10 answered');
    const { 11: _, ...ten } = goodAnswers;
    const answers = { loanOrderId: loan.orderNo, answers: asList(ten), soFar: false };
    granted(await lender.call(saveQuestionnaire, answers, { token: loan.token }));

    await on.open('/auth/review_tips?pageName=confirmBorrow');
    await on.heading('Checking your application', 2);
    expect(await button('Cancel this application').count()).toBe(0);
    await sandboxOf(on.lender.url).advance(300);
    await decide(lender, loan, 'approve');
    await on.page.reload();
    await on.heading('You can borrow KSh 10,000', 2);
    await on.heading('Other loans for you', 2);
    expect(await button('Cancel this application').count()).toBe(0);

    await button('See every cost').tap();
    await on.heading('Your loan offer');
    await on.page.getByRole('checkbox').check();
    // 10,000 less 0.003 % x 91 days, and 18 % of that.
    await button('Get money: KSh 9,968').tap();
    const sheet = on.page.getByRole('dialog', { name: 'Confirm with a code' });
    await sheet.getByRole('button', { name: 'Send me the code' }).tap();
    const code = sheet.getByLabel('6-digit code');
    await code.waitFor();
    await code.pressSequentially(await sandboxOf(on.lender.url).code(mobile));
    await expect.poll(() => stepOf(lender, loan.token)).toBe(2);

    await on.open('/repay/repay_detail');
    await on.heading('Your loan');
    expect(await button(/^Ask for .*more days/).count()).toBe(0);
    await on.open('/repay/cashier');
    const till = tillOn(on.page);
    await till.amount.fill('1000');
    await till.button(/^Ask for my M-Pesa PIN/).tap();
    await says('The minimum repayment amount needs to be more than KSh 1,000. Enter KSh 1,001 or more.');
    await till.way(/OXXO/).waitFor();

    await becomeLate(lender, loan.token, { days: 2, market: kenya.market });
    await on.open('/');
    // 2 % of 10,748, and 2 % of 10,748 + 215.
    await says(/^\+\s434$/);
    on.phone.expectNoErrors();
  });
});

describe('a lender with the other readings of the phone, the account and the payout', () => {
  const on = onOneLender({
    edition: 'mx',
    policy: {
      deviceData: 'upFront',
      email: { ...mexico.email, accept: 'listedHosts' },
      contacts: { sameMobile: 'phoneBook' },
      payout: { ...mexico.payout, accountNumber: 'sixteenOrEighteen', curp: 'digits' },
      autoDisburse: { afterHours: 6 },
      pricing: { ...mexico.pricing, penaltyBase: 'overdue' },
      session: { validDays: 200, idleDays: 200 },
    },
  });
  const hands = permissionHands(on);
  const { lender, press, at } = hands;
  const field = (name: string) => on.page.getByRole('textbox', { name, exact: true });
  const summedUp = async () => {
    const summary = on.page.getByRole('region', { name: /^Please fix/ });
    await summary.waitFor();
    return summary.getByRole('link').allInnerTexts();
  };

  it('[S5-02][S5-24][S5-25][S5-32][S6-04] a borrower who refuses all data of the phone gets the money without collecting', async () => {
    await on.listenAsNative();
    const token = await newcomer(on.page, lender(), numberIn('mx', '712345821'));
    await on.open(applying);
    await at('/pd_pop');
    await hands.tick('Your messages');
    await press('Continue without');
    await at(applying);
    await expect.poll(() => hands.said(token)).toEqual(refusedAll);
    await on.page.reload();
    await on.page.getByRole('radio', { name: 'Health' }).check();
    await on.page.waitForLoadState('networkidle');
    await expect.poll(() => on.path()).toBe(applying);

    const loan = await hands.apply(token);
    await on.open('/auth/personal_infomation');
    await on.page.getByRole('button', { name: /^Birthday/ }).tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await field('Email').fill('wanjiru@uonbi.ac.ke');
    await press('Continue');
    const host = expect.stringMatching(/^Email: use an address of a provider/) as string;
    await expect.poll(summedUp).toContainEqual(host);
    const email = 'wanjiru@outlook.com';
    await field('Email').fill(email);
    await press('Continue');
    await expect.poll(summedUp).not.toContainEqual(host);

    await hands.saveAbout(loan, { email });
    await on.open('/auth/additionalInfomation');
    const contacts = on.page.getByLabel('Phone', { exact: true });
    const number = numberIn('mx', '722000001');
    await contacts.nth(0).fill(number);
    await press('Contact 2: Choose from the phone book');
    await hands.answerPick({ name: 'Kamau', phone: number });
    await on.page.getByText('Another contact has this number.').first().waitFor();
    await contacts.nth(1).fill(number);
    await press('Continue');
    const refused = await summedUp();
    expect(refused).toContainEqual(expect.stringMatching(/^Contact 2, Name/));
    expect(refused).not.toContainEqual(expect.stringMatching(/^Contact \d, Phone/));

    await hands.saveWork(loan);
    await hands.sendPhotos();
    const [kept, typed] = ['1234567890123456', '12345678901234567'];
    for (const label of ['CLABE', 'CLABE again']) await field(label).fill(typed);
    await field('Bank').fill('BBVA');
    await field('CURP').fill('GODE561231HDFRRN09');
    await press('Continue');
    expect(await summedUp()).toEqual([
      expect.stringMatching(/^CLABE: enter 16 or 18 digits$/i),
      expect.stringMatching(/^CURP: /),
    ]);
    for (const label of ['CLABE', 'CLABE again']) await field(label).fill(kept);
    await field('CURP').fill('123456789012345678');
    await press('Continue');
    await on.heading('Your loan history');

    await hands.sendApplication();
    expect(await hands.collected()).toEqual([]);
    await decide(lender(), loan, 'approve');
    await agreeTo(lender(), loan);
    await expect.poll(() => stepOf(lender(), token)).toBe(orderSteps.getMoney);
    // Six hours after the agreement the money goes out by itself.
    await sandboxOf(on.lender.url).advance(6 * 3600);
    await expect.poll(() => stepOf(lender(), token)).toBe(orderSteps.repaying);
    await on.open('/');
    await on.page.getByText(/^To pay by/).waitFor();
    await becomeLate(lender(), token, { days: 2, market: mexico.market });
    await on.page.reload();
    // Twice 2 % of 10,748.
    await on.page.getByText(/^\+\s430$/).waitFor();
    on.phone.expectNoErrors();
  });
});
