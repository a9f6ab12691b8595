import { describe, expect, it } from 'vitest';
import { PaymentOutcomeUnknown, PaymentRefused } from '../payments.ts';
import { airtelPayments } from './payments.ts';
import { readTransactionId, transactionId } from './transactions.ts';

type Answer = Record<string, unknown> | string | Error | { http: number; body?: Record<string, unknown> };

/** The adapter on a network that gives these answers, in turn. */
function connected(...answers: Answer[]) {
  const sent: { method: string; path: string; headers: Headers; body: unknown }[] = [];
  let now = Date.UTC(2026, 0, 15, 9);
  const payments = airtelPayments({
    baseUrl: () => 'https://provider.example',
    clientId: 'id',
    clientSecret: 'secret',
    pin: 'RW5jcnlwdGVk',
    callbackKey: 'key',
    clock: { now: () => now },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      sent.push({
        method: init?.method ?? 'GET',
        path: pathname + search,
        headers: new Headers(init?.headers),
        body,
      });
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'string') return new Response(answer);
      const [status, fields] =
        answer && 'http' in answer ? [Number(answer['http']), answer['body'] ?? {}] : [200, answer];
      return Response.json(fields, { status });
    },
  });
  return { payments, sent, later: (ms: number) => (now += ms) };
}

const token = { access_token: 'T1', expires_in: '180', token_type: 'bearer' };
const said = (
  response_code: string,
  success: boolean,
  transaction?: Record<string, unknown>,
  message = '',
) => ({
  ...(transaction && { data: { transaction } }),
  status: { code: '200', message, response_code, success },
});
const uuid = '0b7e3c1a-1111-4222-8333-444455556666';
const airtel = {
  kind: 'mobileMoney',
  bankName: 'AIRTEL_MONEY',
  number: '733123456',
  holder: 'Wanjiru',
} as const;
const payout = { id: uuid, orderNo: 'K7M3QX9TAB4', amountCents: 988_400, to: airtel };
const prompt = { payOrderId: uuid, orderNo: 'K7M3QX9TAB4', amountCents: 100_000, mobile: '733123456' };
const paid = (receipt: string | null) => ({
  paid: { receipt, amountCents: null, paidAt: null },
  failure: null,
});

