import { describe, expect, it } from 'vitest';
import { code128Symbols, code128Widths } from './code-128.js';

describe('code128Symbols', () => {
  // Worked by hand: start, data, check (start + place times value, modulo 103), stop.
  it.each([
    ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
    ['1234', [105, 12, 34, 82, 106]],
    ['12', [105, 12, 14, 106]],
    ['123', [104, 17, 18, 19, 8, 106]],
    ['Wikipedia', [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]],
    // Pairs first, the odd digit in set B.
    ['12345', [105, 12, 34, 100, 21, 54, 106]],
    // The odd digit in set B, pairs to the end.
    ['A12345', [104, 33, 17, 99, 23, 45, 64, 106]],
    // Four digits between letters stay in set B, six go in pairs.
    ['A1234B', [104, 33, 17, 18, 19, 20, 34, 90, 106]],
    ['A123456B', [104, 33, 99, 12, 34, 56, 100, 34, 80, 106]],
  ])('code128Symbols encodes %s', (text, symbols) => {
    expect(code128Symbols(text)).toEqual(symbols);
  });

  it.each(['', 'Ñandú', '12\n34', 'رقم', '１２'])('code128Symbols refuses %j', (text) => {
    expect(code128Symbols(text)).toBeUndefined();
  });

  it('every encoded text can be decoded', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: 1 + random(24) }, () =>
        random(3) > 0 ? String(random(10)) : String.fromCharCode(32 + random(95)),
      ).join('');
      expect(read(code128Symbols(text) ?? [])).toBe(text);
    }
  });
});

describe('code128Widths', () => {
  it('the widths begin and end as scanners expect: start B is 211214, stop is 2331112', () => {
    const widths = code128Widths('A')?.join('');
    expect(widths).toMatch(/^211214/);
    expect(widths).toMatch(/2331112$/);
    expect(widths?.slice(6, 12)).toBe('111323');
  });

  it('each symbol has 11 modules, an even number of them in bars, and no two symbols are equal', () => {
    const seen = new Set<string>();
    // One text with all characters of set B, and one with all pairs of set C.
    const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
    const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).join('');
    for (const text of [letters, pairs]) {
      const widths = code128Widths(text) ?? [];
      expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
      for (let at = 0; at < widths.length - 7; at += 6) {
        const symbol = widths.slice(at, at + 6);
        expect(symbol.reduce((sum, width) => sum + width, 0)).toBe(11);
        expect((symbol[0]! + symbol[2]! + symbol[4]!) % 2).toBe(0);
        seen.add(symbol.join(''));
      }
    }
    // 100 values, and both starts.
    expect(seen.size).toBeGreaterThanOrEqual(102);
  });
});

/** A scanner's procedure: the check, then set by set. */
function read(symbols: number[]): string {
  const check = symbols.at(-2);
  const data = symbols.slice(0, -2);
  expect(data.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103).toBe(check);
  let set = data[0] === 105 ? 'C' : 'B';
  let text = '';
  for (const value of data.slice(1)) {
    if (set === 'B' && value === 99) set = 'C';
    else if (set === 'C' && value === 100) set = 'B';
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}
