import { kenyaMarket } from '@kopa/contract/market';
import { dayOf } from '@kopa/contract/calendar';
import { orderStatus, orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupsOf } from './record-groups.ts';
import type { RecordRow } from './record-row.ts';

const row = (orderNo: string, createTime: number, step: OrderStep = orderSteps.finish): RecordRow => ({
  orderNo,
  step,
  status: orderStatus(step),
  loanAmount: 100_000,
  createTime,
  decidedAt: null,
  closedAt: null,
  dueDate: null,
  repayAmount: 0,
  dueAmount: 0,
});

it('running loans come first, and the others follow under their year in the market', () => {
  const groups = groupsOf([
    row('K3', Date.UTC(2026, 5, 1), orderSteps.repaying),
    // Half past midnight of the new year in Nairobi.
    row('K2', Date.UTC(2025, 11, 31, 21, 30)),
    row('K1', Date.UTC(2025, 11, 31, 20, 30)),
  ]);
  expect(groups.map(({ name, parts }) => [name, parts.flat().map(({ orderNo }) => orderNo)])).toEqual([
    ['now', ['K3']],
    ['2026', ['K2']],
    ['2025', ['K1']],
  ]);
});

it('every row appears once and in order, in groups of at most twenty', () => {
  const newestFirst = fc
    .array(fc.integer({ min: Date.UTC(2016, 0, 1), max: Date.UTC(2026, 0, 1) }), { maxLength: 400 })
    .map((times) => times.toSorted((one, other) => other - one).map((time, n) => row(`K${n}`, time)));
  fc.assert(
    fc.property(newestFirst, (rows) => {
      const groups = groupsOf(rows);
      expect(groups.flatMap(({ parts }) => parts.flat())).toEqual(rows);
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
      for (const { name, parts } of groups) {
        for (const part of parts) expect(part.length).toBeGreaterThan(0);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(20);
        for (const { createTime } of parts.flat())
          expect(dayOf(createTime, kenyaMarket).slice(0, 4)).toBe(name);
      }
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
});
