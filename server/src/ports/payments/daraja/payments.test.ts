import { describe, expect, it } from 'vitest';
import { PaymentOutcomeUnknown, PaymentRefused } from '../payments.ts';
import { darajaPayments } from './payments.ts';
import { timestampOf } from './timestamps.ts';

const at = Date.UTC(2026, 0, 15, 9);
type Answer = Record<string, unknown> | string | Error;

/** The adapter on a network that gives these answers, in turn; the first one after a token is the call's. */
function connected(...given: (Answer | { transfers: true })[]) {
  const transfers = given.some((each) => typeof each === 'object' && 'transfers' in each);
  const answers = given.filter((each): each is Answer => !(typeof each === 'object' && 'transfers' in each));
  const sent: { path: string; headers: Headers; body: Record<string, unknown> }[] = [];
  let now = at;
  const payments = darajaPayments({
    baseUrl: () => 'https://provider.example',
    consumerKey: 'key',
    consumerSecret: 'secret',
    shortCode: '600000',
    payoutShortCode: '600000',
    businessName: 'EASYCASH LTD',
    nominatedNumber: '254722000000',
    passKey: 'pass',
    initiatorName: 'initiator',
    securityCredential: 'credential',
    callbacks: () => ({ origin: 'https://lender.example', secret: 'hidden' }),
    clock: { now: () => now },
    transfers,
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      sent.push({ path: new URL(String(input)).pathname, headers: new Headers(init?.headers), body });
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
  });
  return { payments, sent, later: (ms: number) => (now += ms) };
}

const token = { access_token: 'T1', expires_in: '3599' };
const accepted = { ConversationID: 'AG_1', CheckoutRequestID: 'ws_CO_1', ResponseCode: '0' };
const mpesa = { kind: 'mobileMoney', bankName: 'MPESA', number: '712345678', holder: 'Wanjiru' } as const;
const payout = { id: 'D1', orderNo: 'K1', amountCents: 988_400, to: mpesa };
const prompt = { payOrderId: 'P1', orderNo: 'K1', amountCents: 100_000, mobile: '712345678' };
const asked = { payOrderId: 'P1', providerId: 'ws_CO_1' };
/** A payment that the provider reports without further details. */
const untold = { receipt: null, amountCents: null, paidAt: null };
const refusal = (errorCode: string, errorMessage = 'no') => ({ requestId: '1', errorCode, errorMessage });

describe('requests to Daraja', () => {
  it("a prompt is an STK push with Daraja's field names", async () => {
    const { payments, sent } = connected(token, accepted);
    expect(await payments.prompt(prompt)).toEqual({ providerId: 'ws_CO_1' });
    expect(sent[0]!.headers.get('authorization')).toBe(`Basic ${btoa('key:secret')}`);
    expect(sent[1]!.headers.get('authorization')).toBe('Bearer T1');
    expect(sent[1]!.path).toBe('/mpesa/stkpush/v1/processrequest');
    expect(sent[1]!.body).toEqual({
      BusinessShortCode: '600000',
      Password: btoa('600000pass20260115120000'),
      Timestamp: '20260115120000',
      TransactionType: 'CustomerPayBillOnline',
      Amount: 1000,
      PartyA: '254712345678',
      PartyB: '600000',
      PhoneNumber: '254712345678',
      CallBackURL: 'https://lender.example/callbacks/hidden/prompt/P1',
      AccountReference: 'K1',
      TransactionDesc: 'Loan payment',
    });
  });

  it('a payout is a B2C request under our own id', async () => {
    const { payments, sent } = connected(token, accepted);
    expect(await payments.payOut(payout)).toEqual({ providerId: 'AG_1', outcome: null });
    expect(sent[1]!.path).toBe('/mpesa/b2c/v3/paymentrequest');
    expect(sent[1]!.body).toMatchObject({
      OriginatorConversationID: 'D1',
      CommandID: 'BusinessPayment',
      Amount: 9884,
      PartyB: '254712345678',
      ResultURL: 'https://lender.example/callbacks/hidden/payout/D1',
      QueueTimeOutURL: 'https://lender.example/callbacks/hidden/payout-timeout/D1',
      Occassion: 'K1',
    });
  });

  it('a transfer to an account uses our own id, where the provider offers transfers', async () => {
    const { payments, sent } = connected({ transfers: true }, token, accepted, accepted);
    const bank = { kind: 'bank', bankName: 'KE01', number: '1234567890', holder: 'Wanjiru' } as const;
    expect(await payments.payOut({ ...payout, to: bank })).toEqual({ providerId: 'AG_1', outcome: null });
    expect(sent[1]).toMatchObject({
      path: '/transfers/v1/paymentrequest',
      body: {
        OriginatorConversationID: 'D1',
        CommandID: 'AccountTransfer',
        Amount: 9884,
        AccountKind: 'bank',
        Institution: 'KE01',
        AccountNumber: '1234567890',
        AccountName: 'Wanjiru',
        ResultURL: 'https://lender.example/callbacks/hidden/payout/D1',
      },
    });
    await payments.payOut({ ...payout, to: { ...mpesa, bankName: 'TKASH' } });
    expect(sent.at(-1)).toMatchObject({
      path: '/transfers/v1/paymentrequest',
      body: { Institution: 'TKASH' },
    });
  });

  it('a payout to an account that M-Pesa does not pay is not sent', async () => {
    const { payments, sent } = connected(token, accepted);
    for (const to of [{ ...mpesa, bankName: 'AIRTEL_MONEY' }, { ...mpesa, kind: 'clabe' } as const]) {
      expect(payments.pays(to)).toBe(false);
      await expect(payments.payOut({ ...payout, to })).rejects.toThrow(PaymentRefused);
    }
    expect(payments.pays(mpesa)).toBe(true);
    expect(sent).toEqual([]);
  });

  it('one token serves its hour, and is renewed then or after a refusal', async () => {
    const { payments, sent, later } = connected(
      token,
      accepted,
      accepted,
      token,
      accepted,
      refusal('404.001.03', 'Invalid Access Token'),
      token,
      accepted,
    );
    await payments.payOut(payout);
    await payments.payOut(payout);
    later(3_600_000);
    await payments.payOut(payout);
    expect(sent.map(({ path }) => path.startsWith('/oauth'))).toEqual([true, false, false, true, false]);
    await payments.payOut(payout);
    expect(sent.slice(5).map(({ path }) => path.startsWith('/oauth'))).toEqual([false, true, false]);
  });

  it('amounts are whole shillings, or the request is not sent', async () => {
    const { payments, sent } = connected(token, accepted);
    await expect(payments.payOut({ ...payout, amountCents: 988_436 })).rejects.toThrow(PaymentRefused);
    expect(sent).toEqual([]);
  });

  it('timestamps are in Nairobi time', () => {
    expect(timestampOf(Date.UTC(2026, 11, 31, 22, 5, 9))).toBe('20270101010509');
  });
});

