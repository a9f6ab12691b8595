import type * as security from '@kopa/contract/calls/security';
import { mobile, newUser, times, token, user } from './example-borrower.ts';
import type { References } from './reference.ts';

const code = '482913';
const codeRefusals = ['codeWrong', 'codeExpired', 'codeUsedUp', 'tooManyRequests'] as const;

export const securityReference: References<typeof security> = {
  getVerifyCode: {
    request: { mobile: '0712 345 678' },
    result: { resendAt: times.codeSent + 60_000, expiresAt: times.codeSent + 5 * 60_000, digits: 6 },
    refusals: ['codeTooSoon', 'tooManyRequests', 'codeNotSent'],
  },
  existsByMobile: {
    request: { mobile: '0712 345 678' },
    result: { exists: true },
    refusals: ['tooManyRequests'],
  },
  isRequiredVerificationCode: {
    request: { mobile: '0712 345 678' },
    result: { required: true, digits: 6 },
    refusals: [],
  },
  login: {
    request: { mobile, code },
    result: { token, user },
    refusals: ['numberNotRegistered', ...codeRefusals],
  },
  register: {
    request: { mobile, code },
    result: { token, user: newUser },
    refusals: ['numberRegistered', ...codeRefusals],
  },
  getUserInfo: { request: {}, result: user, refusals: [] },
};
