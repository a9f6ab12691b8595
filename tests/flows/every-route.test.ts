import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../house/source-files.ts';
import { axeLook } from './looks/axe.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';
import { stander, type Stander, type Standing } from './places.ts';
import { startPhone, type Phone } from './start-phone.ts';

const on = onOneLender({ phones: false });

/**
 * A phone that stays over all addresses, its owner, and the screens that axe has checked and that the bar's
 * Back has left.
 */
interface Kept {
  phone: Phone;
  who: Stander | null;
  looked: Set<string>;
  left: Set<string>;
}

const kept = new Map<string, Promise<Kept>>();
const walked = new Set<string>();
let number = 712_348_000;
let coldStarts = 0;

afterAll(async () => {
  for (const each of kept.values()) await (await each).phone.close();
});

/** The phone of a visitor, or of a borrower at that place. */
function phoneOf(standing: Standing | 'visitor'): Promise<Kept> {
  const known = kept.get(standing) ?? makePhone(standing);
  kept.set(standing, known);
  return known;
}

async function makePhone(standing: Standing | 'visitor'): Promise<Kept> {
  const phone = await startPhone(on.browser);
  await phone.context.addInitScript(countSkeletons);
  const kept = { phone, looked: new Set<string>(), left: new Set<string>() };
  if (standing === 'visitor') return { ...kept, who: null };
  number += 1;
  const mobile = String(number);
  const who = await stander(overHttp(on.lender.url), standing, mobile);
  await phone.page.goto(on.lender.url);
  await phone.page.evaluate(
    ([token, user]) => {
      localStorage.setItem('Authorization', token!);
      localStorage.setItem('userInfo', user!);
    },
    [JSON.stringify(who.token), JSON.stringify({ userId: who.userId, mobile })],
  );
  return { ...kept, who };
}

/** Their texts are fetched by themselves. */
const longTexts = ['/privacy_policy', '/PrivacyPolicy', '/terms_of_service', '/TermsService'];

declare global {
  var skeletons: number;
}

/** Counts the appearances of a screen's skeleton. */
function countSkeletons(): void {
  globalThis.skeletons = 0;
  new MutationObserver(() => {
    if (document.querySelector('[data-coming]')) globalThis.skeletons += 1;
  }).observe(document, { subtree: true, childList: true });
}

/** Waits until an address is open, its screen has a heading, and no part is loading. */
async function comesTo({ page }: Phone, path: string, because: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) =>
        (window.location.hash.slice(1).split('?')[0] || '/') === wanted &&
        document.querySelector('h1') !== null &&
        document.querySelector('[data-shown]') === null,
      path,
      { polling: 50 },
    )
    .catch(async () => {
      const [hash, text] = await page.evaluate(() => [window.location.hash, document.body.innerText]);
      throw new Error(`${because} does not come to ${path}, but to ${hash}:\n${text?.slice(0, 300)}`);
    });
}

/** The requirements of every screen: one heading, a title of its own, words below them, and no overflow. */
async function looksWhole({ phone: { page }, looked }: Kept, path: string): Promise<void> {
  const { headings, words, title, wide } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    words: document.querySelector('main')?.innerText,
    title: document.title,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(headings).toEqual([expect.stringMatching(/\S/)]);
  const [heading] = headings;
  expect(words?.replace(heading!, '')).toMatch(/\S/);
  expect(title).toBe(heading === 'EasyCash' ? heading : `${heading} · EasyCash`);
  expect(wide, 'how far it scrolls sideways, in px').toBe(0);
  // The stories check its states one by one.
  if (looked.has(path)) return;
  looked.add(path);
  expect(await axeLook(page)()).toEqual([]);
}

interface Way {
  from: string;
  /** The final path. */
  to: string;
  standing: Standing | 'visitor';
}

/**
 * Opens an address first in its page, leaves by the bar's Back, opens the address again from Me, and leaves
 * by the phone's Back.
 */
