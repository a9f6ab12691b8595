import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getMoney } from '@kopa/contract/calls/loan';
import { deskIdentityPass, deskIdentityReview, deskIdentityShow } from '@kopa/contract/desk/calls/identity';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { orderSteps } from '@kopa/contract/order-steps';
import { afterAll, describe, expect, it } from 'vitest';
import { submitted, type Applicant } from '../../test/borrower.ts';
import { deskBrowser, staffAt, type DeskBrowser } from '../../test/desk.ts';
import { startProviders } from '../../test/live-lender.ts';
import { agreeTo, detailOf, prompt, startMoneyLender, stepOf } from '../../test/loan.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';
import { openLender } from '../open-lender.ts';
import { readSettings } from '../settings/settings.ts';
import { openEmbedded, openPostgres } from '../storage/open.ts';
import { moveCommand } from './move-command.ts';

const root = mkdtempSync(path.join(tmpdir(), 'kopa-move-live-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Providers = Awaited<ReturnType<typeof startProviders>>;

const live = { live: true };
const pilotOf = (from: string) => openEmbedded(path.join(from, 'database'), live);

async function move(from: string, settings: Parameters<typeof moveCommand>[0]['settings']) {
  const told: string[] = [];
  await moveCommand({ from, settings, withoutLost: false, tell: (line) => told.push(line) });
  return told;
}

/** A borrower whose identity a person has passed, and whose loan has been paid out. */
async function borrowed(lender: TestLender, providers: Providers): Promise<Applicant> {
  const loan = await submitted(lender);
  providers.smile.ends(providers.smile.jobs[0]!.id, 'attention');
  await lender.pass(11 * minute);
  const reviewer = await staffAt(lender, ['reviewer'], 'Barasa Wekesa');
  const id = loan.orderNo;
  const { checkId: seen } = granted(await reviewer.call(deskIdentityReview, { id }));
  granted(await reviewer.call(deskIdentityPass, { id, seen, note: 'Same person' }));
  await lender.pass(minute);
  await agreeTo(lender, loan);
  granted(await lender.call(getMoney, { orderNo: id }, { token: loan.token }));
  await lender.jobs.runDue();
  expect(await providers.payoutPaid(lender, 'TAF0000001')).toBe(0);
  await lender.jobs.runDue();
  expect(await stepOf(lender, loan.token)).toBe(orderSteps.repaying);
  return loan;
}

/** What a member of staff sees of an identity: what was typed, and a photo. */
async function shownTo(browser: DeskBrowser, lender: TestLender, id: string) {
  const { findings } = granted(await browser.call(deskIdentityShow, { id, why: 'Yearly audit' }));
  const headers = { cookie: browser.cookie };
  const photo = await lender.app.inject({ url: deskPicture('identity', id, 'front'), headers });
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  return { typed: findings?.names.typed, photo: photo.rawPayload };
}

describe.skipIf('missing' in postgres)('the move of a live lender', () => {
  it('a live lender goes on in PostgreSQL: an open repayment, books, photos, sessions and the mark', async () => {
    // An empty database with the tables of the simulator.
    const [from, url] = [path.join(root, 'live'), await newDatabaseUrl()];
    const to = { DATABASE_URL: url, DATA_DIR: path.join(root, 'server') };
    const providers = await startProviders({ DATA_DIR: from });
    const pilot = await providers.start(await pilotOf(from));
    const loan = await borrowed(pilot, providers);
    await pilot.pass(3 * day);
    await prompt(pilot, loan, 700);
    expect(await providers.promptPaid(pilot, 'TAI0000001')).toBe(0);
    const { payOrderId } = await prompt(pilot, loan, 600);
    const auditor = await staffAt(pilot, ['auditor'], 'Halima Said');
    const shown = await shownTo(auditor, pilot, loan.orderNo);
    expect((await detailOf(pilot, loan)).paidCents).toBe(70_000);
    const { received, sent } = await pilot.reconciled();
    await pilot.close();

    const sandbox = readSettings({ ...to, SECRET: providers.settings().secret! });
    await expect(move(from, sandbox)).rejects.toThrow(/is live: no sandbox/);
    const told = await move(from, providers.settings(to));
    expect(told).toContain('3 photos are there and open; 3 of them were copied.');
    for (const [way, { ledger, borrowers }] of [
      ['Received', received],
      ['Sent', sent],
    ] as const) {
      expect(borrowers).toBe(ledger);
      expect(told).toContain(
        `${way} in cents, on both sides: ledger ${ledger}, provider not read, borrowers ${ledger}.`,
      );
    }
    await expect(openLender(sandbox)).rejects.toThrow(/is live: no sandbox/);
    await expect(pilotOf(from)).rejects.toThrow(/was moved to \S+ at 127/);

    const lender = await providers.start(await openPostgres(url, live), to);
    const browser = Object.assign(deskBrowser(lender), { cookie: auditor.cookie });
    expect(await shownTo(browser, lender, loan.orderNo)).toEqual(shown);
    // The same amount is the same payment while its prompt is open.
    expect((await prompt(lender, loan, 600)).payOrderId).toBe(payOrderId);
    const told600 = () => providers.promptPaid(lender, 'TAI0000002');
    expect([await told600(), await told600()]).toEqual([0, 0]);
    expect(providers.prompts()).toBe(2);
    await lender.pass(3 * day);
    expect((await detailOf(lender, loan)).paidCents).toBe(130_000);
    expect(await lender.reconciled()).toMatchObject({
      ledgerSum: 0,
      differing: [],
      unequal: [],
      received: { ledger: 130_000, borrowers: 130_000 },
      sent,
    });
    expect(pilot.log() + lender.log()).not.toMatch(/"level":[56]0|job failed/);
  });

  it('a live lender does not move into the database of a sandbox, which stays a sandbox', async () => {
    const [from, url] = [path.join(root, 'refused'), await newDatabaseUrl()];
    const providers = await startProviders({ DATA_DIR: from, DATABASE_URL: url });
    const pilot = await providers.start(await pilotOf(from));
    await pilot.close();
    const sandbox = await openPostgres(url);
    const other = await startMoneyLender(sandbox.db);
    await expect(move(from, providers.settings())).rejects.toThrow(/^Others use the database/);
    await other.close();
    await sandbox.close();
    await expect(move(from, providers.settings())).rejects.toThrow(/ has rows in \w+: another lender/);
    await (await openPostgres(url)).close();
    await (await pilotOf(from)).close();
  });

  it('the settings of a live server move no sandbox until a live server has started on its database', async () => {
    const [from, url] = [path.join(root, 'sandbox'), await newDatabaseUrl('template1')];
    const providers = await startProviders({ DATA_DIR: from, DATABASE_URL: url });
    const { secret } = providers.settings();
    const runSandbox = async () => {
      const storage = await openEmbedded(path.join(from, 'database'));
      const lender = await startMoneyLender(storage.db, {}, 0, { DATA_DIR: from, SECRET: secret! });
      await lender.close();
      await storage.close();
    };
    await runSandbox();
    await expect(move(from, providers.settings())).rejects.toThrow(/^No live server has used /);
    await runSandbox();
    await (await openPostgres(url)).close();

    await (await providers.start(await pilotOf(from))).close();
    // Tables of the simulator and all.
    await move(from, providers.settings());
    await (await openPostgres(url, live)).close();
  });
});
