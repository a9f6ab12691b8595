import * as z from 'zod/mini';
import { signedIn, userInfo } from '../entities/user.ts';
import { ownMobile, writtenPhone } from '../sections/fields.ts';
import { call, type RequestOf } from './call.ts';
import { codeDigits, verificationCode } from './verification-code.ts';

const withCode = z.object({ mobile: writtenPhone('mobile'), code: verificationCode });

export const getVerifyCode = call({
  method: 'POST',
  path: '/security/getVerifyCode',
  auth: 'optional',
  encoding: 'json',
  changes: true,
  summary:
    "Sends a verification code by SMS for one purpose; without a purpose, for a login. The other purposes need a session, and the borrower's own number.",
  request: z.object({
    mobile: writtenPhone('mobile'),
    purpose: z.optional(z.enum(['signIn', 'collect', 'payout'], 'value.invalid')),
  }),
  fieldsUnder: ownMobile,
  result: z.object({
    resendAt: z.int(),
    expiresAt: z.int(),
    /** Number of digits of the code. */
    digits: codeDigits,
  }),
});

/** What a code confirms. The message with the code says so, and the code confirms nothing else. */
export type CodePurpose = NonNullable<RequestOf<typeof getVerifyCode>['purpose']>;

export const login = call({
  method: 'POST',
  path: '/security/login',
  auth: 'none',
  encoding: 'form',
  changes: true,
  summary: 'Logs in with a code; the session on any other device ends.',
  request: withCode,
  fieldsUnder: ownMobile,
  result: signedIn,
});

export const register = call({
  method: 'POST',
  path: '/security/register',
  auth: 'none',
  encoding: 'json',
  changes: true,
  summary: 'Opens an account with a code and logs in.',
  request: withCode,
  fieldsUnder: ownMobile,
  result: signedIn,
});

export const getUserInfo = call({
  method: 'GET',
  path: '/security/getUserInfo',
  auth: 'session',
  encoding: 'query',
  summary: 'Who is logged in, with the sections saved so far.',
  request: z.object({}),
  result: userInfo,
});
