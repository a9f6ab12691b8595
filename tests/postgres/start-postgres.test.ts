import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from './start-postgres.ts';

const postgres = await startPostgres();

describe.skipIf('missing' in postgres)('a private PostgreSQL', () => {
  if ('missing' in postgres) return;
  afterAll(() => postgres.stop());

  it('the server answers a query at its address', async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('select 1 + 1 as two');
    await client.end();
    expect(rows).toEqual([{ two: 2 }]);
  });

  it('each start creates another server', async () => {
    const other = await startPostgres();
    if ('missing' in other) throw new Error(other.missing);
    expect(other.url).not.toBe(postgres.url);
    await other.stop();
    await expect(new Client({ connectionString: other.url }).connect()).rejects.toThrow('ECONNREFUSED');
  });
});
