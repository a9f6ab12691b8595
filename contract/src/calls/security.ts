import * as z from 'zod/mini';
import { signedIn, userInfo } from '../entities/user.ts';
import { ownMobile, writtenPhone } from '../sections/fields.ts';
import { call } from './call.ts';
import { verificationCode } from './verification-code.ts';

const codeDigits = z.int().check(z.minimum(4), z.maximum(8));
const withCode = z.object({ mobile: writtenPhone('mobile'), code: verificationCode });

export const getVerifyCode = call({
  method: 'POST',
  path: '/security/getVerifyCode',
  auth: 'none',
  encoding: 'json',
  changes: true,
  summary: 'Sends a verification code by SMS.',
  request: z.object({ mobile: writtenPhone('mobile') }),
  fieldsUnder: ownMobile,
  result: z.object({
    resendAt: z.int(),
    expiresAt: z.int(),
    /** Number of digits of the code. */
    digits: codeDigits,
  }),
});

export const existsByMobile = call({
  method: 'GET',
  path: '/security/existsByMobile',
  auth: 'none',
  encoding: 'query',
  summary: 'Whether a number is registered.',
  request: z.object({ mobile: writtenPhone('mobile') }),
  fieldsUnder: ownMobile,
  result: z.object({ exists: z.boolean() }),
});

export const isRequiredVerificationCode = call({
  method: 'GET',
  path: '/security/isRequiredVerificationCode',
  auth: 'none',
  encoding: 'query',
  summary: 'Whether logging in with this number takes a code, and of how many digits.',
  request: z.object({ mobile: writtenPhone('mobile') }),
  fieldsUnder: ownMobile,
  result: z.object({ required: z.boolean(), digits: codeDigits }),
});

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
