import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetKept } from './forget-kept.ts';
import { keep, kept } from './kept.ts';
import { endSession, startSession } from './session.ts';
import { phoneStorage } from './test/phone-storage.ts';

const wanjiru = { token: 'a', userId: 'u1', mobile: '712345678' };
const kamau = { token: 'b', userId: 'u2', mobile: '722345678' };
const sum = z.object({ cents: z.int() });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 9) });
  vi.stubGlobal('localStorage', phoneStorage());
  startSession(wanjiru);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a stored answer returns with its time, to its borrower only, until the session ends', () => {
  expect(kept('owed', sum)).toBeNull();
  keep('owed', { cents: 5 });
  expect(kept('owed', sum)).toEqual({ value: { cents: 5 }, at: Date.UTC(2026, 0, 15, 9) });
  startSession(kamau);
  expect(kept('owed', sum)).toBeNull();
  keep('owed', { cents: 7 });
  startSession(wanjiru);
  expect(kept('owed', sum)?.value).toEqual({ cents: 5 });
  forgetKept();
  expect(kept('owed', sum)).toBeNull();
  startSession(kamau);
  expect(kept('owed', sum)).toBeNull();
});

it.each([null, 1, 'x', [], {}, { value: { cents: 5 } }, { at: 1 }, { value: { cents: '5' }, at: 1 }])(
  'invalid stored data is ignored: %j',
  (spoilt) => {
    localStorage.setItem('kept:u1:owed', JSON.stringify(spoilt));
    expect(kept('owed', sum)).toBeNull();
  },
);

it('a visitor stores nothing', () => {
  endSession();
  keep('owed', { cents: 5 });
  expect(Object.keys(localStorage)).toEqual([]);
});
