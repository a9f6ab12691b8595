import { errorCodes } from '@kopa/contract';
import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { isRejectRecommendation } from '@kopa/contract/calls/market';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { registered, submitted } from '../../../test/borrower.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { seedOf } from '../catalogue/seed-catalogue.ts';

/** How sure they are is the lender's own business. */
const sandboxProducts = seedOf('recommendedProducts').items.map((item) => {
  const { confidence: _, ...product } = item as Record<string, unknown>;
  return product;
});
const nothing = { isRejectRecommendation: false, products: [] };

describe('recommended loans of other lenders', () => {
  const test = useDatabase();

  it('[S1-18][S7-71] loans are recommended after a rejection, and never beside an approval', async () => {
    const lender = await startTestLender(test.db);
    const ask = async (token: string) => granted(await lender.call(isRejectRecommendation, {}, { token }));
    expect((await lender.call(isRejectRecommendation, {})).code).toBe(errorCodes.notLoggedIn);
    expect(await ask(await registered(lender, '722000500'))).toEqual(nothing);
    const first = await submitted(lender, {}, '722000501');
    expect(await ask(first.token)).toEqual(nothing);
    granted(await lender.call(sandboxDecide, { orderNo: first.orderNo, decision: 'reject', reasons: [] }));
    expect(await ask(first.token)).toEqual({ isRejectRecommendation: true, products: sandboxProducts });
    const second = await submitted(lender, {}, '722000502');
    granted(await lender.call(sandboxDecide, { orderNo: second.orderNo, decision: 'approve', reasons: [] }));
    expect(await ask(second.token)).toEqual(nothing);
  });

  it('[S1-18] loans are recommended with both decisions under that policy, and never before a decision', async () => {
    const lender = await startTestLender(test.db);
    const { review } = lender.lender.policy;
    lender.lender.policy = { ...lender.lender.policy, review: { ...review, recommend: 'both' } };
    const { token, orderNo } = await submitted(lender);
    expect(granted(await lender.call(isRejectRecommendation, {}, { token }))).toEqual(nothing);
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
    expect(granted(await lender.call(isRejectRecommendation, {}, { token })).products).toEqual(
      sandboxProducts,
    );
  });

  it('an empty list of recommended loans is stated as empty', async () => {
    const lender = await startTestLender(test.db);
    granted(await lender.call(sandboxCatalogue, { list: 'recommendedProducts', items: [] }));
    const { token, orderNo } = await submitted(lender);
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: [] }));
    expect(granted(await lender.call(isRejectRecommendation, {}, { token }))).toEqual({
      isRejectRecommendation: true,
      products: [],
    });
  });
});
