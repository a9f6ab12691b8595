import { afterEach, describe, expect, it, vi } from 'vitest';
import { bridgeActions, bridgeTable } from './bridge-table.ts';
import { hasNative, tellNative, type BridgeMessage } from './bridge.ts';
import { openCallback } from './callbacks.ts';

afterEach(() => vi.unstubAllGlobals());

const message: BridgeMessage = { action: 'logEventByLocal', event: 'basicInfo_input_firstName' };

const throws = () => {
  throw new Error('no');
};

describe('a message', () => {
  it("a message to Android is JSON text, called on Android's object", () => {
    const heard: unknown[] = [];
    const KopaNative = {
      postMessage(this: unknown, text: string) {
        if (this !== KopaNative)
          throw new TypeError("Java bridge method can't be invoked on a non-injected object");
        heard.push(text);
      },
    };
    vi.stubGlobal('window', { KopaNative });
    expect([hasNative(), tellNative(message)]).toEqual([true, true]);
    expect(heard).toEqual([JSON.stringify(message)]);
  });

  it('a message to iOS is an object', () => {
    const heard: unknown[] = [];
    const KopaNative = { postMessage: (told: unknown) => heard.push(told) };
    vi.stubGlobal('window', { webkit: { messageHandlers: { KopaNative } } });
    expect([hasNative(), tellNative(message)]).toEqual([true, true]);
    expect(heard).toEqual([message]);
  });

  it.each([
    ['in a browser', {}],
    ['in another app’s web view', { webkit: { messageHandlers: {} } }],
    ['to something that takes no messages', { KopaNative: { postMessage: 'yes' } }],
    ['to nothing', { KopaNative: null, webkit: null }],
  ])('no message is sent %s', (_, host) => {
    vi.stubGlobal('window', host);
    expect([hasNative(), tellNative(message)]).toEqual([false, false]);
  });

  it('a host that throws, on access or call, counts as no host', () => {
    vi.stubGlobal('window', { KopaNative: { postMessage: throws } });
    expect(tellNative(message)).toBe(false);
    vi.stubGlobal('window', Object.defineProperty({}, 'KopaNative', { get: throws }));
    expect([hasNative(), tellNative(message)]).toEqual([false, false]);
  });
});

describe('the bridge table', () => {
  it('the table has eight actions, each named by its message', () => {
    expect(bridgeActions).toEqual([
      'toLogin',
      'getLoginInfo',
      'logout',
      'logEventByLocal',
      'logEventByAF',
      'haptic',
      'timeSDK',
      'selectContact',
    ]);
  });

  it.each([
    { action: 'logEventByLocal', event: 'Achieng Otieno' },
    { action: 'logEventByAF', event: 'basicInfo_input_firstName', value: 'Achieng' },
    { action: 'toLogin', returnTo: '/repay/cashier' },
    { action: 'getLoginInfo', callback: 'alert(1)' },
  ])('the table refuses additional fields (%#)', (told) => {
    const { message: schema } = bridgeTable[told.action as 'toLogin'];
    expect(schema.safeParse(told).success).toBe(false);
  });
});

describe('a named callback', () => {
  it('an error inside a callback does not reach the host, and a closed callback receives nothing', () => {
    const page: Record<string, (reply?: unknown) => void> = {};
    vi.stubGlobal('window', page);
    const close = openCallback('kopaTest', () => {
      throw new Error('wrong');
    });
    expect(() => page['kopaTest']!('x')).not.toThrow();
    close();
    const taken: unknown[] = [];
    const closeNext = openCallback('kopaTest', (reply) => taken.push(reply));
    // Closing an older one leaves a newer one of the same name.
    close();
    page['kopaTest']!(1);
    closeNext();
    page['kopaTest']!(2);
    expect(taken).toEqual([1]);
  });
});
