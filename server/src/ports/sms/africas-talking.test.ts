import { kenyaMarket } from '@kopa/contract/market';
import { describe, expect, it } from 'vitest';
import { apiKey, startAfricasTalking, type SmsAnswer } from '../../../test/africas-talking.ts';
import { nobodyListens } from '../../../test/listening.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { mobileHash } from '../../storage/borrower-keys.ts';
import { smsDeliveries } from '../../storage/schema/index.ts';
import { africasTalking } from './africas-talking.ts';
import { keepReport, readDeliveryReport } from './deliveries.ts';
import { SmsRefused } from './sms.ts';

const clock = { now: () => 5_000 };
const message = { mobile: '712345678', text: 'Your code is 123456 & it is good for 5 minutes.' };

/** The outcome of a message. No error contains the message. */
const outcome = (sent: Promise<void>) =>
  sent.then(
    () => 'sent',
    (error: Error) => {
      expect(JSON.stringify([error.message, error.cause])).not.toMatch(/712345678|123456|atsk/);
      return error instanceof SmsRefused
        ? `refused ${error.code}${error.passing ? ' for now' : ''}`
        : error.name;
    },
  );

describe("SMS by Africa's Talking", () => {
  const test = useDatabase();
  const connect = (baseUrl: string, key = apiKey, sender: string | null = null, patienceMs?: number) =>
    africasTalking(
      { baseUrl, username: 'lender', apiKey: key, sender },
      { db: test.db, clock, market: kenyaMarket, ...(patienceMs !== undefined && { patienceMs }) },
    );

  it('an SMS is sent as a form to the full number, and its text is stored nowhere', async () => {
    const provider = await startAfricasTalking();
    await connect(provider.url).send(message);
    await connect(provider.url, apiKey, 'KOPA').send(message);
    const sent = { to: '+254712345678', message: message.text };
    expect(provider.book).toMatchObject([
      { ...sent, from: null },
      { ...sent, from: 'KOPA' },
    ]);
    const kept = await test.db.select().from(smsDeliveries);
    expect(kept).toHaveLength(2);
    expect(kept[0]).toMatchObject({
      messageId: 'ATXid_1',
      mobileHash: mobileHash(test.db, '712345678'),
      status: 'Accepted',
      costTenThousandths: 8_000,
      sentAt: 5_000,
    });
    expect(JSON.stringify(kept)).not.toContain('123456 &');
  });

  it('the price of a time is the sum of the provider’s prices in the market’s currency', async () => {
    const provider = await startAfricasTalking();
    const sms = connect(provider.url);
    const costs = ['KES 0.8000', 'KES 0.8', 'KES 1.6055', 'USD 0.0100', 'free'];
    for (const cost of costs) {
      provider.cost = cost;
      await sms.send(message);
    }
    // Known from the report alone: nobody knows when the message was sent.
    await keepReport(test.db, readDeliveryReport({ id: 'other', status: 'Success' })!, 5_000);
    const sent = (from: number, until: number) => test.db.transaction((tx) => sms.sent(tx, { from, until }));
    expect(await sent(5_000, 5_001)).toEqual({ count: 5, costCents: 321, unpriced: 2 });
    expect(await sent(0, 5_000)).toEqual({ count: 0, costCents: 0, unpriced: 0 });
  });

  it('a refusal by code is temporary or final, and an unclear answer is unknown', async () => {
    const provider = await startAfricasTalking();
    const cases: [SmsAnswer, string][] = [
      [100, 'sent'],
      [102, 'sent'],
      [401, 'refused 401'],
      [402, 'refused 402 for now'],
      [403, 'refused 403'],
      [404, 'refused 404'],
      [405, 'refused 405 for now'],
      [406, 'refused 406'],
      [407, 'refused 407 for now'],
      [409, 'refused 409'],
      [500, 'refused 500 for now'],
      [501, 'refused 501 for now'],
      [502, 'refused 502'],
      ['nobody', 'refused noRecipient'],
      ['overloaded', 'refused http429 for now'],
      ['cut', 'SmsOutcomeUnknown'],
      ['gateway', 'SmsOutcomeUnknown'],
      ['page', 'SmsOutcomeUnknown'],
    ];
    for (const [answer, expected] of cases) {
      provider.answer(answer);
      expect(await outcome(connect(provider.url).send(message))).toBe(expected);
    }
    expect(await outcome(connect(provider.url, 'wrong').send(message))).toBe('refused http401 for now');
    expect(await outcome(connect(await nobodyListens()).send(message))).toBe('refused unreached for now');
    provider.answer('silent');
    expect(await outcome(connect(provider.url, apiKey, null, 50).send(message))).toBe('SmsOutcomeUnknown');
  });

  it('reports before the answer, repeated or out of order, give the same result', async () => {
    const provider = await startAfricasTalking();
    const tell = (fields: Record<string, string>, at: number) =>
      keepReport(test.db, readDeliveryReport({ id: 'ATXid_1', ...fields })!, at);
    await tell({ status: 'Sent', networkCode: '63902' }, 6_000);
    await connect(provider.url).send(message);
    await tell(
      { status: 'Failed', networkCode: '63902', failureReason: 'AbsentSubscriber', retryCount: '2' },
      7_000,
    );
    await tell({ status: 'Sent', networkCode: '63902' }, 8_000);
    expect(await test.db.select().from(smsDeliveries)).toEqual([
      {
        messageId: 'ATXid_1',
        mobileHash: mobileHash(test.db, '712345678'),
        status: 'Failed',
        networkCode: '63902',
        failureReason: 'AbsentSubscriber',
        retryCount: 2,
        costTenThousandths: 8_000,
        sentAt: 5_000,
        reportedAt: 7_000,
      },
    ]);
  });

  it('an invalid report is ignored', () => {
    for (const fields of [
      null,
      'text',
      {},
      { id: '', status: 'Sent' },
      { id: 'a', status: 'a\0' },
      { id: ['a', 'b'], status: 'Sent' },
    ])
      expect(readDeliveryReport(fields)).toBeNull();
  });
});
