import { addDays, startOfDay, type Day } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { kenyaMarket } from '@kopa/contract/market';
import { kenya } from '@kopa/contract/policy';
import { openLoan, payoffCents } from '@kopa/contract/pricing';
import { expect, it } from 'vitest';
import { closingOf } from './closing.ts';

const disbursedOn: Day = '2026-10-07';
const size = { principalCents: 1_000_000, tenureDays: 91 };
const { account } = openLoan(size, kenya.pricing, disbursedOn);

/** KSh 10,000 for 91 days, paid off in one payment so many days after the disbursement. */
const closedAfter = (days: number, { dueOn = account.dueOn } = {}) => {
  const day = addDays(disbursedOn, days);
  return {
    order: {
      loanAmount: size.principalCents,
      tenure: size.tenureDays,
      closedAt: startOfDay(day, kenyaMarket) + 3_600_000,
    },
    dueOn,
    disbursedOn,
    terms: kenya.pricing,
    paidCents: payoffCents(account, day),
  } as unknown as RepayDetail;
};

it('an early closing states its days and what was saved', () => {
  expect(closingOf(closedAfter(45))).toEqual({ day: '2026-11-21', early: 46, savedCents: 37_800 });
});

it('nothing is saved on the due day, after the due day, and with an extension', () => {
  expect(closingOf(closedAfter(91))).toMatchObject({ early: 0, savedCents: 0 });
  expect(closingOf(closedAfter(98))).toMatchObject({ early: -7, savedCents: 0 });
  const extended = addDays(account.dueOn, 30);
  expect(closingOf(closedAfter(45, { dueOn: extended }))).toMatchObject({ early: 76, savedCents: 0 });
});

it('a loan without the time of its closing has no closing', () => {
  const detail = closedAfter(45);
  expect(closingOf({ ...detail, order: { ...detail.order, closedAt: null } })).toBeNull();
});
