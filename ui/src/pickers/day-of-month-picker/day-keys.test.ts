import { describe, expect, it } from 'vitest';
import { dayForKey } from './day-keys.js';

const press = (key: string, day: number, ctrlKey = false, isRightToLeft = false) =>
  dayForKey({ key, ctrlKey }, day, isRightToLeft);

describe('keys in the grid of days', () => {
  it('arrows move by a day and by a row, within the month', () => {
    expect([press('ArrowRight', 7), press('ArrowLeft', 8)]).toEqual([8, 7]);
    expect([press('ArrowDown', 15), press('ArrowUp', 15)]).toEqual([22, 8]);
    expect([press('ArrowUp', 3), press('ArrowDown', 28), press('ArrowRight', 31)]).toEqual([3, 28, 31]);
  });

  it('left moves forward in right-to-left text', () => {
    expect([press('ArrowLeft', 7, false, true), press('ArrowRight', 7, false, true)]).toEqual([8, 6]);
  });

  it('Home and End move along the row, and with Control through the month', () => {
    expect([press('Home', 17), press('End', 17), press('End', 30)]).toEqual([15, 21, 31]);
    expect([press('Home', 17, true), press('End', 17, true)]).toEqual([1, 31]);
  });

  it('Page Up and Page Down move along the column', () => {
    expect([press('PageUp', 17), press('PageDown', 17), press('PageDown', 4)]).toEqual([3, 31, 25]);
  });

  it('other keys have no effect', () => {
    expect(press('Tab', 5)).toBeUndefined();
  });
});
