import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandKey, endCommand } from './command-keys.ts';

/** Local storage that works, or throws as a full or forbidden one does. */
function storage(takes: boolean) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!takes) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => {
  endCommand('personal:7');
  vi.unstubAllGlobals();
});

describe.each([
  ['kept on the phone', storage(true)],
  ['kept by a full phone', storage(false)],
  ['kept without storage', undefined],
])('the key of a command, %s', (_name, localStorage) => {
  it('the key is the same for the same body until the command has ended', () => {
    vi.stubGlobal('localStorage', localStorage);
    const key = commandKey('personal:7', { firstName: 'Wanjiru' });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(commandKey('personal:7', { firstName: 'Wanjiru' })).toBe(key);
    expect(commandKey('personal:7', { firstName: 'Wanjiku' })).not.toBe(key);
    const later = commandKey('personal:7', { firstName: 'Wanjiku' });
    endCommand('personal:7');
    expect(commandKey('personal:7', { firstName: 'Wanjiku' })).not.toBe(later);
  });
});
