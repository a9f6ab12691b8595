import { describe, expect, it } from 'vitest';
import { DarajaClient } from './client.ts';
import { readPaidIn, readPulled, readReversalOutcome } from './paid-in.ts';
import { darajaPaybill } from './paybill.ts';

type Answer = Record<string, unknown> | Error;

/** The adapter on a network that gives a token, and then these answers in turn. */
function connected(...answers: Answer[]) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const client = new DarajaClient({
    baseUrl: () => 'https://provider.example',
    consumerKey: 'key',
    consumerSecret: 'secret',
    clock: { now: () => 0 },
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname;
      if (path.startsWith('/oauth')) return Response.json({ access_token: 'T1', expires_in: '3599' });
      sent.push({ path, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return Response.json(answer);
    },
  });
  const settings = {
    shortCode: '600000',
    businessName: 'EASYCASH LTD',
    nominatedNumber: '254722000000',
    callbacks: () => ({ origin: 'https://lender.example', secret: 'hidden' }),
  };
  return { paybill: darajaPaybill(settings, client), sent };
}

const row = (index: number, rest: object = {}) => ({
  transactionId: `RKL${index}`,
  trxDate: '2026-01-15T12:00:00Z',
  msisdn: 722000000,
  sender: 'MPESA',
  transactiontype: 'c2b-pay-bill-debit',
  billreference: 'K1',
  amount: '168.00',
  organizationname: 'Kopa',
  ...rest,
});
const page = (...rows: unknown[]) => ({ ResponseRefID: '1', ResponseCode: '1000', Response: [rows] });
const lastPage = {
  ResponseRefID: '1',
  ResponseCode: '1001',
  ResponseMessage: 'No transactions',
  Response: [[]],
};

describe('the list of received payments', () => {
  it('the list is requested in Nairobi time, page by page, from the row after the last', async () => {
    const first = Array.from({ length: 100 }, (_, index) => row(index));
    const { paybill, sent } = connected(page(...first), page(row(100)), lastPage);
    const { paidIn } = await paybill.paidIn(Date.UTC(2026, 0, 15, 21, 30), Date.UTC(2026, 0, 16, 9));
    expect(paidIn).toHaveLength(101);
    expect(paidIn[100]).toEqual({
      kind: 'paidIn',
      account: 'K1',
      payment: { receipt: 'RKL100', amountCents: 16_800, paidAt: Date.UTC(2026, 0, 15, 9) },
    });
    expect(sent.map(({ body }) => body)).toEqual(
      ['0', '100', '101'].map((OffSetValue) => ({
        ShortCode: '600000',
        StartDate: '2026-01-16 00:30:00',
        EndDate: '2026-01-16 12:00:00',
        OffSetValue,
      })),
    );
  });

  it('the list omits outgoing payments, and returns unreadable rows', async () => {
    const odd = row(2, { amount: 'much' });
    const { paybill } = connected(
      page(row(1, { transactiontype: 'c2b-reversal' }), odd, null, row(3)),
      lastPage,
    );
    expect(await paybill.paidIn(0, 1)).toEqual({
      paidIn: [expect.objectContaining({ payment: expect.objectContaining({ receipt: 'RKL3' }) })],
      unread: [odd, null],
    });
  });

  it('the list is empty, or unavailable', async () => {
    expect(await connected(lastPage).paybill.paidIn(0, 1)).toEqual({ paidIn: [], unread: [] });
    const unknown: Answer[] = [{ ResponseCode: '1000' }, {}, new Error('cut'), page(row(1))];
    for (const answer of unknown)
      await expect(connected(answer, new Error('cut')).paybill.paidIn(0, 1)).rejects.toMatchObject({
        name: 'PaymentOutcomeUnknown',
      });
    const refused = connected({ requestId: '1', errorCode: '400.001', errorMessage: 'Invalid ShortCode' });
    await expect(refused.paybill.paidIn(0, 1)).rejects.toMatchObject({ name: 'PaymentRefused' });
  });
});

describe('the registration', () => {
  const done = { OriginatorCoversationID: '1', ResponseCode: '0', ResponseDescription: 'Success' };
  const before = { requestId: '1', errorCode: '500.003.1001', errorMessage: 'URLs are already registered' };

  it('a repeated registration is no failure', async () => {
    await connected(done, { ResponseStatus: '1000' }).paybill.register();
    await connected(before, { ResponseStatus: '1001' }).paybill.register();
  });

  it('a refused registration is reported', async () => {
    const { paybill } = connected({ errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid URL' });
    await expect(paybill.register()).rejects.toThrow('Invalid URL');
    await expect(connected(done, { ResponseStatus: '1002' }).paybill.register()).rejects.toMatchObject({
      name: 'PaymentRefused',
    });
  });
});

/** The outcome of a reversal. */
const told = (ResultCode: unknown, ResultDesc = '') => ({
  Result: { ResultCode, ResultDesc, OriginatorConversationID: '1', ConversationID: '2' },
});

describe('messages about the paybill', () => {
  it('a confirmation is read with amounts as numbers or text, and without an account or a time', () => {
    const ours = { TransID: 'RKL1', BusinessShortCode: 600_584 };
    expect(readPaidIn({ ...ours, TransTime: 20_260_115_120_000, TransAmount: 5 }, '600584')).toEqual({
      kind: 'paidIn',
      account: '',
      payment: { receipt: 'RKL1', amountCents: 500, paidAt: Date.UTC(2026, 0, 15, 9) },
    });
    const told = { ...ours, TransTime: '20261315', TransAmount: '5.50' };
    expect(readPaidIn({ ...told, TransID: ' rk l1 ' }, '600584')).toMatchObject({
      payment: { receipt: 'RKL1', amountCents: 550, paidAt: null },
    });
    expect(readPulled(row(1, { trxDate: '2026-13-45T00:00:00Z', billreference: null }))).toMatchObject({
      account: '',
      payment: { paidAt: null },
    });
    const wrong = [null, {}, { ...told, TransID: '../x' }, { ...told, TransAmount: '0' }];
    for (const body of [
      ...wrong,
      { ...told, BusinessShortCode: '999999' },
      { ...told, BusinessShortCode: undefined },
    ])
      expect(readPaidIn(body, '600584')).toBeNull();
  });

  it('a reversal is done, was done before, or has failed', () => {
    expect(readReversalOutcome(told(0))).toMatchObject({ paid: {}, failure: null });
    expect(readReversalOutcome(told('R000001'))?.failure).toBeNull();
    const inWords = told(99, 'The transaction has already been reversed.');
    expect(readReversalOutcome(inWords)?.failure).toBeNull();
    expect(readReversalOutcome(told('R000002'))).toEqual({ paid: null, failure: 'R000002' });
    expect(readReversalOutcome({})).toBeNull();
  });
});
