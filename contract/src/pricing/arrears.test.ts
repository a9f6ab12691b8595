import { expect, it } from 'vitest';
import { arrearsOf } from './index.ts';

it.each([
  [-1, 'none'],
  [0, 'none'],
  [1, 'days1to30'],
  [30, 'days1to30'],
  [31, 'days31to60'],
  [60, 'days31to60'],
  [61, 'days61to90'],
  [90, 'days61to90'],
  [91, 'over90'],
])('%i days after the due date are of the class %s', (days, name) => {
  expect(arrearsOf(days)).toBe(name);
});
