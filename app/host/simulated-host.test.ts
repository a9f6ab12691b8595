import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeAction } from '../src/shared/bridge/bridge-table.ts';
import { readReply } from '../src/shared/bridge/read-reply.ts';
import { behavioursOf, simulateHost, type Behaviour, type LogEntry } from './simulated-host.ts';

const known = {
  token: 'token-of-achieng',
  userId: 'u-1',
  afid: '1-2',
  appName: '',
  edition: 'ke',
  deviceMessage: '',
  contactName: 'Achieng Otieno',
  contactPhone: '0722000001',
};
const asksLogin = JSON.stringify({ action: 'getLoginInfo', callback: 'kopaLoginInfo' });
const asksContact = {
  action: 'selectContact',
  isSelectContact: true,
  selectContactIndex: 1,
  callback: 'kopaContact1_1',
};

let told: [callback: string, reply: unknown][];
let log: Omit<LogEntry, 'id'>[];
let events: string[];
let delay: number;

function hostThat(
  behaviours: Partial<Record<BridgeAction, Behaviour>> = {},
  functions = ['kopaLoginInfo', 'kopaContact1_1'],
) {
  return simulateHost({
    behaviourOf: (action) => behaviours[action] ?? behavioursOf[action][0]!,
    knowledge: () => known,
    delay: () => delay,
    call: (callback, reply) => {
      told.push([callback, reply]);
      return functions.includes(callback);
    },
    log: (entry) => log.push(entry),
    onLogin: () => events.push('login'),
    onLogout: () => events.push('logout'),
    onWaiting: (count) => events.push(`waiting ${count}`),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  log = [];
  events = [];
  delay = 0;
});
afterEach(() => vi.useRealTimers());

describe('the simulated host', () => {
  it('the host answers correctly, as text or object, with data that the page accepts', () => {
    const host = hostThat();
    host.receive(asksLogin);
    host.receive(asksContact);
    // Never before the page has finished its call.
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(readReply('getLoginInfo', told[0]![1])).toEqual({
      token: known.token,
      userId: 'u-1',
      afid: '1-2',
      edition: 'ke',
    });
    expect(readReply('selectContact', told[1]![1])).toEqual({ phone: '0722000001', name: 'Achieng Otieno' });
    expect(log.map(({ from, action, wrong }) => [from, action, wrong])).toEqual([
      ['page', 'getLoginInfo', ''],
      ['page', 'selectContact', ''],
      ['host', 'getLoginInfo', ''],
      ['host', 'selectContact', ''],
    ]);
    expect(JSON.stringify(log)).not.toContain(known.token);
  });

  it('the host answers wrongly, twice, late or never', () => {
    hostThat({ getLoginInfo: 'badly' }).receive(asksLogin);
    vi.runAllTimers();
    expect(readReply('getLoginInfo', told[0]![1])).toBeNull();
    expect(log.at(-1)!.wrong).not.toBe('');
    told = [];
    hostThat({ getLoginInfo: 'twice' }).receive(asksLogin);
    vi.runAllTimers();
    expect(told).toHaveLength(2);
    told = [];
    hostThat({ getLoginInfo: 'never' }).receive(asksLogin);
    const late = hostThat({ getLoginInfo: 'late', toLogin: 'late' });
    late.receive(asksLogin);
    late.receive({ action: 'toLogin' });
    vi.runAllTimers();
    expect([told, events]).toEqual([[], ['waiting 1', 'waiting 2']]);
    late.answerNow();
    late.answerNow();
    expect(told).toHaveLength(1);
    expect(events.slice(2)).toEqual(['waiting 0', 'login', 'waiting 0']);
  });

  it('a slow host answers after its delay', () => {
    delay = 3000;
    hostThat({ getLoginInfo: 'twice' }).receive(asksLogin);
    vi.advanceTimersByTime(2999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toHaveLength(2);
  });

  it('the host throws on request, and reports messages outside the table', () => {
    expect(() => hostThat({ logout: 'throws' }).receive({ action: 'logout' })).toThrow(/logout/);
    const host = hostThat();
    host.receive('{"action":');
    host.receive({ action: 'toString' });
    host.receive({ action: 'logEventByLocal', event: 'basicInfo_input_firstName', value: 'Achieng' });
    expect(log.slice(1).map(({ wrong }) => wrong !== '')).toEqual([true, true, true]);
    hostThat({}, []).receive(asksContact);
    vi.runAllTimers();
    expect(log.at(-1)!.wrong).toMatch(/no function/);
  });

  it('the host reports its login without a request, after the page has supplied a function', () => {
    const host = hostThat();
    host.tellLogin();
    expect(told).toEqual([]);
    host.receive(asksLogin);
    vi.runAllTimers();
    host.tellLogin();
    expect(told.map(([callback]) => callback)).toEqual(['kopaLoginInfo', 'kopaLoginInfo']);
  });

  it('a logout ends the login of the host', () => {
    hostThat().receive({ action: 'logout' });
    hostThat({ logout: 'never' }).receive({ action: 'logout' });
    expect(events).toEqual(['logout']);
  });
});
