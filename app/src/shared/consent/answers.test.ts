import { consentList, consentSave } from '@kopa/contract/calls/consent';
import type { RequestOf, ResultOf } from '@kopa/contract/calls/call';
import { errorCodes } from '@kopa/contract/error-codes';
import { permissions, type ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { decryptPath } from '@kopa/contract/wire/path-cipher';
import { basePath, headers } from '@kopa/contract/wire/headers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../lender/call-error.ts';
import { queryClient, queryKeys } from '../lender/queries.ts';
import { transmit as line, type Transmission } from '../lender/test/mocked-line.ts';
import { endSession, startSession } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { sendAnswers } from './send-answers.ts';
import { anyUnsentHere, keepUnsent, replaceUnsent, unsentAnswers, unsentHere } from './unsent-answers.ts';

vi.mock('../lender/line.ts', () => import('../lender/test/mocked-line.ts'));

const amina = { token: 'of-amina', userId: 'u-amina', mobile: '712345678' };
const brian = { token: 'of-brian', userId: 'u-brian', mobile: '712345679' };
const yes = { version: 'v1', given: true };
const no = { version: 'v1', given: false };

/**
 * A lender as in the contract: stores the newest answer of each borrower, and refuses a consent to outdated
 * words.
 */
function openLender({ version = 'v1', asks = permissions as readonly ConsentPurpose[] } = {}) {
  const said = new Map<string, boolean>();
  const done = new Set<string>();
  const lender = { version, asks, saved: [] as unknown[], said, isDown: false, losesAnswers: false };
  const list = (token: string) => ({
    deviceData: 'consent',
    consents: lender.asks.map((purpose) => {
      const given = said.get(`${token} ${purpose}`);
      const answer = given === undefined ? 'unasked' : given ? 'given' : 'withdrawn';
      const words = { name: '', text: '', kept: '', version: lender.version };
      return { purpose, ...words, answer, answeredAt: null, answeredVersion: null };
    }),
  });
  const reply = (sent: Transmission) => {
    const token = sent.headers[headers.authorization] ?? '';
    if (pathOf(sent) === consentList.path) return { code: 0, msg: '', data: list(token) };
    const { answers } = JSON.parse(sent.body as string) as RequestOf<typeof consentSave>;
    if (answers.some(({ purpose }) => !lender.asks.includes(purpose))) return refused('deviceDataOff');
    if (answers.some((answer) => answer.given && answer.version !== lender.version))
      return refused('consentTextChanged');
    const key = sent.headers['Idempotency-Key'] ?? JSON.stringify(sent.headers);
    if (!done.has(key)) {
      lender.saved.push(Object.fromEntries(answers.map(({ purpose, given }) => [purpose, given])));
      for (const { purpose, given } of answers) said.set(`${token} ${purpose}`, given);
    }
    done.add(key);
    return { code: 0, msg: '', data: list(token) };
  };
  line.mockImplementation(async (sent) => {
    if (lender.isDown) throw new CallError('network');
    const answer = reply(sent);
    if (lender.losesAnswers) throw new CallError('timeout');
    return answer;
  });
  return lender;
}

const refused = (name: 'deviceDataOff' | 'consentTextChanged') => ({
  code: errorCodes[name],
  msg: '',
  data: null,
});

const pathOf = ({ url, headers: sent }: Transmission) =>
  decryptPath(url.slice(basePath.length + 1).split('?')[0]!, sent[headers.packageName]!);

beforeEach(() => {
  line.mockReset();
  for (const owner of [null, amina.userId, brian.userId]) replaceUnsent(owner, {});
});
afterEach(() => endSession());

describe('answers to permissions', () => {
  it('[S6-04] an offline answer is stored, and sent once with a connection', async () => {
    const lender = openLender();
    startSession(amina);
    keepUnsent(amina.userId, { contacts: yes, sms: no });
    lender.isDown = true;
    expect(await sendAnswers()).toBe('kept');
    expect(unsentHere()).toEqual({ contacts: yes, sms: no });
    lender.isDown = false;
    expect(await sendAnswers()).toBe('sent');
    expect(await sendAnswers()).toBe('sent');
    expect(lender.saved).toEqual([{ contacts: true, sms: false }]);
    expect(anyUnsentHere()).toBe(false);
  });

  it('an answer is one command, also after a lost response and with two concurrent sends', async () => {
    const lender = openLender();
    startSession(amina);
    keepUnsent(amina.userId, { location: yes });
    lender.losesAnswers = true;
    expect(await sendAnswers()).toBe('kept');
    lender.losesAnswers = false;
    expect(await Promise.all([sendAnswers(), sendAnswers()])).toEqual(['sent', 'sent']);
    expect(lender.saved).toEqual([{ location: true }]);
  });

  it('an answer is stored on the phone or at the lender at any time, so the question is not repeated', async () => {
    openLender();
    startSession(amina);
    keepUnsent(amina.userId, { contacts: no });
    expect(await sendAnswers()).toBe('sent');
    const known = queryClient.getQueryData<ResultOf<typeof consentList>>([
      ...queryKeys.consents,
      amina.userId,
      settings().language,
    ]);
    expect(known?.consents.find(({ purpose }) => purpose === 'contacts')?.answer).toBe('withdrawn');
  });

  it('an answer that is given during a send is sent afterwards', async () => {
    const lender = openLender();
    startSession(amina);
    keepUnsent(amina.userId, { location: yes });
    const sending = sendAnswers();
    keepUnsent(amina.userId, { location: no });
    expect(await sending).toBe('sent');
    expect(lender.said.get('of-amina location')).toBe(false);
    expect(anyUnsentHere()).toBe(false);
  });

  it("a visitor's refusal passes to every account at login, and a visitor's consent only to an account without an answer", async () => {
    const lender = openLender();
    keepUnsent(null, { contacts: yes, sms: yes, location: no });
    expect(await sendAnswers()).toBe('kept');
    expect(line).not.toHaveBeenCalled();
    lender.said.set('of-amina sms', false).set('of-amina location', true);
    startSession(amina);
    expect(await sendAnswers()).toBe('sent');
    expect(Object.fromEntries(lender.said)).toEqual({
      'of-amina contacts': true,
      'of-amina sms': false,
      'of-amina location': false,
    });
    expect(unsentAnswers(null)).toEqual({});
  });

  it('an answer of one borrower is never sent for another', async () => {
    const lender = openLender();
    keepUnsent(amina.userId, { contacts: yes });
    startSession(brian);
    expect(anyUnsentHere()).toBe(false);
    expect(await sendAnswers()).toBe('sent');
    expect(lender.saved).toEqual([]);
    startSession(amina);
    await sendAnswers();
    expect([...lender.said.keys()]).toEqual(['of-amina contacts']);
  });

  it('a consent to a changed text is not valid, and a refusal is recorded nevertheless', async () => {
    const lender = openLender({ version: 'v2' });
    startSession(amina);
    keepUnsent(amina.userId, { contacts: yes, sms: no, location: { version: 'v2', given: true } });
    expect(await sendAnswers()).toBe('changed');
    expect(lender.saved).toEqual([{ sms: false, location: true }]);
    expect(anyUnsentHere()).toBe(false);
  });

  it('a consent to the current text that the lender refuses counts as a refusal, and is not sent again', async () => {
    openLender();
    startSession(amina);
    keepUnsent(amina.userId, { contacts: yes });
    const answers = line.getMockImplementation()!;
    line.mockImplementation(async (sent) =>
      sent.method === 'POST' ? refused('consentTextChanged') : answers(sent),
    );
    expect(await sendAnswers()).toBe('changed');
    expect(anyUnsentHere()).toBe(false);
  });

  it('an answer to a purpose that the lender lacks is dropped', async () => {
    const lender = openLender({ asks: ['camera', 'file'] });
    startSession(amina);
    keepUnsent(amina.userId, { sms: no });
    expect(await sendAnswers()).toBe('sent');
    expect([lender.saved, anyUnsentHere()]).toEqual([[], false]);
  });

  it('an answer survives an ended session, and the page says so', async () => {
    startSession(amina);
    keepUnsent(amina.userId, { sms: no });
    line.mockResolvedValue({ code: errorCodes.notLoggedIn, msg: '', data: null });
    await expect(sendAnswers()).rejects.toMatchObject({ failure: 'notLoggedIn' });
    expect(unsentAnswers(amina.userId)).toEqual({ sms: no });
  });

  it('stored answers are validated, and impossible ones are ignored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        vi.stubGlobal('localStorage', {
          getItem: () => JSON.stringify(stored),
          setItem: () => undefined,
          removeItem: () => undefined,
        });
        const read = Object.values(unsentAnswers('u-other'));
        vi.unstubAllGlobals();
        expect(
          read.every(({ version, given }) => typeof version === 'string' && typeof given === 'boolean'),
        ).toBe(true);
      }),
      { seed: 20_260_118, numRuns: 200 },
    );
  });
});
