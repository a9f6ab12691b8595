import { describe, expect, it } from 'vitest';
import { appIntent, platformOf, safeAddress } from './app-address.ts';

const store = 'https://store.example/app?id=king.credit.ng&ref=a;b';

describe('the address of the native app', () => {
  it('the link opens the Android package, or the store without the package', () => {
    expect(appIntent('king.credit.ng', store, { platform: 'android', host: 'kopa.example' })).toBe(
      'intent://kopa.example/#Intent;scheme=https;package=king.credit.ng;S.browser_fallback_url=https%3A%2F%2Fstore.example%2Fapp%3Fid%3Dking.credit.ng%26ref%3Da%3Bb;end',
    );
  });

  it.each(['', 'king', 'a;end', 'a.b;S.x=y'])('an invalid package name gives no link: %s', (name) => {
    expect(appIntent(name, store, { platform: 'android', host: 'kopa.example' })).toBeNull();
  });

  it('an iPhone gets no link', () => {
    expect(appIntent('king.credit.ng', store, { platform: 'ios', host: 'kopa.example' })).toBeNull();
  });

  it.each([
    ['https://store.example/a', 'https://store.example/a'],
    ['http://store.example/a', null],
    ['javascript:alert(1)', null],
    ['store', null],
    [null, null],
  ])('the download uses https only: %s', (address, shown) => {
    expect(safeAddress(address)).toBe(shown);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 11; TECNO KG5)', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'android'],
  ] as const)('the phone of %s is recognised', (userAgent, maxTouchPoints, platform) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});
