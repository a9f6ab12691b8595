import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { migrate } from './migrate.ts';

/** The tables in the section of docs/security.md that bounds them. */
function boundedTables(): string[] {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const section = /\n## Rows that stay\n([^]*?)(?=\n## |$)/.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

onBothEngines('tables that are append only', (test) => {
  it('docs/security.md says of each table that the database keeps for ever how its rows are bounded', async () => {
    await migrate(test.db);
    const { rows } = await test.db.execute<{ name: string }>(sql`
      select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname in ('refuse_change', 'refuse_change_but_erasing', 'refuse_change_but_key') order by name`);
    const kept = rows.map(({ name }) => name);
    expect(kept.length).toBeGreaterThan(5);
    expect(boundedTables().sort()).toEqual(kept.sort());
  });
});
