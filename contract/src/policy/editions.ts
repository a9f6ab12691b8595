import type { Policy } from './policy.ts';

/** Kenya, with the default reading of every clause that has more than one. */
export const kenya: Policy = {
  edition: 'ke',
  loan: {
    minimumCents: 100_000,
    productMaximumCents: 6_000_000,
    creditLimitCents: 5_000_000,
    stepCents: 50_000,
  },
  tenure: { minimumDays: 91, maximumDays: 365, offeredDays: [91, 120, 150, 180] },
  pricing: {
    interest: { basis: 'annual', annualBps: 3000 },
    interestCapAnnualBps: 3600,
    accrual: 'daily',
    interestAfterDue: 'stop',
    fee: { basis: 'once', ppm: 9800 },
    upfrontCapBps: 1500,
    taxBps: 1800,
    penaltyBpsPerDay: 200,
    penaltyCap: 'inDuplum',
    roundingUnitCents: 100,
  },
  applicant: { adult: 'reached', minimumAge: 18, birthYears: 65 },
  names: { minimumLetters: 3, keep: 'latinNames' },
  nationalId: 'eightDigits',
  email: {
    accept: 'anyHost',
    acceptedHosts: ['gmail.com', 'yahoo.com'],
    suggestedHosts: ['gmail.com', 'yahoo.com', 'outlook.com'],
  },
  review: { usualMinutes: 10, promiseHours: 24 },
  collect: { expireHours: 24, expireFrom: 'approval' },
  lending: { minimumMinutes: 10, maximumMinutes: 60 },
  cancel: 'untilMoneyDrawn',
  reapply: { afterDays: 30 },
  repay: { minimumCents: 50_000, rule: 'atLeast' },
  guard: 'listed',
  verification: {
    digits: 6,
    validMinutes: 5,
    attempts: 5,
    resendSeconds: 60,
    perHour: 5,
    perDay: 10,
  },
  session: { validDays: 30 },
  plainPaths: false,
};

/** Every policy that an `edition` can name. */
export const editions: Readonly<Record<string, Policy>> = { [kenya.edition]: kenya };
