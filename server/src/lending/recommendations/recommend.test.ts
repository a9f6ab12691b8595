import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import { isRejectRecommendation } from '@kopa/contract/calls/market';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { registered, submitted } from '../../../test/borrower.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { CannotStart, readSettings } from '../../settings.ts';
import { sandboxProducts } from './recommended-products.ts';

const nothing = { isRejectRecommendation: false, products: [] };

describe('loans of others', () => {
  const test = useDatabase();

  it('[S1-18][S7-71] are recommended after a rejection, and never beside an approval', async () => {
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

  it('[S1-18] are recommended with both answers where the policy says so, and still not before one', async () => {
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

  it('may be none, and that is said', async () => {
    const lender = await startTestLender(test.db);
    lender.lender.recommendedProducts = [];
    const { token, orderNo } = await submitted(lender);
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: [] }));
    expect(granted(await lender.call(isRejectRecommendation, {}, { token }))).toEqual({
      isRejectRecommendation: true,
      products: [],
    });
  });
});

describe('the setting RECOMMENDED_PRODUCTS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-recommended-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'products.json');
  const read = (content: string) => {
    writeFileSync(file, content);
    return readSettings({ RECOMMENDED_PRODUCTS: file }).recommendedProducts;
  };

  it('names a file that a lender can edit', () => {
    expect(readSettings({}).recommendedProducts).toEqual(sandboxProducts);
    const own = { ...sandboxProducts[0], productId: 'own', address: null };
    expect(read(JSON.stringify([own]))).toEqual([own]);
    expect(read('[]')).toEqual([]);
  });

  it.each([
    ['nothing', 'cannot be read as JSON'],
    ['{}', 'is no list of products: the file'],
    [JSON.stringify([{ ...sandboxProducts[0], aprBps: -1 }]), 'is no list of products: 0.aprBps'],
    [JSON.stringify([{ ...sandboxProducts[0], address: 'javascript:alert(1)' }]), 'products: 0.address'],
  ])('refuses %s', (content, says) => {
    expect(() => read(content)).toThrow(CannotStart);
    expect(() => read(content)).toThrow(says);
    expect(() => readSettings({ RECOMMENDED_PRODUCTS: path.join(folder, 'none') })).toThrow('cannot be read');
  });
});
