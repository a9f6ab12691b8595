import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { expect, it } from 'vitest';
import { submitted } from '../../../test/borrower.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { day, hour, minute } from '../../../test/times.ts';
import { jobHandlers } from '../../jobs/handlers.ts';
import { JobRunner } from '../../jobs/runner.ts';
import { SmsOutcomeUnknown, SmsRefused } from '../../ports/sms/sms.ts';

const test = useDatabase();

/** An approval with a message to its owner, by a provider that first fails as given and then works. */
async function approvedBy(...fails: Error[]) {
  const lender = await startTestLender(test.db);
  const { orderNo } = await submitted(lender);
  const asked: { at: number; text: string }[] = [];
  const began = lender.now();
  lender.lender.sms = {
    ...lender.lender.sms,
    send: async ({ text }) => {
      asked.push({ at: lender.now() - began, text });
      const failure = fails.shift();
      if (failure) throw failure;
    },
  };
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
  await lender.jobs.runDue();
  return { lender, asked };
}

it('a message that the provider cannot accept now is sent later with the same text', async () => {
  const busy = new SmsRefused('405', 'no credit', { passing: true });
  const { lender, asked } = await approvedBy(busy, busy);
  await lender.pass(hour);
  expect(asked.map(({ at }) => at)).toEqual([0, 5 * minute, 10 * minute]);
  expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
});

it('a message without acceptance is abandoned after a day', async () => {
  const { lender, asked } = await approvedBy(
    ...Array.from({ length: 1000 }, () => new SmsRefused('405', 'no credit', { passing: true })),
  );
  await lender.pass(2 * day);
  const first = asked[0]!.text;
  const last = Math.max(...asked.filter(({ text }) => text === first).map(({ at }) => at));
  expect(last).toBe(day);
});

it.each([new SmsOutcomeUnknown('no answer'), new SmsRefused('403', 'invalid number')])(
  'a message that was possibly accepted, or never will be, is not sent again: %s',
  async (failure) => {
    const { lender, asked } = await approvedBy(failure);
    await lender.pass(12 * hour);
    expect(asked).toHaveLength(1);
  },
);

it('a process that dies while it sends a message leaves no second one', async () => {
  const lender = await startTestLender(test.db);
  const { orderNo } = await submitted(lender);
  const asked: string[] = [];
  let end: (() => void) | undefined;
  lender.lender.sms = {
    ...lender.lender.sms,
    send: ({ text }) => {
      asked.push(text);
      return new Promise((resolve) => {
        if (asked.length > 1) resolve();
        else end = resolve;
      });
    },
  };
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
  const dying = lender.jobs.runDue();
  await expect.poll(() => asked).toHaveLength(1);
  const next = new JobRunner(lender.lender, jobHandlers, () => {});
  await next.releaseAll();
  await next.runDue();
  expect(asked.filter((text) => text === asked[0])).toHaveLength(1);
  end?.();
  await dying;
});
