import { execFileSync } from 'node:child_process';
import { errorCodes } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { login } from '@kopa/contract/calls/security';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { describe, expect, it } from 'vitest';
import { curlOf } from '../curl.ts';
import { openApi } from '../openapi.ts';
import { sentPathOf, wireExampleOf } from '../wire-example.ts';
import { guide } from './guide.ts';
import { table } from './table.ts';

const entries = Object.entries<Call>(calls) as [CallName, Call][];

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-codeSamples': { source: string }[];
}

const operations = new Map(
  Object.values(openApi(true)['paths'] as Record<string, Record<string, Operation>>)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);

describe('the description of a call', () => {
  it.each(entries)(
    '%s: the description has the path on the wire, the refusals, and the request as curl sends it',
    (name, call) => {
      const { description, 'x-codeSamples': samples } = operations.get(name)!;
      expect(description).toContain(call.plainPath ? 'the path is plain.' : `\`${sentPathOf(call)}\``);
      expect(description).toContain('`internal`');
      expect(samples.map(({ source }) => source)).toEqual([curlOf(wireExampleOf(name))]);
    },
  );

  it('[S7-13] the description distinguishes commands from questions, and borrowers from visitors', () => {
    expect(operations.get('applyMarket')!.description).toMatch(
      /yes; safe to repeat[\s\S]*`idempotencyKeyReused`/,
    );
    expect(operations.get('latestOrder')!.description).toMatch(/a borrower with a token\.[\s\S]*nothing\./);
    expect(operations.get('login')!.description).toContain('anybody; a token is ignored.');
  });

  it('the title is the first sentence of the summary, and no other sentence is lost', () => {
    const { summary, description } = operations.get('lenderPolicy')!;
    expect(summary).toBe('Which rules the lender follows, and under which brand it lends.');
    expect(description).toMatch(
      /^The page that the lender serves carries the same answer in the element `#lender`/,
    );
    for (const each of operations.values()) expect(each.summary).not.toMatch(/`|\. [A-Z]/);
  });

  it('the description names no clause', () => {
    for (const { summary, description } of operations.values())
      expect(`${summary} ${description}`).not.toMatch(/\(S\d+-\d+/);
  });
});

describe('the guide to all calls', () => {
  const text = guide();

  it('the guide is the description of the document', () => {
    expect(openApi(false)['info']).toMatchObject({ title: 'Kopa', description: text });
  });

  it('the table of codes contains every code once', () => {
    const codes = text.slice(text.indexOf('## Codes'));
    for (const [name, code] of Object.entries(errorCodes))
      expect([name, codes.split(`| ${code} | \`${name}\` |`).length]).toEqual([name, 2]);
  });

  it('the guide contains the steps of an order, the callbacks, and the lists with their labels', () => {
    expect(text).toContain('| `disbursed` | `7` lending | `2` repaying |');
    expect(text).toContain('| `paybill-confirmation/<id>` |');
    expect(text).toMatch(/\| `monthlyPayday`, `monthlyPaydayTwo` \| .*`5` Friday/);
    expect(text).toMatch(/`state` \| .*`nairobi` Nairobi/);
  });

  it('[S7-04] the guide shows the cipher on a path', () => {
    expect(encryptPath(login.path, 'king.credit.ng')).toBe('090e79f94b6b7a829dbd5463ed5cbd50');
    expect(text).toContain('/api/090e79f94b6b7a829dbd5463ed5cbd50');
    expect(text).toContain('openssl enc -aes-128-ecb -K 6b696e672e6372656469742e6e670000');
  });
});

describe('the curl of an example', () => {
  it('a shell reads the curl command as intended', () => {
    // The shell itself splits them into words, with a curl that only prints them.
    const shell = [
      `curl() { printf '%s\\0' "$@"; printf '\\n\\0'; }; LENDER=https://lender.example TOKEN=t`,
      ...entries.map(([name]) => curlOf(wireExampleOf(name))),
    ].join('\n');
    const printed = execFileSync('bash', ['-c', shell], { encoding: 'utf8' }).split('\0');
    for (const [name] of entries) {
      const { sentPath, query, headers, encoding, fields = {} } = wireExampleOf(name);
      const words = printed.splice(0, printed.indexOf('\n') + 1);
      expect(words[0]).toBe(`https://lender.example${sentPath}?${new URLSearchParams(query)}`);
      for (const [header, value] of Object.entries(headers))
        expect(words).toContain(`${header}: ${header === 'Authorization' ? 't' : value}`);
      if (encoding === 'json') expect(JSON.parse(words[words.indexOf('-d') + 1]!)).toEqual(fields);
      if (encoding === 'form')
        for (const [field, value] of Object.entries(fields))
          expect([name, words]).toEqual([name, expect.arrayContaining([`${field}=${String(value)}`])]);
    }
  });
});

describe('a table', () => {
  it('a table stays a table with any content of a cell', () => {
    expect(table(['a', 'b'], [['x|y', 'two\nlines']])).toBe(
      '| a | b |\n| --- | --- |\n| x\\|y | two lines |',
    );
  });
});