describe('requests to Airtel Money', () => {
  it('a prompt is a USSD push with the national number and our id without hyphens', async () => {
    const { payments, sent } = connected(token, said('DP00800001006', true, { status: 'SUCCESS' }));
    const id = 'P0b7e3c1a111142228333444455556666';
    expect(await payments.prompt(prompt)).toEqual({ providerId: id });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/auth/oauth2/token',
      body: { client_id: 'id', client_secret: 'secret', grant_type: 'client_credentials' },
    });
    expect(sent[1]).toMatchObject({
      method: 'POST',
      path: '/merchant/v1/payments/',
      body: {
        reference: 'K7M3QX9TAB4',
        subscriber: { country: 'KE', currency: 'KES', msisdn: '733123456' },
        transaction: { amount: 1000, country: 'KE', currency: 'KES', id },
      },
    });
    const { headers } = sent[1]!;
    expect([headers.get('authorization'), headers.get('x-country'), headers.get('x-currency')]).toEqual([
      'Bearer T1',
      'KE',
      'KES',
    ]);
    expect(readTransactionId(id)).toEqual({ kind: 'prompt', id: uuid });
    expect(readTransactionId('nobody')).toBeNull();
  });

  it('a payout is a disbursement with the encrypted PIN, and its answer may contain the outcome', async () => {
    const done = said('DP00900001001', true, { airtel_money_id: 'CI26.0115', status: 'TS' });
    const { payments, sent } = connected(token, done);
    const id = transactionId('payout', uuid);
    expect(await payments.payOut(payout)).toEqual({ providerId: id, outcome: paid('AM-CI26.0115') });
    expect(sent[1]).toMatchObject({
      path: '/standard/v3/disbursements',
      body: {
        payee: { msisdn: '733123456', wallet_type: 'NORMAL' },
        reference: 'K7M3QX9TAB4',
        pin: 'RW5jcnlwdGVk',
        transaction: { amount: 9884, id, type: 'B2C' },
      },
    });
  });

  it('a payout to another wallet or account, or with cents, is not sent', async () => {
    const { payments, sent } = connected(token, token, token);
    for (const to of [{ ...airtel, bankName: 'MPESA' }, { ...airtel, kind: 'bank' } as const]) {
      expect(payments.pays(to)).toBe(false);
      await expect(payments.payOut({ ...payout, to })).rejects.toThrow(PaymentRefused);
    }
    await expect(payments.payOut({ ...payout, amountCents: 50 })).rejects.toThrow(PaymentRefused);
    expect(sent).toEqual([]);
  });

  it('one token serves most of its three minutes, and is renewed then or after a refusal', async () => {
    const pending = said('DP00900001006', false, { status: 'TIP' });
    const { payments, sent, later } = connected(
      token,
      pending,
      pending,
      token,
      { http: 401 },
      token,
      pending,
    );
    await payments.askPayout({ id: uuid });
    later(110_000);
    await payments.askPayout({ id: uuid });
    later(20_000);
    await payments.askPayout({ id: uuid });
    expect(sent.map(({ path }) => path.startsWith('/auth'))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

/** The fact from an answer of Airtel Money. */
const askPrompt = (...answer: Parameters<typeof said>) =>
  connected(token, said(...answer)).payments.askPrompt({ payOrderId: uuid, providerId: null });
const askPayout = (...answer: Parameters<typeof said>) =>
  connected(token, said(...answer)).payments.askPayout({ id: uuid });

/** How Node says why a request failed. */
const cause = (code: string) => Object.assign(new Error(code), { code });

/** The outcome of an order. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) =>
      error instanceof PaymentRefused ? (error.passing ? 'refused for now' : 'refused') : error.name,
  );

describe('answers of Airtel Money', () => {
  it('a refusal differs from an unknown outcome', async () => {
    const cases: [Answer, string][] = [
      [said('DP00900001007', false), 'refused'],
      [said('ESB000008', false), 'refused'],
      [{ http: 400, body: said('DP00900001012', false) }, 'refused'],
      [{ http: 403 }, 'refused'],
      [{ http: 429 }, 'refused for now'],
      [new TypeError('fetch failed', { cause: cause('ECONNREFUSED') }), 'refused for now'],
      [new TypeError('fetch failed', { cause: cause('ECONNRESET') }), PaymentOutcomeUnknown.name],
      [{ http: 500, body: said('DP00900001005', false) }, PaymentOutcomeUnknown.name],
      [said('DP00900001000', false), PaymentOutcomeUnknown.name],
      [said('DP00900001011', false), PaymentOutcomeUnknown.name],
      [said('ROUTER117', false), PaymentOutcomeUnknown.name],
      ['<html>502 Bad Gateway</html>', PaymentOutcomeUnknown.name],
      [{}, PaymentOutcomeUnknown.name],
      [said('DP00900001006', true, { status: 'TIP' }), 'accepted'],
      [said('DP00900001017', false), 'accepted'],
    ];
    for (const [answer, expected] of cases)
      expect([answer, await outcome(connected(token, answer).payments.payOut(payout))]).toEqual([
        answer,
        expected,
      ]);
    const { payments } = connected({ http: 400, body: { error: 'invalid_client' } });
    expect(await outcome(payments.payOut(payout))).toBe('refused for now');
  });

  it('a prompt is paid, failed with a reason, or open', async () => {
    expect(await askPrompt('DP00800001001', true, { status: 'TS', airtel_money_id: 'MP1.2' })).toEqual(
      paid('AM-MP1.2'),
    );
    expect(await askPrompt('DP00800001002', false, { status: 'TF' })).toMatchObject({ failure: 'wrongPin' });
    expect(await askPrompt('DP00800001003', false, { status: 'TF' })).toMatchObject({
      failure: 'DP00800001003',
    });
    expect(await askPrompt('DP00800001029', false, { status: 'TE' })).toMatchObject({
      failure: 'unanswered',
    });
    expect(await askPrompt('DP00800001006', true, { status: 'TIP' })).toBeNull();
    expect(await askPrompt('DP00800001025', false)).toBeNull();
  });

  it('a payout is paid, failed, missing, or open', async () => {
    const fact = { kind: 'payout', id: uuid, providerId: transactionId('payout', uuid) };
    expect(await askPayout('DP00900001001', true, { status: 'TS', airtel_money_id: 'CI1' })).toEqual({
      ...fact,
      outcome: paid('AM-CI1'),
    });
    expect(await askPayout('DP00900001005', false, { status: 'TF' })).toEqual({
      ...fact,
      outcome: { paid: null, failure: 'DP00900001005' },
    });
    expect(await askPayout('DP00900001015', false)).toEqual({ kind: 'payoutMissing', id: uuid });
    expect(await askPayout('DP00900001006', true, { status: 'TIP' })).toBeNull();
  });

  it('a refund is done, was done before, or is refused', async () => {
    const reverse = (answer: Answer) =>
      connected(token, answer).payments.reverse({ receipt: 'AM-MP1.2', amountCents: 100_000 });
    // Its own example says success: false.
    const done = said('ESB000010', false, { airtel_money_id: 'MP1.2', status: 'SUCCESS' });
    expect(await reverse(done)).toEqual(paid(null));
    const before = said('ESB000011', false, undefined, 'The transaction was already refunded.');
    expect(await reverse(before)).toEqual(paid(null));
    await expect(reverse(said('ESB000045', false))).rejects.toThrow(PaymentRefused);
    const { payments } = connected();
    expect([payments.reverses('AM-MP1.2'), payments.reverses('SKJ7RT61SV')]).toEqual([true, false]);
  });
});
