import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mobile, payingMobile, ticked } from './fields.ts';

const keyOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe('a row that stands alone', () => {
  it.each([
    ['', 'mobile.required', 'mobile.invalid'],
    ['612345678', 'mobile.invalid', 'mobile.invalid'],
    ['0712 345 678', undefined, undefined],
  ])('the number "%s" is %s, and as one that pays %s', (typed, own, paying) => {
    expect(keyOf(mobile('mobile'), typed)).toBe(own);
    expect(keyOf(payingMobile(), typed)).toBe(paying);
  });

  it('a number is given on in national digits', () => {
    expect(z.parse(payingMobile(), '+254 712 345 678')).toBe('712345678');
  });

  it('[S5-36] a box must be ticked', () => {
    expect(keyOf(ticked('agreement'), false)).toBe('agreement.required');
    expect(keyOf(ticked('agreement'), true)).toBeUndefined();
  });
});
