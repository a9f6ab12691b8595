import { errorCodes } from '@kopa/contract';
import { consentList, consentSave } from '@kopa/contract/calls/consent';
import { latestOrder } from '@kopa/contract/calls/loan';
import { myDataExport } from '@kopa/contract/calls/my-data';
import { mangoCashRepayLink } from '@kopa/contract/calls/repay-ways';
import { logOut } from '@kopa/contract/calls/sessions';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withBetween } from '../../test/between-queries.ts';
import { registered } from '../../test/borrower.ts';
import { disbursed, startMoneyLender } from '../../test/loan.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { isEmbeddedRun, openOwnPostgres, postgres, useDatabase } from '../../test/test-database.ts';
import { begin, granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour } from '../../test/times.ts';
import { consentEvents, paymentReferences } from '../storage/schema/index.ts';

const refused = errorCodes.tooManyRequests;
const codesOf = async (sent: Promise<{ code: number }>[]) =>
  (await Promise.all(sent)).map(({ code }) => code);
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

onBothEngines('the calls of a session', (test) => {
  it('a session has so many calls a minute, and a borrower beyond them waits for seconds', async () => {
    const lender = await startTestLender(test.db, { SESSION_CALLS_PER_MINUTE: '60' });
    const [token, other] = [await registered(lender), await registered(lender, '722000001')];
    const codes = (await codesOf(times(70, () => lender.call(latestOrder, {}, { token })))).sort();
    expect(codes).toEqual([...Array<number>(60).fill(0), ...Array<number>(10).fill(refused)]);
    expect(await lender.call(latestOrder, {}, { token })).toMatchObject({
      code: refused,
      data: { retryAt: lender.now() + 1000 },
    });
    expect((await lender.call(latestOrder, {}, { token: other })).code).toBe(0);
    await lender.pass(1000);
    for (const code of [0, refused]) expect((await lender.call(latestOrder, {}, { token })).code).toBe(code);
    granted(await lender.call(logOut, {}, { token }));
  });

  it('a clock that goes back by an hour shuts no session out, and the limit stays', async () => {
    let now = begin;
    const limit = { SESSION_CALLS_PER_MINUTE: '60' };
    const lender = await startTestLender(test.db, limit, { baseClock: { now: () => now } });
    const token = await registered(lender);
    granted(await lender.call(latestOrder, {}, { token }));
    now -= hour;
    const codes = (await codesOf(times(70, () => lender.call(latestOrder, {}, { token })))).sort();
    expect(codes).toEqual([...Array<number>(60).fill(0), ...Array<number>(10).fill(refused)]);
  });
});

/** Gives the consent to the privacy policy, or takes the consent back. */
const answer = async (lender: TestLender, token: string, n: number) => {
  const { consents } = granted(await lender.call(consentList, {}));
  const { purpose, version } = consents.find((each) => each.purpose === 'privacy')!;
  const answers = [{ purpose, version, given: n % 2 === 0 }];
  return lender.call(consentSave, { answers }, { token });
};

onBothEngines('the commands of a borrower', (test) => {
  it('a borrower has so many commands a day, on all servers together: append-only rows are bounded', async () => {
    const limits = { BORROWER_COMMANDS_PER_DAY: '20' };
    const both = [await startTestLender(test.db, limits), await startTestLender(test.db, limits)];
    const token = await registered(both[0]!);
    const other = await registered(both[0]!, '722000001');
    for (let n = 0; n < 6; n += 1) expect((await answer(both[n % 2]!, token, n)).code).toBe(0);
    const codes = await codesOf(times(44, (n) => answer(both[n % 2]!, token, n)));
    expect(codes.filter((code) => code === refused)).toHaveLength(30);
    const { length } = await test.db.select().from(consentEvents).orderBy(asc(consentEvents.id));
    expect(length).toBeGreaterThanOrEqual(6);
    expect(length).toBeLessThanOrEqual(20);
    const nextDay = Math.ceil(both[0]!.now() / day) * day;
    expect(await answer(both[1]!, token, 0)).toMatchObject({ code: refused, data: { retryAt: nextDay } });
    // What changes nothing is answered, and so is another borrower.
    expect((await both[1]!.call(latestOrder, {}, { token })).code).toBe(0);
    expect((await answer(both[1]!, other, 0)).code).toBe(0);
    await both[1]!.pass(nextDay - both[1]!.now());
    expect((await answer(both[1]!, token, 0)).code).toBe(0);
  });

  it('references of payments, which are kept before their command ends, are bounded too', async () => {
    const lender = await startMoneyLender(test.db);
    const { orderNo, token } = await disbursed(lender);
    lender.lender.budgets = { ...lender.lender.budgets, commandsPerDay: 40 };
    const ask = (n: number) =>
      lender.call(mangoCashRepayLink, { orderNo, amountCents: 50_000 + n * 100 }, { token });
    for (let n = 0; n < 40; n += 1) if ((await ask(n)).code !== 0) break;
    const kept = (await test.db.select().from(paymentReferences).orderBy(asc(paymentReferences.id))).length;
    expect(kept).toBeLessThan(20);
    expect((await ask(50)).code).toBe(refused);
    expect(await test.db.select().from(paymentReferences).orderBy(asc(paymentReferences.id))).toHaveLength(
      kept,
    );
  });

  it('a repeated command counts once', async () => {
    const lender = await startTestLender(test.db, { BORROWER_COMMANDS_PER_DAY: '10' });
    const token = await registered(lender);
    const again = () => lender.send(consentSave, { answers: [] }, { token, key: 'once' });
    expect(new Set(await codesOf(times(8, again))).size).toBe(1);
    for (let time = 0; time < 20; time += 1) expect((await again()).code).toBe(0);
  });
});

onBothEngines('exports of one borrower', (test) => {
  it('a hundred exports at once leave the next borrower an answer, and none waits in a queue', async () => {
    const lender = await startTestLender(test.db);
    const [token, other] = [await registered(lender), await registered(lender, '722000001')];
    const exports = codesOf(times(100, () => lender.call(myDataExport, {}, { token })));
    expect((await lender.call(latestOrder, {}, { token: other })).code).toBe(0);
    const codes = await exports;
    expect(codes.filter((code) => code === 0).length).toBeGreaterThan(0);
    for (const code of codes) expect([0, errorCodes.exportUnderWay]).toContain(code);
    expect((await lender.call(myDataExport, {}, { token })).code).toBe(0);
  });
});

describe.skipIf('missing' in postgres || isEmbeddedRun)('exports on several servers', () => {
  const test = useDatabase(openOwnPostgres);

  it('a second export is refused at once while the first is read, at this server and at another', async () => {
    const both = [await startTestLender(test.db), await startTestLender(test.db)];
    const [token, other] = [await registered(both[0]!), await registered(both[0]!, '722000001')];
    const send = async (lender: TestLender, as = token) =>
      (await lender.call(myDataExport, {}, { token: as })).code;
    const meanwhile: number[] = [];
    const { answer } = await withBetween(
      6,
      async () => meanwhile.push(await send(both[0]!), await send(both[1]!), await send(both[1]!, other)),
      () => send(both[0]!),
    );
    expect(answer).toBe(0);
    expect(meanwhile).toEqual([errorCodes.exportUnderWay, errorCodes.exportUnderWay, 0]);
    expect(await send(both[1]!)).toBe(0);
  });
});
