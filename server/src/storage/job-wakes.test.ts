import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { openJobWakes, type JobWakes } from './job-wakes.ts';
import { openPostgres } from './open.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

/** A process of the database that counts what it hears. */
function listening(url: string): JobWakes & { heard: number } {
  const process = { heard: 0 };
  const wakes = openJobWakes(url, () => (process.heard += 1));
  open.push(wakes);
  return Object.assign(process, wakes);
}

describe.skipIf('missing' in postgres)('notifications of queued jobs', () => {
  it('the other processes hear, the process itself does not, and a lost connection is opened again', async () => {
    const url = await newDatabaseUrl();
    const [one, other] = [listening(url), listening(url)];
    const heardBy = async (listener: { heard: number }) => {
      const before = listener.heard;
      await expect
        .poll(
          () => {
            one.tell();
            return listener.heard;
          },
          { timeout: 15_000 },
        )
        .toBeGreaterThan(before);
    };
    await heardBy(other);
    expect(one.heard).toBe(0);
    const storage = await openPostgres(url, { connections: 1 });
    open.push(storage);
    await storage.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike '%kopa_jobs%' and pid <> pg_backend_pid()`,
    );
    await heardBy(other);
    expect(one.heard).toBe(0);
  });
});
