import { expect, it } from 'vitest';
import { paydayBefore } from './payday.ts';

it.each([
  ['the last one before the due date', { payFrequency: 'Monthly', monthlyPayday: '28' }, '2026-12-28'],
  ['the due date itself', { payFrequency: 'Monthly', monthlyPayday: '6' }, '2027-01-06'],
  ['the last day of a shorter month', { payFrequency: 'Monthly', monthlyPayday: '31' }, '2026-12-31'],
  [
    'the nearer of two',
    { payFrequency: 'Biweekly', monthlyPayday: '15', monthlyPaydayTwo: '2' },
    '2027-01-02',
  ],
  ['a weekday', { payFrequency: 'Weekly', monthlyPayday: '5' }, '2027-01-01'],
  ['no unknown week', { payFrequency: 'Fourteen', monthlyPayday: '5', monthlyPaydayTwo: '5' }, null],
  ['no daily pay', { payFrequency: '', monthlyPayday: '' }, null],
])('the payday of a loan is %s', (_, saved, payday) => {
  expect(paydayBefore(saved, '2026-11-21', '2027-01-06')).toBe(payday);
});

it('the payday of a loan lies between today and the due date, or is not named', () => {
  const monthly = { payFrequency: 'Monthly', monthlyPayday: '30' };
  expect(paydayBefore(monthly, '2026-02-20', '2026-03-10')).toBe('2026-02-28');
  expect(paydayBefore(monthly, '2026-11-30', '2026-12-20')).toBeNull();
  expect(paydayBefore(monthly, '2026-12-21', '2026-12-20')).toBeNull();
  expect(paydayBefore(null, '2026-11-21', '2027-01-06')).toBeNull();
});
