import type { Product } from '@kopa/contract/entities';
import { homeStatuses } from '@kopa/contract/order-steps';
import { kenya } from '@kopa/contract/policy';
import { describe, expect, it } from 'vitest';
import { applicationAddress, fitOf, readSize, sizeOf, sizeQuery } from './fitting-loan.ts';

const product: Product = {
  productId: 'personal',
  minimumCents: kenya.loan.minimumCents,
  maximumCents: kenya.loan.creditLimitCents,
  stepCents: kenya.loan.stepCents,
  offeredDays: [...kenya.tenure.offeredDays],
  terms: kenya.pricing,
};
const read = (query: string) => readSize(new URLSearchParams(query), product);

describe('a promotion', () => {
  it('[S2-41] an amount and a tenure in the address apply if the product offers them', () => {
    expect(read('amount=2000000&days=120')).toEqual({ principalCents: 2_000_000, tenureDays: 120 });
    for (const query of [
      '',
      'amount=2000000',
      'days=91',
      'amount=&days=91',
      'amount=2000001&days=91',
      'amount=1e99&days=91',
      'amount=-100000&days=91',
      'amount=5050000&days=91',
      'amount=50000&days=91',
      'amount=2000000&days=92',
      'amount=NaN&days=91',
      'amount=<script>&days=91',
    ])
      expect(read(query), query).toBeNull();
    expect(sizeOf(new URLSearchParams('amount=1'), product)).toEqual({
      principalCents: 1_000_000,
      tenureDays: 91,
    });
  });

  it('[S2-41] a promotion leads into the application with that amount and tenure', () => {
    const size = { principalCents: 2_000_000, tenureDays: 120 };
    expect(read(sizeQuery(size))).toEqual(size);
    expect(applicationAddress(product, size)).toBe(
      '/borrow/to_borrow?productId=personal&amount=2000000&days=120',
    );
  });

  it('[S1-46] a promotion offers no loan to a borrower with a loan', () => {
    expect(Object.fromEntries(homeStatuses.map((status) => [status, fitOf(status)]))).toEqual({
      canLoan: 'apply',
      lending: 'applied',
      assessing: 'applied',
      rejected: 'again',
      success: 'applied',
      failed: 'applied',
      repaying: 'running',
      overdue: 'running',
    });
  });
});
