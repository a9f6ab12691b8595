import * as z from 'zod/mini';
import { ownMobile, writtenPhone } from '../sections/fields.ts';
import { call } from './call.ts';
import { codeDigits } from './verification-code.ts';

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
