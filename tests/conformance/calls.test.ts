import { basePath } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { describe, expect, it } from 'vitest';
import { textOf } from '../house/source-files.ts';
import { matrix, type Clause } from './matrix.ts';

/** The specification's description of one call: `POST /security/login (form-encoded)`. */
interface Said {
  id: string;
  method: string;
  path: string;
  encoding: Call['encoding'];
}

const spoken: Record<string, Call['encoding']> = { 'form-encoded': 'form', multipart: 'multipart' };
const isCall = /^(GET|POST) (\/\S+)(?: \((.+)\))?$/;

/**
 * The calls that the specification does not list, each with its reason. Calls of the sandbox are not counted.
 */
const ownCalls: Readonly<Record<string, string>> = {
  appealDecision: 'Asks that a person looks at a rejection again.',
  consentList: 'Lists the purposes of consent with their texts and the answers.',
  consentSave: 'Records and withdraws a consent.',
  erasureAsk: 'Requests the erasure of all data.',
  lenderPolicy: 'Returns rules and brand of the lender to an app whose page lacks them.',
  loanOrderRecord: 'Returns one order with its events.',
  myDataExport: 'Exports the stored data of a borrower.',
  myDataShow: 'Shows the stored data of a borrower with purpose and retention.',
  repayStatement: 'Returns each line of a loan with its reason.',
  repayStatementCsv: 'Returns the same lines for a spreadsheet.',
};

function said({ id, text }: Clause): Said[] {
  const [, method, path, note = ''] = isCall.exec(text) ?? [];
  if (!method || !path) return [];
  return [{ id, method, path, encoding: spoken[note] ?? (method === 'GET' ? 'query' : 'json') }];
}

const { clauses, shown } = matrix();
const listed = clauses.filter(({ section }) => section === '7').flatMap(said);
const ours = Object.entries<Call>(calls).filter(([, { auth }]) => auth !== 'sandbox');
const callOf = ({ method, path }: Said) =>
  ours.find(([, call]) => call.method === method && whole(call) === whole({ path }));

/**
 * The whole path of a call: below `/api`, except the country calls, whose paths the specification writes in
 * full (S7-76).
 */
function whole({ path }: { path: string }): string {
  return path.startsWith('/cou/') ? path : basePath + path;
}

describe('the calls of section 7', () => {
  it('section 7 has 78 calls, S7-14 to S7-91', () => {
    const ids = Array.from({ length: 78 }, (_, index) => `S7-${index + 14}`);
    expect(listed.map(({ id }) => id)).toEqual(ids);
  });

  it('every call of section 7 is in the contract', () => {
    expect(
      listed.filter((each) => !callOf(each)).map(({ id, method, path }) => `${id} ${method} ${path}`),
    ).toEqual([]);
  });

  it('the contract has no other calls', () => {
    const known = new Set(listed.map((each) => callOf(each)?.[0]));
    const extra = ours.map(([name]) => name).filter((name) => !known.has(name));
    expect(extra.sort()).toEqual(Object.keys(ownCalls).sort());
  });

  it('each call uses the encoding of the specification', () => {
    const otherwise = listed.flatMap((each) => {
      const [name, call] = callOf(each) ?? [];
      return call && call.encoding !== each.encoding
        ? [`${each.id} ${name}: ${call.encoding}, not ${each.encoding}`]
        : [];
    });
    expect(otherwise).toEqual([]);
  });

  it('each call is shown by a server test that sends it', () => {
    const untested = listed.filter((each) => {
      const name = callOf(each)?.[0] ?? '';
      const files = (shown.get(each.id) ?? [])
        .map(({ file }) => file)
        .filter((file) => file.startsWith('server/'));
      return !files.some((file) => new RegExp(`\\b${name}\\b`).test(textOf(file)));
    });
    expect(untested.map(({ id, method, path }) => `${id} ${method} ${path}`)).toEqual([]);
  });
});
