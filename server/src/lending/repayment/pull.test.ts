import { kenya } from '@kopa/contract';
import { expect, it, vi } from 'vitest';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, hour, minute } from '../../../test/times.ts';
import { PaymentOutcomeUnknown } from '../../ports/payments/payments.ts';
import type { Lender } from '../lender.ts';
import { paybillJobs } from './pull.ts';

const test = useDatabase();

it('each query begins an hour before the last answer, and at most 47 hours back', async () => {
  const paidIn = vi.fn(async (_from: number, _to: number) => ({ paidIn: [], unread: [] }));
  const lender = { db: test.db, payments: { paybill: { paidIn } }, policy: kenya } as unknown as Lender;
  const pull = async (at: number) => {
    const job = paybillJobs['pull'];
    if (!job || !('outside' in job)) throw new Error('There is no such job.');
    await job.outside({ everyMinutes: 30 } as never, { lender, at });
    return paidIn.mock.lastCall;
  };
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
