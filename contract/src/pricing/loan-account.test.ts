import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type Day } from '../calendar.ts';
import { kenya } from '../policy/index.ts';
import {
  chargeThrough,
  openLoan,
  owedCents,
  pay,
  payoffCents,
  type Charge,
  type LoanAccount,
  type PricingTerms,
} from './index.ts';
import { interestFor } from './quote.ts';
import { product, roundHalfUp } from './rounding.ts';

const disbursedOn = '2026-01-05';
const seeded = { seed: 20_261_121, numRuns: 300 };

const anyTerms: fc.Arbitrary<PricingTerms> = fc.record({
  interest: fc.oneof(
    fc.record({ basis: fc.constant('annual' as const), annualBps: fc.integer({ min: 0, max: 3600 }) }),
    fc.record({ basis: fc.constant('daily' as const), dailyPpm: fc.integer({ min: 0, max: 986 }) }),
  ),
  interestCapAnnualBps: fc.constant(3600),
  accrual: fc.constantFrom('daily', 'flat'),
  interestAfterDue: fc.constantFrom('stop', 'continue'),
  fee: fc.constant(kenya.pricing.fee),
  upfrontCapBps: fc.constant(1500),
  taxBps: fc.constantFrom(1800, 2000),
  penaltyBpsPerDay: fc.constantFrom(0, 100, 200),
  penaltyBase: fc.constantFrom('principal', 'overdue', 'compounding'),
  penaltyCap: fc.constantFrom('inDuplum', 'none'),
  roundingUnitCents: fc.constantFrom(1, 100),
});
const inDuplum = anyTerms.map((terms): PricingTerms => ({ ...terms, penaltyCap: 'inDuplum' }));
const anySize = fc.record({
  principalCents: fc.integer({ min: 10, max: 600 }).map((hundreds) => hundreds * 10_000),
  tenureDays: fc.integer({ min: 91, max: 365 }),
});
/** Days between events, and how many shillings are paid at each; 0 only charges. */
const anyHistory = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 120 }), shillings: fc.oneof(fc.constant(0), fc.nat(20_000)) }),
  { maxLength: 12 },
);
type History = { gap: number; shillings: number }[];

/** Walks a history, showing the account before and after each event. */
function walk(
  start: LoanAccount,
  history: History,
  look: (before: LoanAccount, after: LoanAccount, charges: Charge[]) => void,
): LoanAccount {
  let account = start;
  let day: Day = start.disbursedOn;
  for (const { gap, shillings } of history) {
    day = addDays(day, gap);
    const step =
      shillings > 0
        ? pay(account, day, shillings * 100)
        : { ...chargeThrough(account, day), allocation: null };
    look(account, step.account, step.charges);
    account = step.account;
  }
  return account;
}

const sum = (charges: readonly Charge[], kind?: Charge['kind']) =>
  charges.reduce((all, charge) => all + (kind && charge.kind !== kind ? 0 : charge.cents), 0);

