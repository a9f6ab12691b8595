import { basePath } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { describe, expect, it } from 'vitest';
import { textOf } from '../house/source-files.ts';
import { callMakers } from './call-makers.ts';
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
  logOut: 'Ends the session of the token.',
  lenderPolicy: 'Returns rules and brand of the lender to an app whose page lacks them.',
  loanOrderRecord: 'Returns one order with its events.',
  myDataExport: 'Exports the stored data of a borrower.',
  myDataShow: 'Shows the stored data of a borrower with purpose and retention.',
  reminderList: 'Lists the reminders of the due day with the choice and their times.',
  reminderSave: 'Replaces the choice of reminders.',
  sessionList: 'Lists the latest logins of a borrower.',
  repayStatement: 'Returns each line of a loan with its reason.',
  repayStatementCsv: 'Returns the same lines for a spreadsheet.',
};

/**
 * The calls that no screen makes. The specification names each in the list of section 7 alone: no clause
 * gives it a screen, a state or a rule.
 */
const madeByNoScreen: Readonly<Record<string, string>> = {
  devicePackageList:
    'S7-28. The native app collects the app list (S7-97, S7-98); the bridge carries no packages to it.',
  lendingRecord: 'S7-65. The records (S2-03) list the same loans and all other orders.',
  orderListMarket: 'S7-37. The records (S2-03) make S7-35, which has pages and filters.',
  saveBasicInfo: 'S7-20. The older form of S7-21, which the personal form (S2-72) makes.',
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

  const makers = callMakers();
  const made = ours.map(([name]) => name).filter((name) => !Object.hasOwn(madeByNoScreen, name));
  it.each(made.map((name) => [name, makers.get(name)?.join(', ') ?? 'no screen']))(
    '%s is made by %s',
    (_, files) => {
      expect(files).not.toBe('no screen');
    },
  );

  it('the calls that are left to the server are made by no screen, and name their clause', () => {
    for (const [name, reason] of Object.entries(madeByNoScreen)) {
      expect(makers.get(name), name).toBeUndefined();
      const clause = /^S7-\d+/.exec(reason)?.[0];
      expect(
        listed.find(({ id }) => id === clause),
        name,
      ).toSatisfy((found) => found !== undefined && callOf(found)?.[0] === name);
    }
  });
});
