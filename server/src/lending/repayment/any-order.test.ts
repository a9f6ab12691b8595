import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxPayments, sandboxSettle } from '@kopa/contract/calls/sandbox';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Applicant } from '../../../test/borrower.ts';
import { books, disbursed, startMoneyLender } from '../../../test/loan.ts';
import { payByHand } from '../../../test/paybill.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin, granted, type TestLender } from '../../../test/test-lender.ts';
import { day, minute } from '../../../test/times.ts';

/** No phone waits longer for a PIN. */
const promptMs = 14 * minute;

const times = fc.nat(2);
const amount = fc.constantFrom(500, 500, 1_000);
/** The actions: the prompts, the payers, and the number of reports of each channel; 0 means lost. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('prompt' as const), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('enterPin' as const),
      which: fc.nat(2),
      resultCode: fc.constantFrom(0, 0, 0, 1032),
      copies: times,
      confirmations: times,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('byHand' as const), amount, copies: times }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('tellAgain' as const),
      which: fc.nat(9),
      copies: times,
      confirmations: times,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
);
/**
 * The server's clock is set: so many minutes from the right time. The provider of the sandbox has the same
 * clock, and forgets payments after 48 hours.
 */
const jump = fc.record({
  kind: fc.constant('jump' as const),
  minutes: fc.oneof(fc.integer({ min: -1_300, max: 1_300 }), fc.integer({ min: -40, max: 40 })),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
type Jump = typeof jump extends fc.Arbitrary<infer T> ? T : never;

async function happen(lender: TestLender, loan: Applicant, what: Happening): Promise<void> {
  const { orderNo, token } = loan;
  const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
  const told = payments.filter(({ kind, state }) => kind !== 'disbursement' && state !== 'held');
  switch (what.kind) {
    case 'prompt': {
      // Refused while another is open: then nothing happens.
      const request = { orderNo, amountCents: what.amount * 100, mobile: '712345678' };
      await lender.call(mpesaRepayLink, request, { token });
      return;
    }
    case 'enterPin': {
      const waiting = payments.filter(({ kind, state }) => kind === 'repayment' && state === 'held');
      const held = waiting[what.which % Math.max(waiting.length, 1)];
      if (held) await lender.call(sandboxSettle, { ...what, reference: held.reference });
      return;
    }
    case 'byHand': {
      const reference = await payByHand(lender, orderNo, what.amount);
      if (reference) await lender.call(sandboxSettle, { reference, resultCode: 0, copies: what.copies });
      return;
    }
    case 'tellAgain': {
      const again = told[what.which % Math.max(told.length, 1)];
      if (again) await lender.call(sandboxSettle, { ...what, reference: again.reference, resultCode: 0 });
      return;
    }
    case 'pass':
      await lender.pass(what.minutes * minute);
  }
}

/** A phone that was asked too long ago says so: its prompt has failed. */
async function expireOld(
  lender: TestLender,
  orderNo: string,
  { askedAt, passedMs }: { askedAt: Map<string, number>; passedMs: number },
): Promise<void> {
  const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
  for (const { reference, kind, state } of payments) {
    if (kind !== 'repayment' || state !== 'held') continue;
    const since = askedAt.get(reference) ?? passedMs;
    askedAt.set(reference, since);
    if (passedMs - since > promptMs)
      await lender.call(sandboxSettle, { reference, resultCode: 1037, copies: 0 });
  }
}

/** A prompt that is paid after the clock was set ahead, beside a payment by hand of the same amount. */
const besideByHand: (Happening | Jump)[] = [
  { kind: 'jump', minutes: -995 },
  { kind: 'prompt', amount: 500 },
  { kind: 'jump', minutes: 767 },
  { kind: 'enterPin', which: 0, resultCode: 0, copies: 0, confirmations: 0 },
  { kind: 'byHand', amount: 500, copies: 1 },
  { kind: 'tellAgain', which: 0, copies: 0, confirmations: 2 },
];

/** Money that nobody tells of, paid long before the provider was to be asked by the clock that was ahead. */
const longBeforeAsking: (Happening | Jump)[] = [
  { kind: 'jump', minutes: 1_237 },
  { kind: 'jump', minutes: -793 },
  { kind: 'byHand', amount: 500, copies: 0 },
];

const test = useDatabase();

it.each([
  ['reports in any number and order', happening, 12],
  [
    'a clock that is set ahead and back as well',
    fc.oneof({ weight: 11, arbitrary: happening }, { weight: 3, arbitrary: jump }),
    12,
  ],
])('money counts never twice and finally once, with %s', async (_, any, numRuns) => {
  let jumpedMs = 0;
  const lender = await startMoneyLender(test.db, { baseClock: { now: () => begin + jumpedMs } });
  await lender.jobs.runDue();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array<Happening | Jump>(any, { minLength: 4, maxLength: 14 }), async (all) => {
      run += 1;
      const loan = await disbursed(lender, `70000${String(run).padStart(4, '0')}`);
      const askedAt = new Map<string, number>();
      for (const what of all) {
        if (what.kind === 'jump') {
          jumpedMs = what.minutes * minute;
          // A running server looks for jobs all the time, and so learns of each time.
          await lender.jobs.runDue();
        } else await happen(lender, loan, what);
        await expireOld(lender, loan.orderNo, { askedAt, passedMs: lender.now() - jumpedMs });
        const { received, ledgerSum } = await books(lender);
        expect(ledgerSum).toBe(0);
        expect(received.ledger).toBeLessThanOrEqual(received.provider!);
      }
      await lender.pass(3 * day);
      const { received, balances, differing } = await books(lender);
      expect(differing).toEqual([]);
      expect(balances.suspense).toBe(0);
      expect(received.ledger).toBe(received.provider);
      expect(received.borrowers).toBe(received.provider);
    }),
    { numRuns, seed: 20_260_115, examples: [[besideByHand], [longBeforeAsking]], endOnFailure: true },
  );
});
