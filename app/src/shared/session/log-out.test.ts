import { logOut as logOutCall } from '@kopa/contract/calls/sessions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';
import { logOut, sendLogOuts } from './log-out.ts';
import { session, startSession } from './session.ts';
import { phoneStorage } from './test/phone-storage.ts';
import { unsentLogOuts } from './unsent-log-outs.ts';

vi.mock('../lender/client.ts', () => ({ send: vi.fn() }));
const lender = vi.mocked(send);
const token = 'the-token-of-wanjiru';
/** Its SHA-256. */
const digest = 'b2dcf52637801c652852310731010650dd6b5b9a2fafe8c3df8768e707cbcde5';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', phoneStorage(stored));
  startSession({ token, userId: 'u1', mobile: '712345678' });
});
afterEach(() => {
  lender.mockReset();
  vi.unstubAllGlobals();
});

it('a logout ends the session here at once and at the lender, and leaves nothing', async () => {
  lender.mockResolvedValue({});
  logOut();
  expect(session()).toBeNull();
  await vi.waitFor(() => expect(lender).toHaveBeenCalledWith(logOutCall, { session: digest }, { token: '' }));
  await vi.waitFor(() => expect(unsentLogOuts()).toEqual([]));
  expect([...stored.values()].join()).not.toContain(digest);
});

it.each(['network', 'internal'] as const)(
  'a logout that fails with %s is kept without its token, and is sent later once',
  async (failure) => {
    lender.mockRejectedValueOnce(new CallError(failure));
    logOut();
    await vi.waitFor(() => expect(lender).toHaveBeenCalledTimes(1));
    expect(unsentLogOuts()).toEqual([digest]);
    expect([...stored.values()].join()).not.toContain(token);
    lender.mockResolvedValue({});
    await sendLogOuts();
    await sendLogOuts();
    expect(lender).toHaveBeenCalledTimes(2);
    expect(unsentLogOuts()).toEqual([]);
  },
);

it('a page without a secure context sends the token once', async () => {
  lender.mockResolvedValue({});
  vi.stubGlobal('crypto', {});
  logOut();
  await vi.waitFor(() => expect(lender).toHaveBeenCalledWith(logOutCall, {}, { token }));
  expect(unsentLogOuts()).toEqual([]);
});

it('damaged storage has no logouts', () => {
  for (const damaged of ['{', '"x"', '{"a":1}', '[1,null]']) {
    stored.set('logOuts', damaged);
    expect(unsentLogOuts()).toEqual([]);
  }
});
