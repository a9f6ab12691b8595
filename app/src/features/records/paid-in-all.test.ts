import { recordEvents, type RecordEvent } from '@kopa/contract/entities';
import { expect, it } from 'vitest';
import { paidInAll } from './paid-in-all.ts';

const event = (name: RecordEvent['event'], amountCents: number | null): RecordEvent => ({
  event: name,
  at: 0,
  day: '2026-01-15',
  amountCents,
  receipt: null,
  dueOn: null,
  cancelReason: null,
});

it('the total paid counts payments and carried-over money, without what went back or to the next loan', () => {
  expect(paidInAll([])).toBe(0);
  expect(
    paidInAll([
      event('disbursed', 988_400),
      event('carriedOver', 5_000),
      event('paid', 300_000),
      event('paymentFailed', null),
      event('paid', 800_000),
      event('paid', 40_000),
      event('takenBack', 40_000),
      event('refunded', 20_000),
      event('keptForNext', 1_000),
    ]),
  ).toBe(1_084_000);
  const others = recordEvents.filter(
    (name) => !['paid', 'carriedOver', 'takenBack', 'refunded', 'keptForNext'].includes(name),
  );
  expect(paidInAll(others.map((name) => event(name, 1)))).toBe(0);
});
