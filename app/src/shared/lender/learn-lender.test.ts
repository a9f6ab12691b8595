import { kenya, mexico } from '@kopa/contract/policy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLenderInPage } from '../session/lender-in-page.ts';
import { policy, takeLender } from '../session/policy.ts';
import { phoneStorage } from '../session/test/phone-storage.ts';
import { learnLender } from './learn-lender.ts';
import { transmit } from './test/mocked-line.ts';

vi.mock('./line.ts', () => import('./test/mocked-line.ts'));

const easycash = { id: 'easycash', name: 'EasyCash' };
const mexican = { brand: easycash, policy: mexico, wallet: 'M-Pesa' };
const answer = (data: unknown) => ({ code: 0, msg: '', data });
const spoilt = { ...mexican, policy: { ...mexico, repay: { ...mexico.repay, minimumCents: '500' } } };
let kept: Map<string, string>;

/** The page, with this text as the lender's data; null: without. */
const openPage = (text: string | null) =>
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) });

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', phoneStorage(kept));
  vi.stubGlobal('window', new EventTarget());
  takeLender({ brand: easycash, policy: kenya, wallet: 'M-Pesa' });
  transmit.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("the page's data is used and stored, without a request", async () => {
  openPage(JSON.stringify(mexican));
  expect(takeLenderInPage()).toBe(true);
  expect(policy()).toEqual(mexico);
  expect(transmit).not.toHaveBeenCalled();
  expect(JSON.parse(kept.get('lender')!)).toEqual(mexican);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"brand":'],
  ['another shape', '{"policy":[]}'],
])('the app asks the lender if the page has %s', async (_, text) => {
  openPage(text);
  transmit.mockResolvedValue(answer(mexican));
  expect(takeLenderInPage()).toBe(false);
  await learnLender();
  expect(policy()).toEqual(mexico);
  expect(JSON.parse(kept.get('lender')!)).toEqual(mexican);
});

it.each([
  ['an answer that cannot be read', async () => answer(spoilt)],
  ['a refusal', async () => ({ code: 100500, msg: 'Oh', data: null })],
  ['a lost line', async () => Promise.reject(new Error('lost'))],
])('the app uses the stored answer for %s, and keeps it', async (_, failing) => {
  openPage(null);
  kept.set('lender', JSON.stringify(mexican));
  transmit.mockImplementation(failing);
  await learnLender();
  expect(policy()).toEqual(mexico);
  expect(JSON.parse(kept.get('lender')!)).toEqual(mexican);
});

it('the app waits only a short time for a silent lender, and stores a late answer for the next start', async () => {
  vi.useFakeTimers();
  openPage(null);
  kept.set('lender', JSON.stringify(mexican));
  const minute = 60_000;
  const late = new Promise((resolve) => setTimeout(resolve, minute, answer({ ...mexican, policy: kenya })));
  transmit.mockReturnValue(late);
  const learned = learnLender();
  await vi.advanceTimersByTimeAsync(4000);
  await learned;
  expect(policy()).toEqual(mexico);
  await vi.advanceTimersByTimeAsync(minute);
  expect(policy()).toEqual(mexico);
  expect((JSON.parse(kept.get('lender')!) as typeof mexican).policy).toEqual(kenya);
});

it.each([null, '{"brand":1}', '[', JSON.stringify(spoilt)])(
  'the start fails without an answer and with %s stored, and never guesses',
  async (text) => {
    openPage(null);
    if (text !== null) kept.set('lender', text);
    transmit.mockResolvedValue(answer(spoilt));
    await expect(learnLender()).rejects.toThrow();
    expect(policy()).toEqual(kenya);
  },
);
