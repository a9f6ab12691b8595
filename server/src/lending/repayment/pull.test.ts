import { kenya } from '@kopa/contract';
import { asc, isNull } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour, minute } from '../../../test/times.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type PaidIn } from '../../ports/payments/payments.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { jobs, providerInbox, repayments, settings } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { factsNamed, listedKey, paidInKey } from '../provider-inbox.ts';
import { paybillJobs, pullAgain, pullPaidIn, startPaybill } from './pull.ts';

const test = useDatabase();

const list = { paidIn: [] as PaidIn[], unread: [] as unknown[] };
const paidIn = vi.fn(async (_from: number, _to: number) => list);
const lender = (paybill: unknown = { paidIn }) =>
  ({ db: test.db, payments: { paybill }, policy: kenya }) as unknown as Lender;
const pull = async (at: number, of = lender()) => {
  const job = paybillJobs['pull'];
  if (!job || !('outside' in job)) throw new Error('There is no such job.');
  await job.outside({ everyMinutes: 30 } as never, { lender: of, at, markDone: async () => true });
  return paidIn.mock.lastCall;
};
const queued = async () =>
  (await test.db.select().from(jobs).orderBy(asc(jobs.id))).map(({ kind, key, runAt, payload }) => ({
    kind,
    key,
    runAt,
    payload,
  }));
const next = (runAt: number) => ({
  kind: 'pull',
  key: String(runAt),
  runAt,
  payload: { everyMinutes: 30 },
});

it('each query begins an hour before the last answer, and at most 47 hours back', async () => {
  await test.db.insert(settings).values({ name: 'other', value: begin });
  expect(await pull(begin)).toEqual([begin - 47 * hour, begin + 1000]);
  const second = begin + 30 * minute;
  expect(await pull(second)).toEqual([begin - hour, second + 1000]);
  // Without an answer the next query covers the same period again.
  paidIn.mockRejectedValueOnce(new PaymentOutcomeUnknown('away'));
  expect(await pull(begin + hour)).toEqual([second - hour, begin + hour + 1000]);
  expect(await pull(begin + 2 * hour)).toEqual([second - hour, begin + 2 * hour + 1000]);
  const late = begin + 9 * day;
  expect(await pull(late)).toEqual([late - 47 * hour, late + 1000]);
});

it('the next query is queued for the next full period, before the provider is asked', async () => {
  const period = 30 * minute;
  const full = Math.ceil(begin / period) * period;
  for (const error of [new PaymentRefused('busy', 'later'), new PaymentOutcomeUnknown('away')]) {
    paidIn.mockRejectedValueOnce(error);
    await pull(full);
  }
  paidIn.mockRejectedValueOnce(new TypeError('no'));
  await expect(pull(full + period - 1)).rejects.toThrow('no');
  expect(await queued()).toEqual([next(full + period)]);
  await pull(full + period);
  expect(await queued()).toEqual([next(full + period), next(full + 2 * period)]);
});

it('after the clock went back, the provider is asked again at times that had come before', async () => {
  const period = 30 * minute;
  const full = Math.ceil(begin / period) * period;
  await pull(full);
  await test.db.update(jobs).set({ doneAt: full + period });
  await pull(full + period);
  await inTransaction(test.db, (tx) => pullAgain(tx, full + minute, 30));
  const waiting = await test.db.select().from(jobs).where(isNull(jobs.doneAt)).orderBy(asc(jobs.runAt));
  expect(waiting.map(({ runAt }) => runAt)).toEqual([full + period, full + 2 * period]);
  expect(await pull(full + period)).toEqual([full + minute - hour, full + period + 1000]);
});

it('a provider without a paybill is not asked, and nothing is queued', async () => {
  paidIn.mockClear();
  await pull(begin, lender(null));
  await pullPaidIn(lender(null), begin, begin);
  expect(await queued()).toEqual([]);
});

const start = (address: string) =>
  inTransaction(test.db, (tx) => startPaybill(tx, begin, { everyMinutes: 30, address }));

it('an address is registered once, and another address anew', async () => {
  for (const address of ['https://one.example', 'https://one.example', 'https://two.example'])
    await start(address);
  const registered = (await queued()).filter(({ kind }) => kind === 'registerPaybill');
  const key = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
  const job = { kind: 'registerPaybill', key, runAt: begin, payload: {} };
  expect(registered).toEqual([job, job]);
  expect(await queued()).toContainEqual(next((Math.floor(begin / (30 * minute)) + 1) * 30 * minute));
});

it('each listed payment is booked once and confirmed, and each row that cannot be read is kept once', async () => {
  await addRunningLoans(test.db, { count: 1, disbursedOn: dayOf(begin) });
  const payment = { receipt: 'SLISTED001', amountCents: 70_000, paidAt: begin };
  const listed: PaidIn[] = [
    { kind: 'paidIn', account: loanNo(1), payment },
    { kind: 'paidIn', account: loanNo(1), payment: { ...payment, receipt: 'SLISTED002' } },
  ];
  for (let time = 0; time < 2; time += 1) {
    paidIn.mockResolvedValueOnce({ paidIn: listed, unread: ['one', { two: 2 }] });
    await pullPaidIn(lender(), begin, begin + hour);
  }
  const found = await test.db.select().from(repayments).orderBy(asc(repayments.position));
  expect(found).toMatchObject([
    { receipt: 'SLISTED001', state: 'paid', receiptFrom: 'paybill' },
    { receipt: 'SLISTED002', state: 'paid', receiptFrom: 'paybill' },
  ]);
  const kept = await test.db.select().from(providerInbox).orderBy(asc(providerInbox.id));
  const keys = kept.map(({ key }) => key);
  const unread = expect.stringMatching(/^unreadable:pull:[0-9a-f]{64}$/) as string;
  const [one, two] = ['SLISTED001', 'SLISTED002'];
  expect(keys).toEqual([paidInKey(one), listedKey(one), paidInKey(two), listedKey(two), unread, unread]);
  const facts = await factsNamed(test.db, keys);
  const [first, second] = listed;
  expect(keys.map((key) => facts.get(key))).toEqual([
    first,
    { payment: first!.payment },
    second,
    { payment: second!.payment },
    { unread: 'one' },
    { unread: { two: 2 } },
  ]);
});