/** The outcome of an order. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) =>
      error instanceof PaymentRefused ? (error.passing ? 'refused for now' : 'refused') : error.name,
  );

describe('answers of Daraja', () => {
  it('a refusal differs from a missing answer', async () => {
    const cut = new TypeError('fetch failed', {
      cause: Object.assign(new Error('cut'), { code: 'ECONNRESET' }),
    });
    const unreached = new TypeError('fetch failed', {
      cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
    });
    const cases: [Answer, string][] = [
      [refusal('400.002.02'), 'refused'],
      [{ ResponseCode: '1', ResponseDescription: 'no' }, 'refused'],
      [refusal('500.003.02'), 'refused for now'],
      [unreached, 'refused for now'],
      [cut, 'PaymentOutcomeUnknown'],
      ['<html>502 Bad Gateway</html>', 'PaymentOutcomeUnknown'],
      ['', 'PaymentOutcomeUnknown'],
    ];
    for (const [answer, expected] of cases)
      expect(await outcome(connected(token, answer).payments.payOut(payout))).toBe(expected);
    expect(new PaymentOutcomeUnknown('x').name).toBe('PaymentOutcomeUnknown');
  });

  it('a failed token request is a refusal, because the payment was never sent', async () => {
    const { payments, sent } = connected(new TypeError('fetch failed'));
    expect(await outcome(payments.payOut(payout))).toBe('refused for now');
    expect(sent).toHaveLength(1);
  });

  it('a duplicate OriginatorConversationID means that Daraja already has the payout', async () => {
    const { payments } = connected(token, refusal('500.002.1001', 'Duplicate OriginatorConversationID.'));
    expect(await payments.payOut(payout)).toEqual({ providerId: null, outcome: null });
  });

  it('a prompt that waits for its PIN has no result yet', async () => {
    const waiting = connected(token, refusal('500.001.1001', 'The transaction is being processed'));
    expect(await waiting.payments.askPrompt(asked)).toBeNull();
    const cancelled = connected(token, { ResponseCode: '0', ResultCode: 1032 });
    expect(await cancelled.payments.askPrompt(asked)).toEqual({ paid: null, failure: 'cancelled' });
    const other = connected(token, { ResponseCode: '0', ResultCode: 9999 });
    expect(await other.payments.askPrompt(asked)).toEqual({ paid: null, failure: '9999' });
    const paid = connected(token, { ResponseCode: '0', ResultCode: '0' });
    expect(await paid.payments.askPrompt(asked)).toEqual({ paid: untold, failure: null });
  });

  it('a prompt with a lost answer has no status request', async () => {
    const { payments, sent } = connected();
    expect(await payments.askPrompt({ payOrderId: 'P1', providerId: null })).toBeNull();
    expect(sent).toEqual([]);
  });
});
