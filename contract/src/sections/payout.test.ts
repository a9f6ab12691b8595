import { describe, expect, it } from 'vitest';
import { payoutSection, type PayoutSection } from './payout.ts';

const filled: PayoutSection = {
  bankName: 'MPESA',
  accountNumber: '0712345678',
  accountNumberConfirm: '+254712345678',
  applicantName: 'Wanjiru Kamau',
};

function read(changes: Partial<PayoutSection>) {
  const result = payoutSection.safeParse({ ...filled, ...changes });
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the payout account', () => {
  it('[S1-15] is a mobile-money number, stored in national digits', () => {
    expect(read({})).toMatchObject({ accountNumber: '712345678', accountNumberConfirm: '712345678' });
  });

  it('[S5-26] has its number confirmed', () => {
    expect(read({ accountNumberConfirm: '712345679' })).toEqual({
      accountNumberConfirm: 'accountNumberConfirm.different',
    });
  });

  it('[S5-35] has a message for each empty row', () => {
    for (const field of Object.keys(filled) as (keyof PayoutSection)[])
      expect(read({ [field]: '' })).toMatchObject({ [field]: `${field}.required` });
  });

  it('is with a known provider and of a real number', () => {
    expect(read({ bankName: 'piggy' })).toEqual({ bankName: 'bankName.required' });
    expect(read({ accountNumber: '0202345678' })).toMatchObject({ accountNumber: 'accountNumber.invalid' });
  });
});
