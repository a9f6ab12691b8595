import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../calendar.ts';
import { kenya } from '../policy/editions.ts';
import { chargeThrough, openLoan, owedCents, pay, type LoanAccount } from './loan-account.ts';
import { loanHistory, type BookedPayment } from './loan-history.ts';
import { interestFor } from './quote.ts';
import { rolloverOffer, rolloverPrice, rollOver } from './rollover.ts';

const disbursedOn = '2026-01-05';
const extension = { days: 30, feePpm: 9800, most: 2 };
const terms = fc.record({
  accrual: fc.constantFrom('daily' as const, 'flat' as const),
  interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
  penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
  roundingUnitCents: fc.constantFrom(1, 100),
});

/** A payment of exactly today's cost leaves the principal unchanged, for any loan on any day. */
function rolled(account: LoanAccount, day: string) {
  const price = rolloverPrice(account, day, extension);
  const { account: after, charges } = rollOver(account, day, price.payNowCents, {
    days: extension.days,
    feeCents: price.feeCents,
    taxCents: price.taxCents,
  });
  return { price, after, charges };
}

describe('a rollover', () => {
  it('[S1-25] a paid rollover keeps the principal, and owes the stated amount on its new due date', () => {
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 130 }),
        fc.integer({ min: 0, max: 900 }),
        (changed, thousands, days, shillings) => {
          const size = { principalCents: thousands * 100_000, tenureDays: 91 };
          const opened = openLoan(size, { ...kenya.pricing, ...changed }, disbursedOn).account;
          const account = pay(opened, addDays(disbursedOn, 10), shillings * 100).account;
          const day = addDays(disbursedOn, 10 + days);
          const { price, after, charges } = rolled(account, day);
          expect(after.principalOwedCents).toBe(account.principalOwedCents);
          expect(after.penaltyOwedCents).toBe(0);
          expect(after.dueOn).toBe(price.newDueOn);
          expect(daysBetween(after.asOf, after.dueOn)).toBe(extension.days);
          expect(owedCents(chargeThrough(after, after.dueOn).account)).toBe(price.newDueCents);
          // Nothing but interest, penalty, fee and tax was charged.
          const charged = charges.reduce((sum, { cents }) => sum + cents, 0);
          expect(after.chargedCents - account.chargedCents).toBe(charged + price.feeCents + price.taxCents);
          expect(after.paidCents - account.paidCents).toBe(price.payNowCents);
        },
      ),
      { seed: 20_260_121, numRuns: 300 },
    );
  });

  it('a rollover is unavailable without a policy, without debt, too often, or with charges above the principal', () => {
    const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
    const day = addDays(disbursedOn, 50);
    expect(rolloverOffer(account, day, extension, 0)).toEqual(rolloverPrice(account, day, extension));
    expect(rolloverOffer(account, day, 'none', 0)).toBeNull();
    expect(rolloverOffer(account, day, extension, 2)).toBeNull();
    const paidOff = pay(account, day, 2_000_000).account;
    expect(rolloverOffer(paidOff, day, extension, 0)).toBeNull();
    const dear = { ...extension, feePpm: 800_000 };
    expect(rolloverOffer(account, day, dear, 0)).toBeNull();
    const uncapped = { ...account, terms: { ...account.terms, penaltyCap: 'none' as const } };
    expect(rolloverOffer(uncapped, day, dear, 0)).not.toBeNull();
  });

  it('a rollover is available while all charges are exactly the principal', () => {
    const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
    // 748, then 247 for 30 days; a fee of 7,631 has a tax of 1,374, and all are 10,000.
    const offer = (feePpm: number) => rolloverOffer(account, account.dueOn, { ...extension, feePpm }, 0);
    expect(offer(763_100)).toMatchObject({ feeCents: 763_100, taxCents: 137_400, newDueCents: 1_024_700 });
    expect(offer(763_200)).toBeNull();
  });

  it('a rollover charges flat interest at once: 247 for 30 days', () => {
    const flat = { ...kenya.pricing, accrual: 'flat' as const };
    const size = { principalCents: 1_000_000, tenureDays: 91 };
    const { account } = openLoan(size, flat, disbursedOn);
    const { after, charges } = rolled(account, account.dueOn);
    expect(charges).toEqual([{ day: account.dueOn, kind: 'interest', cents: 24_700 }]);
    expect(after.interestChargedCents).toBe(74_800 + 24_700);
    const byDay = chargeThrough(openLoan(size, kenya.pricing, disbursedOn).account, account.dueOn).account;
    expect(rolled(byDay, account.dueOn).charges).toEqual([]);
  });

  it('a rollover never raises paid and owed above twice the principal under the cap', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 8 }), (gaps) => {
        let { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
        let day = disbursedOn;
        for (const gap of gaps) {
          day = addDays(day, gap);
          const price = rolloverOffer(account, day, { ...extension, most: 99 }, 0);
          if (!price) continue;
          account = rolled(account, day).after;
        }
        const late = chargeThrough(account, addDays(account.dueOn, 200)).account;
        expect(late.paidCents + owedCents(late)).toBeLessThanOrEqual(2 * 1_000_000);
      }),
      { seed: 20_260_122, numRuns: 60 },
    );
  });

  it('a rollover is a fact of the loan: the same facts in any order give the same loan', () => {
    const size = { principalCents: 1_000_000, tenureDays: 91 };
    const start = { size, terms: kenya.pricing, disbursedOn };
    const first = openLoan(size, kenya.pricing, disbursedOn).account;
    const on = addDays(disbursedOn, 80);
    const { price } = rolled(first, on);
    const facts: BookedPayment[] = [
      {
        key: 'A',
        day: on,
        cents: price.payNowCents,
        rollover: { days: 30, feeCents: price.feeCents, taxCents: price.taxCents },
      },
      { key: 'B', day: addDays(on, 5), cents: 100_000 },
      { key: 'C', day: addDays(on, 25), cents: 50_000 },
    ];
    const { account } = loanHistory(start, facts);
    expect(loanHistory(start, facts.toReversed()).account).toEqual(account);
    // A payment after the old term's interest is paid goes to the principal, and lowers the cost of the new
    // term.
    expect(account.principalOwedCents).toBeLessThan(1_000_000 - 100_000);
    expect(loanHistory(start, facts.slice(0, 2)).account.stretch.since).toBe(addDays(disbursedOn, 91));
    expect(interestFor(900_000, 30, kenya.pricing)).toBeLessThan(interestFor(1_000_000, 30, kenya.pricing));
  });
});
