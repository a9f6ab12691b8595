import type * as numberQuestions from '@kopa/contract/calls/number-questions';
import type * as security from '@kopa/contract/calls/security';
import type * as sessions from '@kopa/contract/calls/sessions';
import { mobile, newUser, times, token, user } from './example-borrower.ts';
import type { References } from './reference.ts';

const code = '482913';
const limits = ['tooManyRequests', 'tooManyNearby'] as const;
const codeRefusals = ['codeWrong', 'codeExpired', 'codeUsedUp', ...limits] as const;

export const securityReference: References<typeof security> = {
  getVerifyCode: {
    request: { mobile: '0712 345 678' },
    result: { resendAt: times.codeSent + 60_000, expiresAt: times.codeSent + 5 * 60_000, digits: 6 },
    refusals: ['notLoggedIn', 'codeTooSoon', 'tooManyCodes', 'tooManyNearby', 'codeNotSent'],
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

export const numberQuestionsReference: References<typeof numberQuestions> = {
  isRequiredVerificationCode: {
    request: { mobile: '0712 345 678' },
    result: { required: true, digits: 6 },
    refusals: [],
  },
  existsByMobile: {
    request: { mobile: '0712 345 678' },
    result: { exists: true },
    refusals: limits,
  },
};

const hour = 3_600_000;

export const sessionsReference: References<typeof sessions> = {
  logOut: { request: { session: 'a'.repeat(64) }, result: {}, refusals: ['notLoggedIn'] },
  sessionList: {
    request: {},
    result: {
      sessions: [
        {
          startedAt: times.codeSent + hour,
          lastUsedAt: times.codeSent + 3 * hour,
          end: null,
          endedAt: null,
          thisPhone: true,
        },
        {
          startedAt: times.codeSent,
          lastUsedAt: times.codeSent,
          end: 'otherDevice',
          endedAt: times.codeSent + hour,
          thisPhone: false,
        },
      ],
    },
    refusals: [],
  },
};
