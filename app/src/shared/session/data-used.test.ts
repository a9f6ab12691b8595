import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSent, takeSentBytes } from '../lender/sent-bytes.ts';
import { countData } from './count-data.ts';
import { addDataUsed, countsData, dataUsed } from './data-used.ts';
import { phoneStorage } from './test/phone-storage.ts';

const november = Date.UTC(2026, 10, 21, 7);

beforeEach(() => {
  vi.useFakeTimers({ now: november });
  vi.stubGlobal('localStorage', phoneStorage());
});
afterEach(() => {
  takeSentBytes();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('data is summed by the month of the market, newest first, for three months', () => {
  for (const [at, bytes] of [
    [Date.UTC(2026, 7, 3), 1],
    [Date.UTC(2026, 8, 3), 2],
    [Date.UTC(2026, 9, 3), 3],
    // Already November in Nairobi.
    [Date.UTC(2026, 9, 31, 21), 4],
    [november, 5.4],
    [november, 0],
    [november, Number.NaN],
    [november, -7],
  ] as const)
    addDataUsed(bytes, at);
  expect(dataUsed()).toEqual([
    { month: '2026-11', bytes: 9 },
    { month: '2026-10', bytes: 3 },
    { month: '2026-09', bytes: 2 },
  ]);
});

it.each([
  '[1,',
  'null',
  '{}',
  '"x"',
  '[{"month":"2026-13","bytes":1}]',
  '[{"month":"2026-11","bytes":-1}]',
  '[{"month":"2026-11","bytes":"9"}]',
])('invalid stored data is ignored: %s', (spoilt) => {
  localStorage.setItem('dataUsed', spoilt);
  expect(dataUsed()).toEqual([]);
  addDataUsed(5, november);
  expect(dataUsed()).toEqual([{ month: '2026-11', bytes: 5 }]);
});

it("the browser's measurement and the sent data each count once", () => {
  const observers: ((list: { getEntries: () => unknown[] }) => void)[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: (list: { getEntries: () => unknown[] }) => void) {
        observers.push(heard);
      }
      observe() {}
    },
  );
  countData();
  const form = new FormData();
  form.append('loanOrderId', 'K1');
  form.append('file', new File(['12345678'], 'a.jpg'));
  noteSent(form);
  noteSent('{"a":1}');
  noteSent(new URLSearchParams({ a: '1' }));
  noteSent(undefined);
  observers[1]!({ getEntries: () => [{ transferSize: 1000 }, { transferSize: 0 }, {}] });
  expect(dataUsed()).toEqual([{ month: '2026-11', bytes: 1000 + 10 + 7 + 3 }]);
  observers[0]!({ getEntries: () => [{ transferSize: 500 }] });
  expect(dataUsed()).toEqual([{ month: '2026-11', bytes: 1520 }]);
});

it('a browser without measurement counts nothing and causes no error', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  countData();
  expect(dataUsed()).toEqual([]);
});

it('a browser that reports no sizes counts nothing, because sent bodies alone are not the data used', () => {
  const observe = vi.fn<() => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
    },
  );
  // As Safari before 16.4.
  vi.stubGlobal('PerformanceResourceTiming', vi.fn<() => void>());
  countData();
  expect(observe).not.toHaveBeenCalled();
  expect(countsData()).toBe(false);
});
