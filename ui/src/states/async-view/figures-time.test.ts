import { expect, it } from 'vitest';
import { en } from '../../foundations/strings/en.js';
import { es } from '../../foundations/strings/es.js';
import { figuresTime } from './figures-time.js';

const at = Date.UTC(2026, 10, 21, 7, 42);
const later = Date.UTC(2026, 10, 21, 23, 59);
const nextDay = Date.UTC(2026, 10, 22, 0, 0);

it('the time alone is shown on the same day', () => {
  expect(figuresTime(at, 'en-KE', en, later)).toBe('07:42');
  expect(figuresTime(at, 'es', es, later)).toBe('07:42');
});

it('the day is shown as well on a later day', () => {
  expect(figuresTime(at, 'en-KE', en, nextDay)).toBe('21 Nov, 07:42');
  expect(figuresTime(at, 'es', es, nextDay)).toBe('21 nov, 07:42');
});

it("the day is written in a host's own words, in their order", () => {
  const months = en.months.map((_, at) => `M${at + 1}`);
  const own = { ...en, language: 'lg', months, longDay: '{year} {month} {day}' };
  expect(figuresTime(at, 'lg-UG', own, nextDay)).toBe('2026 M11 21, 07:42');
  expect(figuresTime(at, 'lg-UG', own, later)).toBe('07:42');
  expect(figuresTime(at, 'en-KE', own, nextDay)).toBe('21 Nov, 07:42');
});

it('midnight is 00', () => {
  expect(figuresTime(nextDay, 'en-KE', en, nextDay)).toBe('00:00');
});
