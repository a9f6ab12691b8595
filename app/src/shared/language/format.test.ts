import { editions } from '@kopa/contract/policy';
import { expect, it } from 'vitest';
import { dayOf, localTime } from '../session/calendar.ts';
import { takeLender } from '../session/policy.ts';
import { formatFor } from './format.ts';

// In Mexico half past eleven in the evening of the day before.
const instant = Date.UTC(2026, 10, 21, 5, 30);

it.each([
  ['ke', '2026-11-21', '21 Nov, 08:30'],
  ['mx', '2026-11-20', '20 Nov, 23:30'],
  ['in', '2026-11-21', '21 Nov, 11:00'],
  ['ng', '2026-11-21', '21 Nov, 06:30'],
])('an app of %s shows days and times by the clocks of its market', (edition, day, shown) => {
  const policy = editions[edition]!;
  takeLender({ brand: { id: 'easycash', name: 'EasyCash' }, policy, wallet: 'M-Pesa' });
  const format = formatFor('en');
  const clock = shown.slice(-5);
  expect([dayOf(instant), format.time(instant), format.clock(instant)]).toEqual([day, shown, clock]);
  expect(localTime(instant)).toBe(Date.parse(`${day}T${clock}Z`));
  // Days have no clock.
  expect(format.day(day)).toBe(shown.replace(/,.*/, ' 2026'));
});

it('an app of Mexico says at half past eleven in the evening that the loan is due by the days of Mexico', () => {
  const policy = editions['mx']!;
  takeLender({ brand: { id: 'easycash', name: 'EasyCash' }, policy, wallet: 'M-Pesa' });
  expect(formatFor('es').fullDay(dayOf(instant))).toBe('viernes 20 de noviembre de 2026');
});
