import { calls, type CallName } from '@kopa/contract/calls';
import type { Call, Schema } from '@kopa/contract/calls/call';

import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commands } from '../../test/commands.ts';
import type { Command } from '../../test/command.ts';
import { contentOf } from '../../test/content.ts';
import { faultyNetwork } from '../../test/faulty-network.ts';
import { startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { inject, type TestLender } from '../../test/test-lender.ts';
import { jobs } from '../storage/schema/index.ts';
import { reference } from './documents/reference/index.ts';

const test = useDatabase();

/** Every number of a request that is no money. A new number is money unless it stands here. */
const noMoney = new Set([
  'tenure',
  'page',
  'size',
  'pageNo',
  'pageSize',
  'limit',
  'seconds',
  'rating',
  'status',
  'type',
  'appointmentTime',
  'cursor',
]);

interface Json {
  type?: string;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
}

/** The paths of all numbers in a schema. */
function numbersIn(json: Json, path: readonly string[] = []): string[][] {
  const inside = [
    ...Object.entries(json.properties ?? {}).flatMap(([name, each]) => numbersIn(each, [...path, name])),
    ...(json.items ? numbersIn(json.items, [...path, '0']) : []),
    ...(json.anyOf ?? []).flatMap((each) => numbersIn(each, path)),
  ];
  return json.type === 'integer' || json.type === 'number' ? [[...path], ...inside] : inside;
}

const jsonOf = (schema: Schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

const moneyFields = (Object.entries(calls) as [CallName, Call][])
  .filter(([, { auth }]) => auth !== 'sandbox')
  .flatMap(([name, { request }]) => numbersIn(jsonOf(request)).map((path) => [name, path] as const))
  .filter(([, path]) => !noMoney.has(path.at(-1)!));

/** As the amount is written on the wire: not a positive integer in digits. */
const wrong = [
  '0',
  '-0',
  '0.0',
  '-1',
  '-100000',
  '0.5',
  '100000.01',
  '100000.0',
  '1e5',
  '1E+5',
  '-1e5',
  '9e99',
  '9007199254740993',
  '"100000"',
  '" 100000"',
  '""',
  'null',
  'true',
  '[100000]',
  '{"amount":100000}',
];

/** A request with an amount as written. */
async function withAmount(
  call: Call,
  { request, token }: Command,
  [field = '']: readonly string[],
  written: string,
): Promise<InjectOptions> {
  const sent = await inject(call, request, token === undefined ? {} : { token });
  if (call.encoding === 'json')
    return {
      ...sent,
      payload: JSON.stringify({ ...request, [field]: '#' }).replace('"#"', written),
      headers: { ...sent.headers, 'content-type': 'application/json' },
    };
  return { ...sent, query: { ...(sent.query as Record<string, string>), [field]: written } };
}

const kindsOfJobs = async () => (await test.db.select().from(jobs)).map(({ kind }) => kind);

const prepare = (name: CallName, lender: TestLender): Promise<Command> | Command =>
  commands[name]?.(lender) ?? {
    request: reference[name]!.request as Record<string, unknown>,
    other: {},
  };

it('the contract has money fields, and none is nested', () => {
  expect(moneyFields.length).toBeGreaterThanOrEqual(10);
  expect(moneyFields.filter(([, path]) => path.length !== 1)).toEqual([]);
});

it.for(moneyFields)(
  '%s: 0, -0, a fraction, an exponent and a text in %s are refused before a row is written or a provider is asked',
  async ([name, path]) => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    const command = await prepare(name, lender);
    const call = calls[name] as Call;
    // The start of the paybill goes on after the server listens.
    await expect.poll(kindsOfJobs, { timeout: 60_000 }).toContain('pull');
    const before = { rows: await contentOf(test.db), asked: network.count() };
    for (const written of wrong) {
      const { code, status } = await lender.raw(await withAmount(call, command, path, written));
      expect({ written, refused: code !== 0, status }).toEqual({ written, refused: true, status: 200 });
      expect([written, await contentOf(test.db), network.count()]).toEqual([
        written,
        before.rows,
        before.asked,
      ]);
    }
    const sent = await inject(call, command.request, command.token === undefined ? {} : command);
    expect((await lender.raw(sent)).code).toBe(0);
  },
);
