import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressHistory, navigate } from '../address/navigation.ts';
import { openTab, type Tab } from '../address/test/tab.ts';
import { contactOf, pickContact } from './phone-book.ts';

type Host = Record<string, (reply?: unknown) => void>;
let told: { action: string; callback: string; selectContactIndex: number }[];
let page: Tab & { KopaNative?: unknown };

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  page = Object.assign(openTab('#/auth/additionalInfomation'), {
    KopaNative: { postMessage: (text: string) => told.push(JSON.parse(text)) },
  });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (reply: unknown, at = told.length - 1) =>
  (page as unknown as Host)[told[at]!.callback]!(reply);
const achieng = { name: 'Achieng Otieno', mobile: '722000001' };
const ok = { result: 'ok', data: { phone: '0722 000 001', name: 'Achieng Otieno' } };

describe('the phone book', () => {
  it("[S7-104] the request has the flag, the contact's number and the name of the callback", async () => {
    const picked = pickContact(2);
    expect(told).toEqual([
      {
        action: 'selectContact',
        isSelectContact: true,
        selectContactIndex: 2,
        callback: expect.stringMatching(/^\w+$/),
      },
    ]);
    answer(ok);
    expect(await picked).toEqual(achieng);
  });

  it('[S7-109] the phone book serves contacts 1 and 2 only', async () => {
    expect(await pickContact(3 as 2)).toBeNull();
    expect(told).toEqual([]);
  });

  it('the phone book is available in the native app only', async () => {
    delete page.KopaNative;
    expect(await pickContact(1)).toBeNull();
  });

  it('a pick waits two minutes, and ignores a later answer', async () => {
    const picked = pickContact(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await picked).toBeNull();
    expect(() => answer(ok)).not.toThrow();
  });

  it('a pick takes the first of two answers, and no answer of another pick', async () => {
    const first = pickContact(1);
    const second = pickContact(2);
    expect(await first).toBeNull();
    answer({ result: 'ok', data: { phone: '0733000000', name: 'Late' } }, 0);
    answer(ok, 1);
    answer({ result: 'ok', data: { phone: '0733000000', name: 'Twice' } }, 1);
    expect(await second).toEqual(achieng);
  });

  it('a pick ends when the borrower leaves the screen, and not when a sheet opens', async () => {
    const picked = pickContact(1);
    let ended = false;
    void picked.finally(() => (ended = true));
    addressHistory().listen(() => {});
    page.history.pushState({ kopaOverlay: 'x' }, '');
    navigate('/auth/additionalInfomation', { replace: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toBe(false);
    navigate('/');
    expect(await picked).toBeNull();
  });

  it('a host that throws counts as no host', async () => {
    page.KopaNative = {
      postMessage: () => {
        throw new Error('no');
      },
    };
    expect(await pickContact(1)).toBeNull();
  });
});

describe('a native app with random behaviour', () => {
  it('each pick ends within two minutes with a valid contact or none, and never throws', async () => {
    const reply = fc.oneof(
      fc.jsonValue(),
      fc.json(),
      fc.record({
        result: fc.constantFrom('ok', 'OK', 'cancel', 1),
        data: fc.oneof(
          fc.jsonValue(),
          fc.record({ phone: fc.string(), name: fc.string() }),
          fc.constant(ok.data),
        ),
      }),
    );
    const behaviour = fc.record({
      throws: fc.boolean(),
      atOnce: fc.option(reply, { nil: undefined }),
      answers: fc.array(fc.record({ reply, after: fc.nat({ max: 100_000 }) }), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(behaviour, async ({ throws, atOnce, answers }) => {
        let callback = '';
        page.KopaNative = {
          postMessage: (text: string) => {
            ({ callback } = JSON.parse(text) as { callback: string });
            if (atOnce !== undefined) (page as unknown as Host)[callback]!(atOnce);
            if (throws) throw new Error('no');
          },
        };
        let ended: unknown = 'not yet';
        void pickContact(1).then((picked) => (ended = picked));
        for (const each of answers) {
          await vi.advanceTimersByTimeAsync(each.after);
          (page as unknown as Host)[callback]!(each.reply);
        }
        await vi.advanceTimersByTimeAsync(120_000);
        expect(ended === null || /^\d+$/.test((ended as { mobile: string }).mobile)).toBe(true);
      }),
      { seed: 20_260_118, numRuns: 100 },
    );
  });
});

const nameOf = (name: unknown) => contactOf({ result: 'ok', data: { ...ok.data, name } })?.name;

describe('an answer of the phone book', () => {
  it.each(['ok', 'OK', 'Ok', ' ok '])(
    '[S7-105] the result "%s" means that a contact was chosen',
    (result) => {
      expect(contactOf({ ...ok, result })).toEqual(achieng);
      expect(contactOf(JSON.stringify({ ...ok, result }))).toEqual(achieng);
      expect(contactOf({ result, data: JSON.stringify(ok.data) })).toEqual(achieng);
    },
  );

  it.each([
    null,
    undefined,
    7,
    'ok',
    '{',
    [],
    { result: 'cancel', data: ok.data },
    { result: 'okay', data: ok.data },
    { result: true, data: ok.data },
    { result: 'ok' },
    { result: 'ok', data: { name: 'No number' } },
    { result: 'ok', data: { phone: 'none', name: 'No digits' } },
    { result: 'ok', data: { phone: '1'.repeat(41), name: 'Long' } },
  ])('an invalid answer means no contact (%#)', (reply) => {
    expect(contactOf(reply)).toBeNull();
  });

  it.each([
    '+254722000001',
    '254722000001',
    '2540722000001',
    '+2540722000001',
    '+234722000001',
    '234722000001',
    '2340722000001',
    '+2340722000001',
    '0722000001',
    '(0722) 000-001',
    '722 000 001',
    722_000_001,
  ])('[S7-106] [S7-107] [S7-108] the number %s becomes national digits', (phone) => {
    expect(contactOf({ result: 'ok', data: { phone, name: 'Achieng Otieno' } })).toEqual(achieng);
  });

  it('the name has one line and at most 50 characters, or is empty', () => {
    expect(nameOf('  Mama\nMboga\u202E ')).toBe('Mama Mboga');
    expect(nameOf('x'.repeat(10_000))).toBe('x'.repeat(50));
    expect(nameOf('😀'.repeat(40))).toBe('😀'.repeat(25));
    expect(nameOf({ first: 'x' })).toBe('');
  });

  it('any answer gives a valid contact or none', () => {
    const data = fc.oneof(fc.jsonValue(), fc.record({ phone: fc.string(), name: fc.string() }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ result: fc.constant('ok'), data })), (reply) => {
        const contact = contactOf(reply);
        if (!contact) return;
        expect(contact.mobile).toMatch(/^\d+$/);
        expect(contact.name.length).toBeLessThanOrEqual(50);
      }),
      { seed: 20_260_115, numRuns: 300 },
    );
  });
});
