import { expect, it } from 'vitest';
import { figuresTime } from './figures-time.js';

const at = Date.UTC(2026, 10, 21, 7, 42);
const later = Date.UTC(2026, 10, 21, 23, 59);
const nextDay = Date.UTC(2026, 10, 22, 0, 0);

it('the time alone is shown on the same day', () => {
  expect(figuresTime(at, 'en-KE', later)).toBe('07:42');
  expect(figuresTime(at, 'es', later)).toBe('07:42');
});

it('the day is shown as well on a later day', () => {
  expect(figuresTime(at, 'en-KE', nextDay)).toBe('21 Nov, 07:42');
  expect(figuresTime(at, 'es', nextDay)).toBe('21 nov, 07:42');
});

it('midnight is 00', () => {
  expect(figuresTime(nextDay, 'en-KE', nextDay)).toBe('00:00');
});
