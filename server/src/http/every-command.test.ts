import { errorCodes, idempotencyHeader } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { reference } from './documents/reference/index.ts';
import { describe, expect, it } from 'vitest';
import { commands } from '../../test/commands.ts';
import { contentOf } from '../../test/content.ts';
import { startMoneyLender } from '../../test/loan.ts';
import { openOwnEmbedded, openOwnPostgres, postgres, useDatabase } from '../../test/test-database.ts';
import { inject, startTestLender, type TestLender } from '../../test/test-lender.ts';

const changing = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, call]) => call.changes && call.auth !== 'sandbox',
);
const prepared = changing.filter(([name]) => commands[name]);

describe('a command under a key', () => {
  // Two at once meet on several connections, and on one never.
  const test = useDatabase('missing' in postgres ? openOwnEmbedded : openOwnPostgres);

  it.for(prepared)(
    '%s is executed once under one key, also concurrently, and is another command under another key',
    async ([name, call]) => {
      const lender = await startMoneyLender(test.db);
      const { token, request, other } = await commands[name]!(lender);
      const sent = { key: 'k1', ...(token !== undefined && { token }) };
      const [one, two] = await Promise.all([
        lender.send(call, request, sent),
        lender.send(call, request, sent),
      ]);
      expect([one.code, one.fields]).toEqual([0, undefined]);
      expect(two).toEqual(one);
      const done = await contentOf(test.db);
      expect(await lender.send(call, request, sent)).toEqual(one);
      const reused = await lender.send(call, other, sent);
      expect(reused).toMatchObject({ status: 200, code: errorCodes.idempotencyKeyReused, data: null });
      expect(await contentOf(test.db)).toBe(done);
    },
  );
});

/**
 * A repeated picture is another picture; it is deleted after a day without a reference. Each edit is
 * recorded.
 */
const madeAgain: readonly CallName[] = [
  'uploadUserVoucher',
  'uploadFeedbackCredential',
  'uploadFeedbackFile',
  'editFeedback',
];

/** Attempts are counted: each makes a row of its own. */
const attempts = { without: ['rate_limit_attempts', 'attempt_budgets'], counted: true };

describe('a command without a key', () => {
  const test = useDatabase();

  it.for(prepared.filter(([name]) => !madeAgain.includes(name)))(
    '%s has one effect without a key, by its natural key',
    async ([name, call]) => {
      const lender = await startMoneyLender(test.db);
      const { token, request } = await commands[name]!(lender);
      const sent = token === undefined ? {} : { token };
      const first = await lender.send(call, request, sent);
      expect(first.code).toBe(0);
      const made = await contentOf(test.db, attempts);
      const again = await Promise.all([lender.send(call, request, sent), lender.send(call, request, sent)]);
      // The repetition gets the first answer or a refusal; nothing is created twice.
      for (const { code, status } of again)
        expect([status, code === errorCodes.internal]).toEqual([200, false]);
      expect(await contentOf(test.db, attempts)).toBe(made);
    },
  );
});

describe('every command', () => {
  const test = useDatabase();

  it('every command is part of the test', () => {
    expect(changing.map(([name]) => name).filter((name) => !commands[name])).toEqual([]);
    expect(changing.filter(([, { method }]) => method === 'GET').map(([name]) => name)).toEqual(
      expect.arrayContaining(['getMoney', 'getMoneyContract', 'validateVerifyCode']),
    );
  });

  it('every command is refused under a malformed key, and changes nothing', async () => {
    const lender = await startTestLender(test.db);
    const before = await contentOf(test.db);
    for (const [name] of changing.filter(([, { auth }]) => auth === 'none'))
      for (const key of ['k'.repeat(201), 'two words', 'tab\tin it', 'k\u00e9y', ' '])
        expect([name, key, await refusedUnder(lender, name, key)]).toEqual([
          name,
          key,
          { code: errorCodes.invalidInput, fields: { [idempotencyHeader]: 'idempotencyKey.invalid' } },
        ]);
    expect(await contentOf(test.db)).toBe(before);
  });
});

async function refusedUnder(lender: TestLender, name: CallName, key: string) {
  const request = await inject(calls[name], reference[name]!.request as Record<string, unknown>);
  const { code, fields } = await lender.raw({
    ...request,
    headers: { ...request.headers, [idempotencyHeader]: key },
  });
  return { code, fields };
}