async function walk({ from, to, standing }: Way): Promise<void> {
  const one = await phoneOf(standing);
  const { page } = one.phone;
  const { path, address } = addressFor(from, one.who);
  walked.add(path);
  const where = `${standing}, ${path}`;
  // A new query makes the browser load the page; a blank page in between would cost two processes.
  coldStarts += 1;
  const cold = coldStarts;
  await page.goto(`${on.lender.url}/?cold=${cold}#${address}`);
  await comesTo(one.phone, to, where);
  // The first screen comes with its words, in place of the static shell.
  if (to === path && !longTexts.includes(to))
    expect(await page.evaluate(() => globalThis.skeletons), `skeletons before ${path}`).toBe(0);
  await looksWhole(one, to);

  const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
  if (await back.isVisible()) {
    await back.tap();
    await page.waitForFunction((left) => window.location.hash !== left, `#${address}`);
    await page.locator('h1').waitFor();
    expect(new URL(page.url()).search, `Back on ${where} stays in the page`).toBe(`?cold=${cold}`);
    // Back from a part of feedback is its list, which has nothing for a visitor and leads home.
    if (standing === 'visitor' && to.startsWith('/feedback'))
      await comesTo(one.phone, '/', `Back on ${where}`);
  }

  one.phone.expectNoErrors();
  // Where another address leads, the way back has been walked.
  if (to !== path && one.left.has(to)) return;
  one.left.add(to);

  await page.evaluate(() => (window.location.hash = '#/me'));
  await comesTo(one.phone, '/me', 'Me');
  await page.evaluate((hash) => (window.location.hash = hash), `#${address}`);
  await comesTo(one.phone, to, `${where} from Me`);
  if (to !== '/me') {
    await page.goBack();
    await comesTo(one.phone, '/me', `Back from ${where}`);
  }
  one.phone.expectNoErrors();
}

/** '?orderNo' of a route stands for the borrower's own. */
function addressFor(route: string, who: Stander | null): { path: string; address: string } {
  const [path = '/', query] = route.split('?');
  const fill: Record<string, string | undefined> = {
    orderNo: who?.orderNo,
    id: who?.feedbackId,
    token: who?.linkToken,
  };
  if (query === undefined) return { path, address: path };
  return { path, address: `${path}?${query in fill ? `${query}=${fill[query] ?? ''}` : query}` };
}

const login = '/user/login';
const feedbackList = '/feedback/feedback_list';

describe('each address opens on a cold start, and Back works, for a visitor and a borrower', () => {
  it.each<[title: string, visitorTo: string, borrowerTo: string]>([
    ['[S2-02] /', '/', '/'],
    ['[S2-03] /records', '/records', '/records'],
    ['[S2-04] /me', '/me', '/me'],
    ['of a redirect /bank_account', login, '/'],
    ['[S2-06] /bank_account/add_bankcard', login, '/'],
    ['of a redirect /auth', login, '/'],
    ['[S2-08] /auth/id_card_authentication', login, '/'],
    ['[S2-09] /auth/personal_infomation', login, '/'],
    ['[S2-10] /auth/additionalInfomation', '/', '/'],
    ['[S2-11] /auth/review_tips', login, '/'],
    ['[S2-12] /auth/loan_question', '/', '/'],
    ['of its own /auth/appeal', '/', '/'],
    ['of its own /auth/check_answers', '/', '/'],
    ['[S2-13] /borrow', '/', '/'],
    ['[S2-14] /borrow/agreement', '/', '/'],
    ['[S2-15] /borrow/to_borrow', login, '/'],
    ['[S2-16] /borrow/confirm_borrow', '/', '/'],
    ['[S2-17] /borrow/lending', '/', '/'],
    ['[S2-18] /repay', '/', '/'],
    ['[S2-19] /repay/repay_detail', '/', '/'],
    ['[S2-20] /repay/exhibition_period_detail', '/', '/'],
    ['[S2-21] /repay/cashier', '/', '/'],
    ['of its own /repay/statement', '/', '/'],
    ['of its own /repay/voucher', '/', '/'],
    ['[S2-22] /user_center', login, '/user_center/settings'],
    ['[S2-23] /user_center/customer_services', login, '/user_center/customer_services'],
    ['[S2-24][S1-32] /user_center/settings', login, '/user_center/settings'],
    ['[S2-25] /user_center/about_us', login, '/user_center/about_us'],
    ['[S2-26] /user_center/faq', login, '/user_center/faq'],
    ['[S2-27] /user_center/language', '/user_center/language', '/user_center/language'],
    ['[S2-28] /user_center/open_app', '/user_center/open_app', '/user_center/open_app'],
    ['of its own /user_center/my_data', login, '/user_center/my_data'],
    ['[S2-29] /user', '/', '/'],
    ['[S2-30] /user/login', login, login],
    ['[S2-31] /user/register', '/user/register', '/user/register'],
    ['[S2-32] /user/nation', '/user/nation', '/user/nation'],
    ['[S2-33] /pd_pop', '/pd_pop', '/pd_pop'],
    ['[S2-34] /pop', '/pop', '/pop'],
    ['[S2-35] /privacy_policy', '/privacy_policy', '/privacy_policy'],
    ['[S2-36] /PrivacyPolicy', '/PrivacyPolicy', '/PrivacyPolicy'],
    ['[S2-37] /terms_of_service', '/terms_of_service', '/terms_of_service'],
    ['[S2-38] /TermsService', '/TermsService', '/TermsService'],
    ['[S2-39] /yx1', '/yx1', '/yx1'],
    ['[S2-40] /yx2', '/yx2', '/yx2'],
    ['[S2-41] /yx2ConfirmBorrow', '/yx2ConfirmBorrow', '/yx2ConfirmBorrow'],
    ['[S2-42] /yx3', '/yx3', '/yx3'],
    ['[S2-45] /cancellation_form', '/', '/'],
    ['[S2-46] /feedback', '/', feedbackList],
    ['[S2-47] /feedback/feedback_list', '/', feedbackList],
    ['[S2-48] /feedback/add_feedback', '/', '/feedback/add_feedback'],
    ['[S2-49] /feedback/feedbackDetail', '/', feedbackList],
    ['[S2-50] /feedback/feedback_faq', '/feedback/feedback_faq', '/feedback/feedback_faq'],
    ['[S2-51] /feedback/feedback_result', '/', feedbackList],
    ['of its own /records/order', '/records/order', '/records/order'],
    ['of its own /portal/repayment', '/portal/repayment', '/portal/repayment'],
    ['[S2-01] that nobody knows, /nowhere', '/', '/'],
  ])('%s', async (title, visitorTo, borrowerTo) => {
    const from = title.split(' ').at(-1)!;
    await Promise.all([
      walk({ from, to: visitorTo, standing: 'visitor' }),
      walk({ from, to: borrowerTo, standing: 'newcomer' }),
    ]);
  });
});

