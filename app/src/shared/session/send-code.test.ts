import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRequiredVerificationCode } from '@kopa/contract/calls/number-questions';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';
import { sendCode, triesLeft } from './send-code.ts';

vi.mock('../lender/client.ts', () => ({ send: vi.fn() }));
const lender = vi.mocked(send);
afterEach(() => void lender.mockReset());

const tooSoon = (data: unknown) => new CallError('codeTooSoon', { data });

describe('the request of a code', () => {
  it('the answer states the number of digits', async () => {
    lender.mockResolvedValueOnce({ resendAt: 60, expiresAt: 300, digits: 4 });
    expect(await sendCode('712345678', 'k')).toEqual({ mobile: '712345678', digits: 4, resendAt: 60 });
  });

  it('a recently sent code is used, and the app requests its number of digits', async () => {
    lender
      .mockRejectedValueOnce(tooSoon({ resendAt: 45 }))
      .mockResolvedValueOnce({ required: true, digits: 8 });
    expect(await sendCode('712345678', 'k')).toEqual({ mobile: '712345678', digits: 8, resendAt: 45 });
    expect(lender.mock.calls.map(([call]) => call)).toEqual([getVerifyCode, isRequiredVerificationCode]);
  });

  it.each([
    tooSoon(null),
    tooSoon({ resendAt: 'soon' }),
    new CallError('tooManyRequests'),
    new CallError('network'),
  ])("the request is refused with the lender's message: %s", async (failure) => {
    lender.mockRejectedValueOnce(failure);
    await expect(sendCode('712345678', 'k')).rejects.toBe(failure);
    expect(lender).toHaveBeenCalledTimes(1);
  });
});

it('only a wrong code states the remaining attempts', () => {
  expect(triesLeft(new CallError('codeWrong', { data: { attemptsLeft: 3 } }))).toBe(3);
  expect(triesLeft(new CallError('codeWrong', { data: 'x' }))).toBeNull();
  expect(triesLeft(new CallError('codeExpired', { data: { attemptsLeft: 3 } }))).toBeNull();
});
