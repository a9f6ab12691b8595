import { defaultPackageName, errorCodes, errorName, headers } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import { baseOf, type Call } from '@kopa/contract/calls/call';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { applied } from '../../test/borrower.ts';
import { contentOf } from '../../test/content.ts';
import type { Database } from '../storage/database.ts';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender, type TestLender } from '../../test/test-lender.ts';

/** Fixed, so that a failure comes back. */
const seed = 20261121;
const runs = 25;

/** Text that has broken servers before, besides any. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '\u0000',
    '\u202e254',
    '\ud800',
    '😀',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '../../etc/passwd',
    '%00',
    '__proto__',
    'x'.repeat(10_000),
  ),
);
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, -0.5, 1e300, [[]], {
      length: 1e9,
    }),
  },
);

/** The names of a call's own fields, so that most input reaches the handler's own checks. */
function fieldsOf(call: Call): string[] {
  const json = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
  };
  return Object.keys(json.properties ?? {});
}

function bodyOf(call: Call, orderNo: string): fc.Arbitrary<Record<string, unknown>> {
  const own = fieldsOf(call).map((name) => {
    const value = fc.option(hostileValue, { nil: undefined });
    // Of an order that there is, most of the time: else no handler would look at the rest.
    const known = fc.oneof({ weight: 4, arbitrary: fc.constant(orderNo) }, { weight: 1, arbitrary: value });
    return [name, name === 'orderNo' || name === 'loanOrderId' ? known : value] as const;
  });
  return fc
    .tuple(
      fc.record(Object.fromEntries(own)),
      fc.dictionary(hostileText, hostileValue, { maxKeys: 2, noNullPrototype: true }),
    )
    .map(([known, other]) => ({ ...other, ...known }));
}

/** Headers as a client may send them: HTTP itself lets no control characters through. */
const headerText = fc
  .string({ unit: 'binary-ascii', maxLength: 60 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, ''));
const oddHeaders = fc.record(
  {
    [headers.lang]: headerText,
    [headers.appName]: headerText,
    [headers.afid]: headerText,
    'accept-language': headerText,
    'idempotency-key': headerText,
    'x-forwarded-for': headerText,
  },
  { requiredKeys: [] },
);

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-7',
  '',
];

function onTheWire(
  call: Call,
  body: Record<string, unknown>,
  type: string,
  sent: Record<string, string>,
): InjectOptions {
  const url = baseOf(call) + (call.plainPath ? call.path : `/${encryptPath(call.path, defaultPackageName)}`);
  const common = { [headers.packageName]: defaultPackageName, ...sent };
  const texts = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'),
  ]);
  if (call.encoding === 'query') {
    const query = new URLSearchParams(texts);
    return { method: call.method, url: `${url}?${query}`, headers: common };
  }
  const payload = type.startsWith('application/x-www-form')
    ? new URLSearchParams(texts).toString()
    : type.startsWith('multipart')
      ? texts
          .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join('') + '--x--\r\n'
      : JSON.stringify(body);
  return {
    method: call.method,
    url,
    headers: { ...common, ...(type && { 'content-type': type }) },
    payload,
  };
}

/** Counters and queued jobs may change. */
const without = ['jobs', 'idempotency_keys', 'verification_codes', 'outbox', 'settings'];

/** Another one after any transaction that has written: to look into every table takes much longer. */
async function writesOf(db: Database): Promise<string> {
  const { rows } = await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
  return String(rows[0]?.['next']);
}

describe('every call with random input', () => {
  const test = useDatabase();
  let lender: TestLender;
  let token: string;
  let orderNo: string;
  beforeEach(async () => {
    lender = await startTestLender(test.db, { LOG_LEVEL: 'error' });
    ({ token, orderNo } = await applied(lender));
  });

  it.for(Object.entries<Call>(calls).filter(([, call]) => call.auth !== 'sandbox'))(
    '%s returns a code and never a server fault, and a refusal changes nothing',
    async ([, call]) => {
      let before = await contentOf(test.db, { without });
      let written = await writesOf(test.db);
      await fc.assert(
        fc.asyncProperty(
          bodyOf(call, orderNo),
          fc.constantFrom(...contentTypes, ...Array<string>(6).fill(properType(call))),
          oddHeaders,
          fc.constantFrom(token, token, token, '', 'Bearer x', "' or 1=1"),
          async (body, type, odd, authorization) => {
            const reply = await lender.app.inject(
              onTheWire(call, body, type, {
                ...odd,
                ...(authorization && { [headers.authorization]: authorization }),
              }),
            );
            const answer = reply.json<{ code: number; msg: string }>();
            expect(reply.statusCode).toBeLessThan(500);
            expect(answer.code).not.toBe(errorCodes.internal);
            expect(answer.code === 0 || errorName(answer.code) !== undefined).toBe(true);
            expect(reply.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|select .+ from/i);
            const now = await writesOf(test.db);
            if (now === written) return;
            written = now;
            const after = await contentOf(test.db, { without });
            // A questionnaire with gaps is refused, and its answers are stored.
            if (answer.code !== 0 && answer.code !== errorCodes.answersMissing) expect(after).toBe(before);
            before = after;
          },
        ),
        { seed, numRuns: runs },
      );
      expect(lender.log()).toBe('');
    },
  );
});

function properType(call: Call): string {
  if (call.encoding === 'form') return 'application/x-www-form-urlencoded';
  if (call.encoding === 'multipart') return 'multipart/form-data; boundary=x';
  return 'application/json';
}
