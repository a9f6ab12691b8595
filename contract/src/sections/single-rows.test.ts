import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kenyaMarket } from '../market/kenya.ts';
import { mobile, payingMobile, ticked } from './fields.ts';

const keyOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe('a single row', () => {
  it.each([
    ['', 'mobile.required', 'mobile.invalid'],
    ['612345678', 'mobile.invalid', 'mobile.invalid'],
    ['0712 345 678', undefined, undefined],
  ])('the number "%s" is %s, and %s as a payer\'s number', (typed, own, paying) => {
    expect(keyOf(mobile('mobile', kenyaMarket), typed)).toBe(own);
    expect(keyOf(payingMobile(kenyaMarket), typed)).toBe(paying);
  });

  it('a number is returned in national digits', () => {
    expect(z.parse(payingMobile(kenyaMarket), '+254 712 345 678')).toBe('712345678');
  });

  it('[S5-36] a box must be ticked', () => {
    expect(keyOf(ticked('agreement'), false)).toBe('agreement.required');
    expect(keyOf(ticked('agreement'), true)).toBeUndefined();
  });
});
