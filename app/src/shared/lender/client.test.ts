import { consentSave } from '@kopa/contract/calls/consent';
import { getMoney, latestOrder, loanAgreement } from '@kopa/contract/calls/loan';
import { login } from '@kopa/contract/calls/security';
import { repayStatementCsv } from '@kopa/contract/calls/statement';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import { errorCodes } from '@kopa/contract/error-codes';
import { decryptPath } from '@kopa/contract/wire/path-cipher';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneStorage } from '../session/test/phone-storage.ts';

/** What the page has sent, and how a test lets it end. */
interface Sent {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: unknown;
  timeout: number;
  end: (event: 'load' | 'error' | 'timeout' | 'abort', text?: string, type?: string, status?: number) => void;
  progress: (loaded: number, total: number) => void;
}
const sent: Sent[] = [];

class Line extends EventTarget {
  upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  onload = null;
  onerror = null;
  ontimeout = null;
  onabort = null;
  onloadend = null;
  #type = '';
  #sent: Pick<Sent, 'method' | 'url' | 'headers'> = { method: '', url: new URL('http://x'), headers: {} };
  open(method: string, url: string) {
    this.#sent = { method, url: new URL(url, 'http://lender'), headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.#sent.headers[name] = value;
  }
  send(body: unknown) {
    const end: Sent['end'] = (event, text = '', type = 'application/json', status = 200) => {
      if (event === 'load') Object.assign(this, { responseText: text, status });
      this.#type = type;
      this.#tell(event);
      this.#tell('loadend');
    };
    const progress: Sent['progress'] = (loaded, total) =>
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }),
      );
    sent.push({ ...this.#sent, body, timeout: this.timeout, end, progress });
  }
  getAllResponseHeaders() {
    return `content-type: ${this.#type}\r\n`;
  }
  abort() {
    this.#tell('abort');
    this.#tell('loadend');
  }
  #tell(event: 'load' | 'error' | 'timeout' | 'abort' | 'loadend') {
    (this[`on${event}`] as ((event: Event) => void) | null)?.(new Event(event));
  }
}

const answer = (body: unknown) => sent.at(-1)!.end('load', JSON.stringify(body));

