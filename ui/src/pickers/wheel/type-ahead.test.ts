import { describe, expect, it } from 'vitest';
import { createTypeAhead } from './type-ahead.js';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const days = Array.from({ length: 31 }, (_, at) => String(at + 1));

describe('type-ahead', () => {
  it('keys in quick succession are joined', () => {
    const find = createTypeAhead();
    expect(find('m', 0, months, 0)).toBe(2);
    expect(find('a', 100, months, 2)).toBe(2);
    expect(find('y', 200, months, 2)).toBe(4);
  });

  it('typing starts again after a pause', () => {
    const find = createTypeAhead();
    find('m', 0, months, 0);
    expect(find('f', 2000, months, 2)).toBe(1);
  });

  it('a repeated letter moves to the next match', () => {
    const find = createTypeAhead();
    expect(find('j', 0, months, 2)).toBe(5);
    expect(find('j', 100, months, 5)).toBe(6);
    expect(find('j', 200, months, 6)).toBe(0);
  });

  it('two digits are read as a number', () => {
    const find = createTypeAhead();
    expect(find('2', 0, days, 0)).toBe(1);
    expect(find('7', 100, days, 1)).toBe(26);
  });

  it('a text without a matching row finds nothing', () => {
    expect(createTypeAhead()('x', 0, months, 0)).toBeUndefined();
  });
});
