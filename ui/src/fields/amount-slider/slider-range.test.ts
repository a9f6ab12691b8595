import { expect, it } from 'vitest';
import { inside, nearestStep } from './slider-range.js';

const range = { min: 1000, max: 50_000, step: 500 };

it.each([
  [10_000, { value: 10_000 }],
  [10_249, { value: 10_000, moved: 'nearest' }],
  [10_250, { value: 10_500, moved: 'nearest' }],
  [12, { value: 1000, moved: 'least' }],
  [999_999, { value: 50_000, moved: 'most' }],
])('the range takes the step nearest to %i', (typed, nearest) => {
  expect(nearestStep(typed, range)).toEqual(nearest);
});

it('the range never exceeds the last whole step', () => {
  expect(nearestStep(50_000, { ...range, max: 50_200 })).toEqual({ value: 50_000 });
  expect(nearestStep(50_150, { ...range, max: 50_200 })).toEqual({ value: 50_000, moved: 'most' });
});

it('the range limits a value, and takes the minimum for an invalid number', () => {
  expect(inside(60_000, range)).toBe(50_000);
  expect(inside(Number.NaN, range)).toBe(1000);
});
