import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { getMoney, latestOrder } from '@kopa/contract/calls/loan';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxAdvanceClock, sandboxDecide, sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { orderSteps } from '@kopa/contract/order-steps';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { waitUntil } from '../../scripts/wait-until.ts';
import { submitted, type Applicant } from '../../server/test/borrower.ts';
import { copyDatabase } from '../../server/test/copy-database.ts';
import { agreeTo } from '../../server/test/loan.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { booksOf } from './books.ts';
import { unpackLastRelease } from './last-release.ts';
import { makePlace, removePlace, type LenderPlace } from './lender-place.ts';
import { held, overHttp, settle } from './over-http.ts';
import { placeSettings, processEnvironment, startLender, type Lender } from './start-lender.ts';

const last = unpackLastRelease();
const { databaseUrl } = inject('newbornLender');
const missing = 'missing' in last ? last.missing : databaseUrl ? undefined : 'PostgreSQL is missing';
if (missing) console.log(`Skipped: the last release on the tables of this one: ${missing}.`);

/** Ten days, in seconds. */
const tenDays = 864_000;
/** A part of the loan, in cents. */
const part = 200_000;

/** Calls one lender after the other. */
function inTurn(...lenders: Caller[]): Caller {
  let calls = 0;
  const send: Caller['send'] = (...sent) => lenders[calls++ % lenders.length]!.send(...sent);
  return { send, call: send as Caller['call'] };
}

async function atStep(lender: Caller, { token }: Applicant, step: number): Promise<void> {
  await waitUntil(
    async () => granted(await lender.call(latestOrder, {}, { token })).order?.step === step,
    () => `the loan's step ${step}`,
  );
}

async function borrowed(lender: Caller, number: string): Promise<Applicant> {
  const { token, orderNo } = await submitted(lender, {}, number);
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
  await agreeTo(lender, { token, orderNo });
  granted(await lender.call(getMoney, { orderNo }, { token }));
  await settle(lender, await held(lender, { token, orderNo }, 'disbursement'), 0);
  await atStep(lender, { token, orderNo }, orderSteps.repaying);
  return { token, orderNo };
}

async function paid(lender: Caller, loan: Applicant, amountCents: number): Promise<void> {
  const { orderNo, token } = loan;
  granted(await lender.call(mpesaRepayLink, { orderNo, amountCents, mobile: '712345678' }, { token }));
  await settle(lender, await held(lender, loan, 'repayment'), 0);
}

async function paidOff(lender: Caller, loan: Applicant): Promise<void> {
  const { orderNo, token } = loan;
  const { owedCents } = granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
  await paid(lender, loan, owedCents);
  await atStep(lender, loan, orderSteps.finish);
}

describe.skipIf(missing !== undefined)('the last release on the tables of this one', () => {
  if ('missing' in last || !databaseUrl) return;
  const places: LenderPlace[] = [];
  const running: Lender[] = [];
  afterAll(async () => {
    await Promise.all(running.map((lender) => lender.stop()));
    for (const place of places) removePlace(place);
    last.remove();
  });

  const start = async (at: LenderPlace, code?: string) => {
    const lender = await startLender({ at, env: { APP: 'none' }, ...(code && { code }) });
    running.push(lender);
    return { lender, caller: overHttp(lender.url) };
  };

  it(`lenders of ${last.revision} and of this release take loans side by side, and go back`, async () => {
    const empty = Object.assign(new URL(databaseUrl), { pathname: '/template0' }).href;
    const place = { ...(await makePlace()), databaseUrl: await copyDatabase(empty) };
    places.push(place);

    // On the tables of the last release, and then with a lender of this one beside, which migrates them.
    const older = await start(place, last.folder);
    granted(await older.caller.call(sandboxPaymentMode, { mode: 'hold' }));
    const first = await borrowed(older.caller, '722000101');
    const newer = await start(place);
    await paid(older.caller, first, part);
    const second = await borrowed(inTurn(older.caller, newer.caller), '722000102');
    granted(await newer.caller.call(sandboxAdvanceClock, { seconds: tenDays }));
    await paid(newer.caller, first, part);
    await paid(inTurn(newer.caller, older.caller), second, part);
    await paidOff(older.caller, first);
    await paidOff(inTurn(older.caller, newer.caller), second);

    // Back to the last release, which finds newer migrations at its start.
    expect(await newer.lender.stop()).toBe(0);
    await older.lender.restart();
    const third = await borrowed(older.caller, '722000103');
    granted(await older.caller.call(sandboxAdvanceClock, { seconds: tenDays }));
    await paid(older.caller, third, part);
    await paidOff(older.caller, third);
    expect(await older.lender.stop()).toBe(0);
    expect(older.lender.log + newer.lender.log).not.toMatch(/"level":[56]0|job failed|Kopa cannot/);

    const env = { ...processEnvironment(), ...placeSettings(place, 0) };
    const command = path.join(last.folder, 'server', 'src', 'cli', 'reconcile.ts');
    const asOlder = JSON.parse(
      execFileSync(process.execPath, [command], { cwd: last.folder, env }).toString(),
    );
    const { steps, ...books } = await booksOf(place);
    expect(steps).toEqual([orderSteps.finish, orderSteps.finish, orderSteps.finish]);
    expect(books).toMatchObject({ ledgerSum: 0, differing: [] });
    expect(new Set(Object.values(books.received)).size).toBe(1);
    expect(new Set(Object.values(books.sent)).size).toBe(1);
    expect(books.received.ledger).toBeGreaterThan(3 * 1_000_000);
    expect(books).toMatchObject(asOlder);
  });
});
