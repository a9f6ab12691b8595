import { addDays, type Day } from '@kopa/contract/calendar';
import type { Extension, Payment } from '@kopa/contract/entities';
import { kenya } from '@kopa/contract/policy';
import {
  accountThrough,
  chargeThrough,
  mostOwedCents,
  openLoan,
  owedCents,
  payoffCents,
  rolloverOffer,
  rollOver,
} from '@kopa/contract/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionCosts, type PricedLoan } from './extension-costs.ts';
import { isAwaited, stageOf, type Kept, type Told } from './extension-stage.ts';

const terms = kenya.pricing;
const rule = kenya.extension === 'none' ? null : kenya.extension;
const disbursedOn: Day = '2026-08-01';

/** A loan of KSh 10,000 for 91 days and the price of its extension, this many days after the disbursement. */
function priced(daysOld: number): { extension: Extension; detail: PricedLoan } {
  const size = { principalCents: 1_000_000, tenureDays: 91 };
  const opened = openLoan(size, terms, disbursedOn).account;
  const today = addDays(disbursedOn, daysOld);
  const price = rolloverOffer(opened, today, rule!, 0)!;
  const starts = chargeThrough(opened, today > opened.dueOn ? today : opened.dueOn).account;
  const account = accountThrough(opened, today);
  const extension: Extension = {
    orderNo: 'KE1',
    payOrderId: null,
    state: 'offered',
    days: rule!.days,
    extensionAmount: Math.ceil(price.payNowCents / 100) * 100,
    interest: starts.interestOwedCents,
    penalty: starts.penaltyOwedCents,
    fee: price.feeCents,
    GST: price.taxCents,
    repayAmount: price.newDueCents,
    dueDate: opened.dueOn,
    newDueDate: price.newDueOn,
    validUntil: 0,
    timesUsed: 0,
    timesMost: rule!.most,
  };
  const detail: PricedLoan = {
    order: { loanAmount: size.principalCents, tenure: size.tenureDays },
    today,
    disbursedOn,
    terms,
    booked: [],
    principalOwedCents: account.principalOwedCents,
    owedCents: owedCents(account),
    paidCents: 0,
  };
  return { extension, detail };
}

describe('the cost of an extension', () => {
  it("V14: today's cost is the interest of the term, fee and tax, and later days add the next term", () => {
    const { extension, detail } = priced(80);
    expect(extensionCosts(extension, detail)).toEqual({
      roundingCents: 0,
      principalCents: 1_000_000,
      interestLaterCents: 24_700,
      inAllCents: 86_400 + 1_024_700,
      moreCents: 86_400 + 1_024_700 - 1_065_800,
      everCents: 1_111_100,
      // All that is ever charged stays below the principal.
      mostEverCents: 2_000_000,
    });
  });

  it('the cost of each day adds up, equals the balance on the new due date, and never exceeds the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), fc.integer({ min: 0, max: 200 }), (daysOld, later) => {
        const { extension, detail } = priced(daysOld);
        const { interest, penalty, fee, GST, extensionAmount, days, newDueDate, repayAmount } = extension;
        const costs = extensionCosts(extension, detail);
        expect(interest + penalty + fee + GST + costs.roundingCents).toBe(extensionAmount);
        expect(costs.principalCents + costs.interestLaterCents).toBe(repayAmount);
        expect(costs.moreCents).toBeGreaterThan(0);
        const opened = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, terms, disbursedOn).account;
        const price = { days, feeCents: fee, taxCents: GST };
        const after = rollOver(opened, detail.today, extensionAmount, price).account;
        expect(payoffCents(after, newDueDate)).toBe(repayAmount);
        const paidThen = extensionAmount + payoffCents(after, addDays(newDueDate, later));
        expect(paidThen).toBeLessThanOrEqual(costs.mostEverCents!);
        expect(costs.mostEverCents).toBe(extensionAmount + mostOwedCents(after)!);
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
  });
});

