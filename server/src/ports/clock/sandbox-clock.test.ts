import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxAdvanceClock, sandboxClock } from '@kopa/contract/calls/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabaseUrl, postgres } from '../../../test/test-database.ts';
import { begin, granted, inject, type Answer } from '../../../test/test-lender.ts';
import { openLender, type OpenLender } from '../../open-lender.ts';
import { readSettings } from '../../settings/settings.ts';
import { openPostgres } from '../../storage/open.ts';
import { openSandboxClock } from './sandbox-clock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-clock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shown = async ({ app }: OpenLender) => {
  const answer = await app.inject(await inject(sandboxClock, {}));
  return granted(answer.json<Answer<{ now: number }>>()).now - begin;
};
const advanced = async ({ app }: OpenLender, seconds: number) => {
  const answer = await app.inject(await inject(sandboxAdvanceClock, { seconds }));
  return granted(answer.json<Answer<{ now: number }>>()).now - begin;
};

describe.skipIf('missing' in postgres)("the sandbox's clock of several servers on one PostgreSQL", () => {
  it('a clock that is advanced at one server stands the same at the others, and never goes back', async () => {
    const settings = readSettings({
      DATABASE_URL: await newDatabaseUrl(),
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    const baseClock = { now: () => begin };
    const one = await openLender(settings, { baseClock });
    const two = await openLender(settings, { baseClock });
    try {
      expect(await advanced(one, 3600)).toBe(3_600_000);
      expect(await shown(two)).toBe(3_600_000);
      expect(await advanced(two, 60)).toBe(3_660_000);
      expect(await shown(one)).toBe(3_660_000);

      expect(await advanced(one, 86_400)).toBe(90_060_000);
      // No call has reached the second server since.
      await two.jobs.runDue();
      expect(two.lender.clock.now() - begin).toBe(90_060_000);
      await two.sandbox!.clock.moveTo(begin + 5);
      expect([await shown(one), await shown(two)]).toEqual([90_060_000, 90_060_000]);
    } finally {
      await one.close();
      await two.close();
    }
    const third = await openLender(settings, { baseClock });
    expect(await shown(third)).toBe(90_060_000);
    await third.close();
  });

  it('a server of another time does not set the stored clock back', async () => {
    const { db, close } = await openPostgres(await newDatabaseUrl());
    const base = { now: () => begin };
    const [one, two] = [await openSandboxClock(db, base), await openSandboxClock(db, base)];
    await one.moveTo(begin + 5000);
    await two.moveTo(begin + 1000);
    expect(two.now()).toBe(begin + 5000);
    expect((await openSandboxClock(db, base)).now()).toBe(begin + 5000);
    await close();
  });
});
