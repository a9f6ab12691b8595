import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { typedCode, verificationCode } from './verification-code.ts';

const faultOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? null;

describe('a verification code', () => {
  it.each([
    ['', 6, ['code.required']],
    ['12345', 6, ['code.invalid']],
    ['1234567', 6, ['code.invalid']],
    ['12345a', 6, ['code.invalid']],
    ['123456', 6, null],
    ['1234', 4, null],
    ['1234', 8, ['code.invalid']],
  ])('[S5-42] a code is "%s" where %i digits were sent: %s', (code, digits, fault) => {
    expect(faultOf(typedCode(digits), { code })).toEqual(fault);
  });

  it.each([
    ['', ['code.required']],
    [undefined, ['code.required']],
    ['123', ['code.invalid']],
    ['1234', null],
    ['12345678', null],
    ['123456789', ['code.invalid']],
    ['12 34', ['code.invalid']],
  ])('a code is "%s" on the wire: %s', (code, fault) => {
    expect(faultOf(verificationCode, code)).toEqual(fault);
  });
});