const known = (extension: Extension, payment: Payment | null) => ({ asked: { extension, payment } });

describe('the stage of an extension', () => {
  const { extension: offered } = priced(80);
  const open: Extension = { ...offered, state: 'open', payOrderId: 'E-1' };
  const extended: Extension = { ...open, state: 'extended' };
  const payment = (status: Payment['status']): Payment => ({
    payOrderId: 'P-1',
    amountCents: offered.extensionAmount,
    status,
    receipt: null,
    failure: null,
    createTime: 0,
  });
  const nothing: Kept = { payOrderId: null, by: 'prompt', seen: null };
  const kept: Kept = { ...nothing, payOrderId: 'E-1' };
  const told = (change: Partial<Told>): Told => ({ offer: offered, none: null, asked: null, ...change });
  const kind = (change: Partial<Told>, how: Kept = kept) => stageOf(told(change), how)?.kind;

  it("the stage is the price before the confirmation, and the day's price after an earlier one", () => {
    expect(stageOf(told({}), nothing)).toEqual({ kind: 'offer', extension: offered, changed: null });
    expect(stageOf(told({ offer: open, ...known(open, null) }), kept)).toMatchObject({ changed: null });
    expect(stageOf(told({ asked: 'over' }), kept)).toMatchObject({ kind: 'offer', changed: 'dayOver' });
    expect(stageOf(told(known(open, null)), kept)).toMatchObject({ kind: 'offer', changed: 'price' });
    expect(stageOf(told(known(open, null)), nothing)).toMatchObject({ kind: 'offer', changed: null });
  });

  it('the stage is the prompt, also if another page sent the prompt', () => {
    for (const status of ['pending', 'unknown'] as const) {
      expect(kind({ offer: open, ...known(open, payment(status)) })).toBe('onPhone');
      expect(kind({ offer: open, ...known(open, payment(status)) }, nothing)).toBe('onPhone');
      expect(kind({ offer: offered, ...known(open, payment(status)) }, { ...kept, by: 'hand' })).toBe(
        'onPhone',
      );
    }
  });

  it('the stage is the failure until the borrower has read it, and then the price', () => {
    const failed = { offer: open, ...known(open, payment('failed')) };
    expect(kind(failed)).toBe('failed');
    expect(kind(failed, { ...kept, seen: 'P-1' })).toBe('offer');
    expect(kind(failed, { ...kept, seen: 'P-0' })).toBe('failed');
  });

  it('the stage is payment by hand while the confirmed price is valid', () => {
    const byHand: Kept = { ...kept, by: 'hand' };
    expect(kind({ offer: open, ...known(open, null) }, byHand)).toBe('byHand');
    expect(kind({ offer: offered, ...known(open, null) }, byHand)).toBe('offer');
    expect(kind({ offer: offered, asked: 'over' }, byHand)).toBe('offer');
  });

  it('the stage is the extended loan, also without a further one, and says when a payment did not extend', () => {
    const none = { why: 'usedUp', timesUsed: 2, timesMost: 2 } as const;
    expect(kind({ offer: null, none, ...known(extended, payment('paid')) })).toBe('extended');
    expect(kind({ offer: null, none, ...known(extended, null) })).toBe('extended');
    expect(kind({ ...known(open, payment('paid')) })).toBe('repayment');
    expect(kind({ offer: null, none })).toBe('none');
  });

  it('the app requests the stage repeatedly during the wait, and not afterwards', () => {
    const at = (change: Partial<Told>, how = kept) => isAwaited(stageOf(told(change), how));
    expect(at({ offer: open, ...known(open, payment('pending')) })).toBe(true);
    expect(at({ offer: open, ...known(open, null) }, { ...kept, by: 'hand' })).toBe(true);
    for (const status of ['paid', 'failed'] as const)
      expect(at({ offer: open, ...known(open, payment(status)) })).toBe(false);
    expect(at(known(extended, payment('paid')))).toBe(false);
    expect(at({})).toBe(false);
  });
});
