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
 * Calls of our own that the specification does not list, and why there are any. Those of the sandbox are not
 * counted.
 */
const ownCalls: Readonly<Record<string, string>> = {
  consentList: 'What a borrower is asked to agree to, with its words, and what was answered.',
  consentSave: 'Agrees and takes back, on record.',
  erasureAsk: 'Asks to be erased.',
  lenderPolicy: 'The rules and the brand of the lender, for an app whose page does not say them.',
  loanOrderRecord: 'One order with everything that happened to it.',
  myDataExport: 'The same to take along.',
  myDataShow: 'What is kept of a borrower, what for and how long.',
  repayStatement: 'Each line of a loan with its reason.',
  repayStatementCsv: 'The same for a spreadsheet.',
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
 * Where a call is in all: the base is `/api`, but for the country calls, which the specification writes with
 * theirs (S7-76).
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