describe('each address of a loan opens on a cold start, and Back works, for the owner of the loan', () => {
  it.each<[title: string, standing: Standing, to?: string]>([
    ['[S2-15] /borrow/to_borrow?amount=1000000&days=91', 'newcomer'],
    ['[S2-09] /auth/personal_infomation', 'applied'],
    ['[S2-45] /cancellation_form', 'applied'],
    ['[S2-10] /auth/additionalInfomation', 'atAdditional'],
    ['[S2-08] /auth/id_card_authentication', 'atPhotos'],
    ['[S2-05] /bank_account', 'atPayout', '/bank_account/add_bankcard'],
    ['[S2-06] /bank_account/add_bankcard', 'atPayout'],
    ['[S2-07] /auth', 'atPayout', '/auth/personal_infomation'],
    ['[S2-12] /auth/loan_question', 'atQuestions'],
    ['[S2-11] /auth/review_tips', 'reviewed'],
    ['of its own /auth/appeal', 'rejected'],
    ['[S2-16] /borrow/confirm_borrow', 'approved'],
    ['[S2-14] /borrow/agreement', 'approved'],
    ['[S2-14] /borrow/agreement?orderNo', 'approved'],
    ['[S2-19] /repay/repay_detail', 'repaying'],
    ['[S2-20] /repay/exhibition_period_detail', 'repaying'],
    ['[S2-21] /repay/cashier', 'repaying'],
    ['of its own /repay/statement?orderNo', 'repaying'],
    ['of its own /repay/voucher?orderNo', 'repaying'],
    ['of its own /records/order?orderNo', 'repaying'],
    ['of its own /portal/repayment?token', 'repaying'],
    ['[S2-17] /borrow/lending', 'awaiting'],
    ['[S2-49] /feedback/feedbackDetail?id', 'complaining'],
    ['[S2-51] /feedback/feedback_result?id', 'complaining'],
  ])('%s, %s', async (title, standing, to) => {
    const from = title.split(' ').at(-1)!;
    await walk({ from, to: to ?? from.split('?')[0]!, standing });
  });
});

describe('the addresses of the app', () => {
  let routes: Set<string>;
  beforeAll(() => {
    routes = new Set([
      ...[...textOf('app/src/routes/screens.tsx').matchAll(/screen\(\s*'([^']+)'/g)].map(([, path]) => path!),
      ...[...textOf('app/src/routes/routes.tsx').matchAll(/\['([^']+)', '[^']+'\]/g)].map(
        ([, path]) => path!,
      ),
    ]);
  });

  it('the tests above open every address of the app', () => {
    expect(routes.size).toBeGreaterThan(50);
    expect([...routes].filter((route) => !walked.has(route))).toEqual([]);
  });
});
