import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import type { Applicant } from '../../test/borrower.ts';
import { detailOf, expectBalanced, repaid, startMoneyLender } from '../../test/loan.ts';
import { startPilot, stoppedPilot } from '../../test/pilot.ts';
import { s3Keys, startS3 } from '../../test/s3-server.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { readSettings } from '../settings/settings.ts';
import type { Database } from '../storage/database.ts';
import { openEmbedded, openPostgres } from '../storage/open.ts';
import { moveCommand } from './move-command.ts';

const main = fileURLToPath(new URL('./move.ts', import.meta.url));
const root = mkdtempSync(path.join(tmpdir(), 'kopa-move-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As `npm run move`. */
function run(words: string[], environment: Record<string, string>) {
  const env = { ...bareEnvironment(), ...environment };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [main, ...words], { env }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

/** As `npm run move`, killed when the first page is copied. */
async function killedAtFirstLine(environment: Record<string, string>): Promise<void> {
  const env = { ...bareEnvironment(), ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => child.kill('SIGKILL'));
  await once(child, 'close');
}

class Stopped extends Error {
  lines: readonly string[];
  constructor(lines: readonly string[]) {
    super('stopped');
    this.lines = lines;
  }
}

/** Every row of every table, without what each database gives itself. */
async function rowsOf(db: Database): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.execute(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`
      select to_jsonb(each) - 'made_by' - 'version' as row from ${sql.identifier(String(name))} each`);
    all[String(name)] = rows
      .map(({ row }) => JSON.stringify(row))
      .filter((row) => name !== 'settings' || !/"(?:photoFolder|move)"/.test(row))
      .toSorted();
  }
  return all;
}

/** The rows of both databases. */
async function contentsOf(from: string, url: string) {
  const source = await openEmbedded(path.join(from, 'database'), { moving: true });
  const target = await openPostgres(url, { moving: true });
  const contents = [await rowsOf(source.db), await rowsOf(target.db)] as const;
  await source.close();
  await target.close();
  return contents;
}

describe.skipIf('missing' in postgres)('the move from the embedded database to PostgreSQL', () => {
  let stopped: Promise<Applicant> | undefined;
  let loan: Applicant;
  let pilots = 0;
  /** DATA_DIR of a copy of the stopped pilot. */
  const pilot = async () => {
    // Made within the time of a test, which is longer than that of a hook.
    loan = await (stopped ??= stoppedPilot(path.join(root, 'pilot')));
    pilots += 1;
    const dataDir = path.join(root, `pilot-${pilots}`);
    cpSync(path.join(root, 'pilot'), dataDir, { recursive: true });
    return dataDir;
  };

  interface Moved {
    from: string;
    url: string;
    environment?: Record<string, string>;
    withoutLost?: boolean;
    /** Stops after so many lines. */
    lines?: number;
  }
  const move = async ({ from, url, environment = {}, withoutLost = false, lines = Infinity }: Moved) => {
    const told: string[] = [];
    await moveCommand({
      from,
      settings: readSettings({ DATABASE_URL: url, DATA_DIR: from, ...environment }),
      withoutLost,
      pageRows: 3,
      tell: (line) => {
        if (told.length === lines) throw new Stopped(told);
        told.push(line);
      },
    });
    return told;
  };

  it('every row and photo arrives, the books agree, and the loan is repaid on PostgreSQL', async () => {
    const [from, url] = [await pilot(), await newDatabaseUrl('template1')];
    const environment = { DATABASE_URL: url, DATA_DIR: from };
    const moved = await run([], environment);
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toMatch(/^\d+ tables with \d+ rows are the same on both sides\.$/m);
    expect(moved.out).toMatch(/^[1-9]\d* photos are there and open; 0 of them were copied\.$/m);
    expect(moved.out).toMatch(
      /^Received in cents, on both sides: ledger 70000, provider 70000, borrowers 70000\.$/m,
    );
    const [source, target] = await contentsOf(from, url);
    expect(target).toEqual(source);
    expect(source['journals']!.length).toBeGreaterThan(3);

    await expect(openEmbedded(path.join(from, 'database'))).rejects.toThrow(/was moved to \S+ at 127/);
    expect(await run([], environment)).toMatchObject({ code: 0, err: '' });
    expect((await run([], { ...environment, DATABASE_URL: await newDatabaseUrl() })).err).toMatch(
      /^Kopa: The lender in \S+ was moved to \S+ at \S+, and not to .+\n$/,
    );

    const storage = await openPostgres(url);
    const lender = await startMoneyLender(storage.db, {}, 0, { DATA_DIR: from });
    expect((await detailOf(lender, loan)).paidCents).toBe(70_000);
    await repaid(lender, loan, 900);
    expect((await detailOf(lender, loan)).paidCents).toBe(160_000);
    await expectBalanced(lender);
    await lender.close();
    await storage.close();
  });

  it('a move that is stopped again and again continues from there, and no server starts before its end', async () => {
    const [from, url] = [await pilot(), await newDatabaseUrl()];
    await killedAtFirstLine({ DATABASE_URL: url, DATA_DIR: from });
    const pages: string[] = [];
    for (let stops = 0; ; stops += 1) {
      const refusal = await openPostgres(url).then(
        (opened) => opened.close(),
        (error: Error) => error.message,
      );
      // The last lines are told after the end of the move.
      if (refusal === undefined && stops > 1) break;
      expect(refusal).toContain('is not complete. Repeat');
      const told = await move({ from, url, lines: 8 }).catch((error: unknown) => error);
      if (told instanceof Stopped) {
        expect(told.lines[0]).toBe('An interrupted move continues.');
        pages.push(...told.lines.slice(1));
        continue;
      }
      pages.push(...(told as string[]).slice(1, -5));
      // How far the killed process has come by then is the machine's affair.
      expect(stops).toBeGreaterThan(1);
      break;
    }
    const tables = pages.map((line) => line.split(':')[0]);
    expect(tables).toEqual(tables.toSorted((one, other) => tables.indexOf(one) - tables.indexOf(other)));
    const [source, target] = await contentsOf(from, url);
    expect(target).toEqual(source);
    await (await openPostgres(url)).close();
  });

  it('a move of a lender that went on since its stop begins anew', async () => {
    const [from, url] = [await pilot(), await newDatabaseUrl()];
    await expect(move({ from, url, lines: 40 })).rejects.toThrow('stopped');
    const lender = await startPilot(from);
    await repaid(lender, loan, 600);
    await lender.close();
    const told = await move({ from, url });
    expect(told[0]).toBe('The lender has changed since the interrupted move, which begins anew.');
    expect(told).toContain(
      'Received in cents, on both sides: ledger 130000, provider 130000, borrowers 130000.',
    );
    const [source, target] = await contentsOf(from, url);
    expect(target).toEqual(source);
  });

  it('a lender that runs, a used database and a wrong secret are refused in one line, without a change', async () => {
    const from = await pilot();
    const [url, used, half] = [await newDatabaseUrl(), await newDatabaseUrl(), await newDatabaseUrl()];
    const running = await startPilot(from);
    expect((await run([], { DATABASE_URL: url, DATA_DIR: from })).err).toMatch(
      /^Kopa: The process \d+ already uses the folder .+ Stop the server first\.\n$/,
    );
    await running.close();

    const other = await openPostgres(used);
    await (await startMoneyLender(other.db)).close();
    await expect(move({ from, url: used })).rejects.toThrow(/^Others use the database/);
    await other.close();
    await expect(move({ from, url: used })).rejects.toThrow(/ has rows in \w+: another lender uses it/);

    const strange = path.join(root, 'strange');
    await (await startPilot(strange)).close();
    await expect(move({ from: strange, url: half, lines: 5 })).rejects.toThrow('stopped');
    await expect(move({ from, url: half })).rejects.toThrow(/the beginning of another lender's move/);

    const environment = { SECRET: 'ab'.repeat(16) };
    await expect(move({ from, url, environment })).rejects.toThrow(/^SECRET is not that of the lender/);
    expect((await run([path.join(root, 'none')], { DATABASE_URL: url })).err).toMatch(
      /^Kopa: There is no embedded database in .+\n$/,
    );
    expect((await run([from], {})).err).toMatch(/^Kopa: Name the PostgreSQL in DATABASE_URL.+\n$/);
    const target = await openPostgres(url);
    expect(Object.values(await rowsOf(target.db)).flat()).toEqual([]);
    await target.close();
  });

  it('a write into the half copied database is found before any server may use it', async () => {
    const [from, url] = [await pilot(), await newDatabaseUrl()];
    await expect(move({ from, url, lines: 100 })).rejects.toThrow('stopped');
    const target = await openPostgres(url, { moving: true });
    await target.db.execute(sql`update users set created_at = created_at + 1`);
    await target.close();
    await expect(move({ from, url })).rejects.toThrow(/^The copy differs in users: /);
    await expect(openPostgres(url)).rejects.toThrow('is not complete');
  });

  it('photos go to another folder or to a bucket, and a photo without a file stops the move', async () => {
    const s3 = await startS3();
    const bucket = {
      FILES: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: 'eu-west-1',
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    };
    const [from, url, dataDir] = [await pilot(), await newDatabaseUrl(), path.join(root, 'new-data')];
    const photos = readdirSync(path.join(from, 'photos')).filter((name) => name.includes('-'));
    const copied = `${photos.length} photos are there and open; ${photos.length} of them were copied.`;
    expect(await move({ from, url, environment: { DATA_DIR: dataDir } })).toContain(copied);
    expect(readdirSync(path.join(dataDir, 'photos')).toSorted()).toEqual(photos.toSorted());

    const [second, target] = [await pilot(), await newDatabaseUrl()];
    rmSync(path.join(second, 'photos', photos[0]!));
    await expect(move({ from: second, url: target, environment: bucket })).rejects.toThrow(
      `1 photos have no file: ${photos[0]}. Restore them`,
    );
    s3.objects.set(photos[1]!, { bytes: Buffer.from('half'), checksum: null });
    const told = await move({ from: second, url: target, environment: bucket, withoutLost: true });
    expect(told).toContain(`${photos.length - 1} photos are there and open; 1 of them were copied.`);
    expect([...s3.objects.keys()].toSorted()).toEqual(photos.slice(1).toSorted());
  });
});