async function client() {
  vi.resetModules();
  const [{ send }, { startSession }] = await Promise.all([
    import('./client.ts'),
    import('../session/session.ts'),
  ]);
  return { send, startSession };
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', Line);
  vi.stubGlobal('navigator', { languages: ['es-KE'] });
  vi.stubGlobal('localStorage', phoneStorage());
  vi.spyOn(Date, 'now').mockReturnValue(1_768_467_600_123);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an outgoing call', () => {
  it("[S7-01] [S7-02] [S7-03] [S7-04] [S7-10] a call has its encrypted path, the phone's time, its query and a time limit of one minute", async () => {
    const { send } = await client();
    void send(loanAgreement, { orderNo: 'K7M3QX9TAB4' }).catch(() => {});
    const { method, url, timeout, body } = sent[0]!;
    expect(method).toBe('GET');
    const [base, hex, ...rest] = url.pathname.slice(1).split('/');
    expect([base, decryptPath(hex!, 'king.credit.ng'), rest]).toEqual(['api', loanAgreement.path, []]);
    expect(Object.fromEntries(url.searchParams)).toEqual({ orderNo: 'K7M3QX9TAB4', t: '1768467600123' });
    expect([timeout, body]).toEqual([60_000, null]);
  });

  it('[S7-05] [S7-06] [S7-07] [S7-08] [S7-09] a call has the five headers', async () => {
    localStorage.setItem(
      'settings',
      JSON.stringify({ appName: 'Jua', packageName: 'com.jua', afid: 'device-7', language: 'sw' }),
    );
    const { send, startSession } = await client();
    void send(latestOrder, {}).catch(() => {});
    expect(sent[0]!.headers).toEqual({
      packageName: 'com.jua',
      appName: 'Jua',
      afid: 'device-7',
      lang: 'en',
      'Accept-Language': 'sw',
    });
    startSession({ token: 'the-token', userId: 'u1', mobile: '712345678' });
    void send(getMoney, { orderNo: 'K1' }, { idempotencyKey: 'once' }).catch(() => {});
    expect(sent[1]!.headers).toMatchObject({ Authorization: 'the-token', 'Idempotency-Key': 'once' });
  });

  it('[S7-14] [S7-30] a call uses its own encoding', async () => {
    const { send } = await client();
    void send(login, { mobile: '712345678', code: '123456' }).catch(() => {});
    expect([sent[0]!.method, String(sent[0]!.body)]).toEqual(['POST', 'mobile=712345678&code=123456']);
    const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
    void send(uploadCurpFront, { loanOrderId: 'K1', file }).catch(() => {});
    expect(Object.fromEntries((sent[1]!.body as FormData).entries())).toEqual({ loanOrderId: 'K1', file });
  });

  it('a call names the type of its body, except for a form with files, where the browser chooses the boundary', async () => {
    const { send } = await client();
    void send(loanAgreement, { orderNo: 'K1' }).catch(() => {});
    void send(login, { mobile: '0712 345 678', code: '123456' }).catch(() => {});
    void send(consentSave, { answers: [{ purpose: 'sms', given: false, version: 'v1' }] }).catch(() => {});
    const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
    void send(uploadCurpFront, { loanOrderId: 'K1', file }).catch(() => {});
    expect(sent.map(({ headers }) => headers['Content-Type'])).toEqual([
      undefined,
      'application/x-www-form-urlencoded;charset=UTF-8',
      'application/json',
      undefined,
    ]);
  });

  it('the body of a call counts as sent data', async () => {
    const { send } = await client();
    const { takeSentBytes } = await import('./sent-bytes.ts');
    const file = new File(['x'.repeat(1000)], 'front.jpg', { type: 'image/jpeg' });
    void send(uploadCurpFront, { loanOrderId: 'K1', file }).catch(() => {});
    expect(takeSentBytes()).toBe(1002);
    const signal = AbortSignal.abort();
    await send(uploadCurpFront, { loanOrderId: 'K1', file }, { signal }).catch(() => {});
    expect([takeSentBytes(), sent.length]).toEqual([0, 1]);
  });

  it('a call reports its upload progress from 0 to 1', async () => {
    const { send } = await client();
    const told: number[] = [];
    const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
    const onProgress = (share: number) => told.push(share);
    void send(uploadCurpFront, { loanOrderId: 'K1', file }, { onProgress }).catch(() => {});
    void send(uploadCurpFront, { loanOrderId: 'K1', file }, { onProgress }).catch(() => {});
    sent[0]!.progress(250, 1000);
    // Of a length that the browser does not know.
    sent[1]!.progress(250, 0);
    expect(told).toEqual([0.25, 0]);
  });

  it('an invalid request is not sent', async () => {
    const { send } = await client();
    await expect(send(login, { mobile: '', code: '' })).rejects.toMatchObject({
      failure: 'invalidInput',
      fields: { mobile: 'mobile.required', code: 'code.required' },
    });
    expect(sent).toEqual([]);
  });

  it('a refusal waits until its words are loaded', async () => {
    const { send } = await client();
    const { language, startLanguage } = await import('../language/language.ts');
    await startLanguage();
    await expect(send(login, { mobile: '', code: '' })).rejects.toThrow();
    expect(language.exists('errors:invalidInput', { lng: 'es' })).toBe(true);
  });
});

describe('a call with a text answer', () => {
  const table = 'Day,What\r\n2026-11-21,"Loan"\r\n';

  it('the text is returned unchanged', async () => {
    const { send } = await client();
    const answered = send(repayStatementCsv, { orderNo: 'K1' });
    sent[0]!.end('load', table, 'text/csv; charset=utf-8');
    await expect(answered).resolves.toBe(table);
  });

  it('a text call can be refused with an envelope, and no other text is trusted', async () => {
    const { send } = await client();
    const refused = send(repayStatementCsv, { orderNo: 'K1' });
    answer({ code: errorCodes.orderNotFound, msg: 'x', data: null });
    await expect(refused).rejects.toMatchObject({ failure: 'orderNotFound' });
    const odd = send(repayStatementCsv, { orderNo: 'K1' });
    sent[1]!.end('load', '<html>', 'text/html');
    await expect(odd).rejects.toMatchObject({ failure: 'unreadable' });
    const quoted = send(latestOrder, {});
    sent[2]!.end('load', table, 'text/csv');
    await expect(quoted).rejects.toMatchObject({ failure: 'unreadable' });
  });
});

