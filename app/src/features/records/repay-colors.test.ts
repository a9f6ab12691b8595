import { orderStatus, orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { expect, it } from 'vitest';
import type { RecordRow } from './record-row.ts';
import { colorOf } from './repay-colors.ts';

const row = (step: OrderStep, dueDate: string | null, closedAt: number | null = null): RecordRow => ({
  orderNo: 'K1',
  step,
  status: orderStatus(step),
  loanAmount: 1_000_000,
  createTime: Date.UTC(2026, 5, 1),
  decidedAt: null,
  closedAt,
  dueDate,
  repayAmount: 0,
  dueAmount: 0,
});
const color = (
  status: 'repaying' | 'finished',
  fromDay: number | null,
  untilDay: number | null,
  hue: string,
) => ({
  status,
  fromDay,
  untilDay,
  color: hue,
});
const colors = [
  color('repaying', null, -4, '#146c2e'),
  color('repaying', -3, null, '#8a4b00'),
  color('finished', 1, null, '#b42318'),
  color('finished', null, null, '#4a5a52'),
];
const { repaying, finish, overdued, applying } = orderSteps;

it.each([
  ['four days before', repaying, '2026-11-27', null, '#146c2e'],
  ['three days before', repaying, '2026-11-26', null, '#8a4b00'],
  ['a loan that was paid in time', finish, '2026-06-02', Date.UTC(2026, 5, 2, 9), '#4a5a52'],
  ['a loan that was paid late', finish, '2026-06-02', Date.UTC(2026, 5, 3, 9), '#b42318'],
  ['a state without a colour', overdued, '2026-11-20', null, undefined],
  ['an order without a due date', applying, null, null, undefined],
])('[S7-66] the colour of %s', (_, step, dueDate, closedAt, wanted) => {
  expect(colorOf(colors, row(step, dueDate, closedAt), '2026-11-23')).toBe(wanted);
});
