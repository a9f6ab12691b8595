import { afterEach, describe, expect, it, vi } from 'vitest';
import { haptic } from './haptic.ts';

afterEach(() => vi.unstubAllGlobals());

function inBrowser(hasBeenActive: boolean) {
  const vibrate = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
  return vibrate;
}

describe('a haptic', () => {
  it('a native app plays the haptic, and the browser does not vibrate', () => {
    const vibrate = inBrowser(true);
    const postMessage = vi.fn();
    vi.stubGlobal('window', { KopaNative: { postMessage } });
    haptic('error');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith('{"action":"haptic","kind":"error"}');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('without a native app the browser vibrates once, and twice after an error', () => {
    const vibrate = inBrowser(true);
    haptic('confirm');
    haptic('success');
    haptic('error');
    expect(vibrate.mock.calls).toEqual([[10], [10], [[20, 60, 20]]]);
  });

  it('an untouched page, and a browser that cannot vibrate, stay silent without an error', () => {
    const vibrate = inBrowser(false);
    haptic('confirm');
    expect(vibrate).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', {});
    expect(() => haptic('confirm')).not.toThrow();
  });
});