describe('a loan account, for any terms, size and history', () => {
  it('daily charges add up to one rounding of the whole stretch', () => {
    fc.assert(
      fc.property(anyTerms, anySize, fc.integer({ min: 0, max: 500 }), (terms, size, days) => {
        const uncapped: PricingTerms = { ...terms, penaltyCap: 'none', penaltyBase: 'principal' };
        const opened = openLoan(size, uncapped, disbursedOn);
        const { charges, account } = chargeThrough(opened.account, addDays(disbursedOn, days));
        const interestDays =
          terms.accrual === 'flat'
            ? size.tenureDays
            : terms.interestAfterDue === 'stop'
              ? Math.min(days, size.tenureDays)
              : days;
        expect(sum([...opened.charges, ...charges], 'interest')).toBe(
          interestFor(size.principalCents, interestDays, terms),
        );
        const late = Math.max(0, days - size.tenureDays);
        expect(sum(charges, 'penalty')).toBe(
          roundHalfUp(
            product(size.principalCents, terms.penaltyBpsPerDay, late),
            10_000n,
            terms.roundingUnitCents,
          ),
        );
        expect(owedCents(account)).toBe(size.principalCents + sum([...opened.charges, ...charges]));
      }),
      seeded,
    );
  });

  it('any split of days gives the same charges', () => {
    const splits = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 8 });
    fc.assert(
      fc.property(anyTerms, anySize, splits, fc.nat(500), (terms, size, stops, end) => {
        const { account } = openLoan(size, terms, disbursedOn);
        const whole = chargeThrough(account, addDays(disbursedOn, end));
        const charges: Charge[] = [];
        let current = account;
        for (const stop of [...stops.filter((day) => day <= end).sort((a, b) => a - b), end]) {
          const part = chargeThrough(current, addDays(disbursedOn, stop));
          charges.push(...part.charges);
          current = part.account;
        }
        expect(charges).toEqual(whole.charges);
        expect(current).toEqual(whole.account);
      }),
      seeded,
    );
  });

  it('a payment is allocated exactly: penalty, then interest, then principal, the rest as overpayment', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anySize,
        anyHistory,
        fc.nat(700),
        fc.nat(100_000),
        (terms, size, history, gap, shillings) => {
          const before = walk(openLoan(size, terms, disbursedOn).account, history, () => {});
          const day = addDays(before.asOf, gap);
          const charged = chargeThrough(before, day).account;
          const { account, allocation } = pay(before, day, shillings * 100);
          const { penaltyCents, interestCents, principalCents, overpaidCents } = allocation;
          expect(penaltyCents + interestCents + principalCents + overpaidCents).toBe(shillings * 100);
          if (interestCents > 0) expect(account.penaltyOwedCents).toBe(0);
          if (principalCents > 0) expect(account.penaltyOwedCents + account.interestOwedCents).toBe(0);
          if (overpaidCents > 0) expect(owedCents(account)).toBe(0);
          expect(owedCents(charged) - owedCents(account)).toBe(shillings * 100 - overpaidCents);
        },
      ),
      seeded,
    );
  });

  it('no balance is negative, and principal and charges are owed or paid', () => {
    fc.assert(
      fc.property(anyTerms, anySize, anyHistory, (terms, size, history) => {
        const { account: start } = openLoan(size, terms, disbursedOn);
        walk(start, history, (_before, after) => {
          for (const cents of [
            after.principalOwedCents,
            after.interestOwedCents,
            after.penaltyOwedCents,
            after.paidCents,
          ]) {
            expect(cents).toBeGreaterThanOrEqual(0);
            expect(Number.isSafeInteger(cents)).toBe(true);
          }
          expect(after.paidCents + owedCents(after)).toBe(size.principalCents + after.chargedCents);
        });
      }),
      seeded,
    );
  });

  it('in duplum: paid and owed together never exceed twice the principal', () => {
    fc.assert(
      fc.property(inDuplum, anySize, anyHistory, fc.nat(6000), (terms, size, history, later) => {
        const account = walk(openLoan(size, terms, disbursedOn).account, history, (_before, after) => {
          expect(after.paidCents + owedCents(after)).toBeLessThanOrEqual(2 * size.principalCents);
        });
        const end = chargeThrough(account, addDays(account.asOf, later)).account;
        expect(end.paidCents + owedCents(end)).toBeLessThanOrEqual(2 * size.principalCents);
      }),
      seeded,
    );
  });

  it('in duplum: after the due date, unpaid interest and penalty never exceed the principal at default', () => {
    fc.assert(
      fc.property(inDuplum, anySize, anyHistory, fc.nat(6000), (terms, size, history, later) => {
        const account = walk(openLoan(size, terms, disbursedOn).account, history, () => {});
        const end = chargeThrough(account, addDays(account.asOf, later)).account;
        if (end.principalAtDefaultCents === null) return;
        expect(end.interestOwedCents + end.penaltyOwedCents).toBeLessThanOrEqual(end.principalAtDefaultCents);
      }),
      seeded,
    );
  });

  it('a payoff on any day leaves no balance, and no later day owes less than an earlier one', () => {
    fc.assert(
      fc.property(anyTerms, anySize, fc.nat(400), fc.nat(100), (terms, size, first, more) => {
        const { account } = openLoan(size, terms, disbursedOn);
        const day = addDays(disbursedOn, first);
        const later = addDays(day, more);
        expect(payoffCents(account, later)).toBeGreaterThanOrEqual(payoffCents(account, day));
        const paid = pay(account, day, payoffCents(account, day));
        expect(paid.allocation.overpaidCents).toBe(0);
        expect(chargeThrough(paid.account, later).charges).toEqual([]);
        expect(owedCents(chargeThrough(paid.account, later).account)).toBe(0);
      }),
      seeded,
    );
  });

  it('the due date is the tenure after the day of disbursement, which is day 0', () => {
    const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
    expect(account.dueOn).toBe('2026-04-06');
    expect(daysBetween(account.disbursedOn, account.dueOn)).toBe(91);
    expect(chargeThrough(account, disbursedOn).charges).toEqual([]);
  });
});