describe('a failed call rejects', () => {
  it.each([
    ['error', 'network', true],
    ['timeout', 'timeout', true],
    ['abort', 'network', true],
    ['load', 'unreadable', true],
  ] as const)('[S8-10] a broken connection with %s rejects', async (event, failure, undelivered) => {
    const { send } = await client();
    const answered = send(latestOrder, {});
    sent[0]!.end(event, '<html>');
    await expect(answered).rejects.toMatchObject({ failure, undelivered });
  });

  it.each([
    ['[S8-01] [S8-10]', 'notLoggedIn', { code: errorCodes.notLoggedIn, msg: 'x', data: null }],
    ['[S8-02] [S8-10]', 'tokenExpired', { code: errorCodes.tokenExpired, msg: 'x', data: null }],
    ['[S8-03] [S8-10]', 'otherDevice', { code: errorCodes.otherDevice, msg: 'x', data: null }],
    ['[S8-04] [S8-10]', 'tokenInvalid', { code: errorCodes.tokenInvalid, msg: 'x', data: null }],
    ['[S8-10]', 'internal', { code: 424_242, msg: 'a code from another time', data: null }],
    ['[S7-11] [S8-10]', 'unreadable', { code: 0, msg: '', data: { order: 'none' } }],
    ['[S7-11] [S8-10]', 'unreadable', { msg: 'no code' }],
    ['[S7-11] [S8-10]', 'unreadable', [1, 2]],
    ['[S7-11] [S8-10]', 'unreadable', null],
  ])('%s the answer %s rejects (%#)', async (_, failure, body) => {
    const { send } = await client();
    const answered = send(latestOrder, {});
    answer(body);
    await expect(answered).rejects.toMatchObject({ failure });
  });

  it.each([
    ['a page of a proxy', '<html><h1>502 Bad Gateway</h1></html>', 'text/html', 502],
    ['an answer that was cut off', '{"code":0,"msg":"","data":{"ord', 'application/json', 200],
    ['nothing', '', 'application/json', 204],
  ])('[S8-10] an unreadable answer rejects: %s', async (_, text, type, status) => {
    const { send } = await client();
    const answered = send(latestOrder, {});
    sent[0]!.end('load', text, type, status);
    await expect(answered).rejects.toMatchObject({ name: 'CallError', failure: 'unreadable' });
  });

  it("the lender's message rejects with any status", async () => {
    const { send } = await client();
    const answered = send(latestOrder, {});
    const refusal = JSON.stringify({ code: errorCodes.tokenExpired, msg: 'x', data: null });
    sent[0]!.end('load', refusal, 'application/json', 401);
    await expect(answered).rejects.toMatchObject({ name: 'CallError', failure: 'tokenExpired' });
  });

  it("the caller's reason rejects if the caller aborts before or during the call", async () => {
    const { send } = await client();
    const reason = new Error('the screen was left');
    const signal = AbortSignal.abort(reason);
    await expect(send(latestOrder, {}, { signal })).rejects.toBe(reason);
    expect(sent).toEqual([]);
    const leaving = new AbortController();
    const answered = send(latestOrder, {}, { signal: leaving.signal });
    leaving.abort(reason);
    await expect(answered).rejects.toBe(reason);
  });

  it('an abort in a browser without reasons rejects as network', async () => {
    const { send } = await client();
    const leaving = new AbortController();
    const answered = send(latestOrder, {}, { signal: leaving.signal });
    Object.defineProperty(leaving.signal, 'reason', { value: undefined });
    leaving.abort();
    await expect(answered).rejects.toMatchObject({ name: 'CallError', failure: 'network' });
  });

  it("the lender's field messages and further data are part of the rejection", async () => {
    const { send } = await client();
    const answered = send(getMoney, { orderNo: 'K1' });
    answer({ code: errorCodes.stepOutOfTurn, msg: 'elsewhere', data: { step: 8 }, fields: { orderNo: 'x' } });
    await expect(answered).rejects.toMatchObject({
      failure: 'stepOutOfTurn',
      message: 'elsewhere',
      data: { step: 8 },
      fields: { orderNo: 'x' },
    });
  });

  it('[S7-12] an answer with code 0 does not reject', async () => {
    const { send } = await client();
    const answered = send(latestOrder, {});
    answer({ code: 0, msg: '', data: { order: null, questions: [], serverTime: 1 } });
    expect(await answered).toEqual({ order: null, questions: [], serverTime: 1 });
  });
});
