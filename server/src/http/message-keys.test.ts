import { readFileSync } from 'node:fs';
import { editions, kenya, languages } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Schema } from '@kopa/contract/calls/call';
import { additionalSection, payoutSection, personalSection } from '@kopa/contract/sections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { additional, applied, payoutAccounts, personal } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender } from '../../test/test-lender.ts';
import { messageKeys } from '../lending/sections/read-by-schema.ts';

type Tree = { [key: string]: string | Tree };

const say = (words: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((tree, part) => (tree as Tree | undefined)?.[part], words);

const wordless = (keys: Iterable<string>) =>
  languages.flatMap((language) => {
    const file = new URL(import.meta.resolve(`@kopa/locales/${language}/validation.json`));
    const words = JSON.parse(readFileSync(file, 'utf8')) as Tree;
    return [...keys].filter((key) => typeof say(words, key) !== 'string').map((key) => `${language}: ${key}`);
  });

/** The possible values of a form: valid, empty, too long, of another type, or anything. */
const anyValue = (right: string) =>
  fc.oneof(
    fc.constant(right),
    fc.constantFrom(
      '',
      ' ',
      'x',
      '1',
      '0712345678',
      'a'.repeat(60),
      'a'.repeat(300),
      '31-02-2000',
      '01-01-2020',
    ),
    fc.constantFrom(undefined, null, 7, true, [], {}),
    fc.string(),
  );

/** The keys that a schema gives for many wrong values of these fields. */
function keysOf(schema: Schema, right: Record<string, unknown>): Set<string> {
  const keys = new Set<string>();
  const fields = Object.fromEntries(
    Object.entries(right).map(([name, value]) => [name, anyValue(String(value))] as const),
  );
  fc.assert(
    fc.property(fc.record(fields, { requiredKeys: [] }), (values) => {
      const read = z.safeParse(schema, values);
      if (!read.success) for (const key of Object.values(messageKeys(read.error))) keys.add(key);
    }),
    { numRuns: 1_500, seed: 20_260_115 },
  );
  return keys;
}

describe('every message key of a wrong field has words in every language', () => {
  it.each(Object.entries(calls))('%s', (_, { request }) => {
    const names = Object.keys((request as z.ZodMiniObject).shape);
    expect(wordless(keysOf(request, Object.fromEntries(names.map((name) => [name, '1']))))).toEqual([]);
  });

  it.each([
    ['personal', personalSection(kenya, '2026-01-15'), personal],
    ['additional', additionalSection('712345678', kenya), additional],
    ...Object.entries(payoutAccounts).map(
      ([kind, { edition, ...account }]) =>
        [
          `payout, ${kind}`,
          payoutSection(editions[edition]!, '2026-01-15'),
          { mobileOtp: '1', ...account },
        ] as const,
    ),
  ] as const)('the section %s has words for its keys', (_, schema, right) => {
    const keys = keysOf(schema, right);
    expect(keys.size).toBeGreaterThan(5);
    expect(wordless(keys)).toEqual([]);
  });

  it("the server's own keys have words", () => {
    const named = [
      'idempotencyKey.invalid',
      'productId.invalid',
      'loanAmount.invalid',
      'tenure.invalid',
      'agreement.required',
      'question.unknown',
      'answer.unknown',
      'value.invalid',
      'value.long',
      'bankName.unpaid',
    ];
    expect(wordless(named)).toEqual([]);
  });
});

describe('a wrong field', () => {
  const test = useDatabase();

  it('a wrong field is named by its own path and words', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await applied(lender);
    const fieldsOf = async (...sent: Parameters<typeof lender.send>) => (await lender.send(...sent)).fields;
    const long = 'a'.repeat(201);
    expect(
      await fieldsOf(saveBasicInfoMarket, { loanOrderId, ...personal, gender: long, city: 7 }, { token }),
    ).toEqual({ gender: 'gender.required', city: 'city.required' });
    expect(
      await fieldsOf(
        saveAdditionInfoMarket,
        { loanOrderId, ...additional, emergencyContactName1: long },
        { token },
      ),
    ).toEqual({ emergencyContactName1: 'value.long' });
    expect(
      await fieldsOf(saveQuestionnaire, { loanOrderId, answers: [{ code: 1 }, 'x'] }, { token }),
    ).toEqual({
      'answers.0.code': 'question.unknown',
      'answers.0.answer': 'answer.unknown',
      'answers.1': 'value.invalid',
    });
  });
});
