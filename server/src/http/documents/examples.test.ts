import { createHash } from 'node:crypto';
import { errorName, headers } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import { keyFacts } from './reference/example-loan.ts';
import { refusalsOf } from './reference/refusals.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { registered } from '../../../test/borrower.ts';
import { numberIn } from '../../../test/market-numbers.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { startTestLender, type Answer } from '../../../test/test-lender.ts';
import { canonicalJson } from '../../lending/offer/canonical-json.ts';
import { isFileExample, wireExampleOf } from './wire-example.ts';

const names = Object.keys(calls) as CallName[];

/** Examples of other markets than Kenya. */
const editions: Partial<Record<CallName, string>> = { addBankCard: 'mx' };
/** Fields whose values need not exist at a lender; no other field of an example may be wrong. */
const references = ['productId', 'reference', 'receipt', 'voucherId', 'receiptImages.0'];

/** An example as the server gets it, byte by byte. */
async function onTheWire(name: CallName, token: string): Promise<InjectOptions> {
  const { method, sentPath, query, headers: sent, fields, encoding } = wireExampleOf(name);
  const common = {
    method,
    url: `${sentPath}?${new URLSearchParams(query)}`,
    headers: { ...sent, ...(sent[headers.authorization] && { [headers.authorization]: token }) },
  };
  if (!fields) return common;
  const body = new Response(bodyOf(fields, encoding));
  const type = encoding === 'json' ? 'application/json' : body.headers.get('content-type')!;
  return {
    ...common,
    headers: { ...common.headers, 'content-type': type },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

function bodyOf(fields: Record<string, unknown>, encoding: string) {
  if (encoding === 'json') return JSON.stringify(fields);
  const form = encoding === 'form' ? new URLSearchParams() : new FormData();
  for (const [field, value] of Object.entries(fields))
    if (isFileExample(value)) {
      const bytes = new Uint8Array(Buffer.from(value.base64, 'base64'));
      (form as FormData).append(field, new File([bytes], value.name, { type: value.type }));
    } else form.append(field, String(value));
  return form;
}

describe('the examples of the documents', () => {
  const test = useDatabase();

  it('[S7-13] the server understands each example request, and answers as the reference says', async () => {
    const otherwise: string[] = [];
    for (const edition of ['ke', 'mx']) {
      const lender = await startTestLender(test.db, { EDITION: edition });
      const token = await registered(lender, numberIn(edition));
      for (const name of names.filter((each) => (editions[each] ?? 'ke') === edition)) {
        const reply = await lender.app.inject(await onTheWire(name, token));
        const { code, fields = {} } = reply.json<Answer>();
        const refusal = code === 0 ? undefined : errorName(code);
        const isDeclared = code === 0 || (refusal !== undefined && refusalsOf(name).includes(refusal));
        const isWrong = Object.keys(fields).some((field) => !references.includes(field));
        if (!isDeclared || (refusal === 'invalidInput' && isWrong))
          otherwise.push(`${name}: ${refusal ?? code} ${JSON.stringify(fields)}`);
      }
    }
    expect(otherwise).toEqual([]);
  });

  it('the fingerprint of an example matches its figures', () => {
    const { fingerprint, ...facts } = keyFacts;
    expect(fingerprint).toBe(createHash('sha256').update(canonicalJson(facts)).digest('hex'));
  });
});
