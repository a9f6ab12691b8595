import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { CopyDisturbed, copyRunning, linkFiles } from './copy-running.ts';
import { openEmbedded } from './open.ts';

const folder = fs.mkdtempSync(path.join(tmpdir(), 'kopa-copy-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const at = (...parts: string[]) => path.join(folder, ...parts);

/**
 * Commits number after number with their sum, tells each, and has a checkpoint and new files now and
 * then.
 */
const writer = `
  import { openEmbedded } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
  const { db } = await openEmbedded(${JSON.stringify(at('running'))});
  await db.execute('create table numbers (n bigint primary key, filler text not null)');
  await db.execute('create table total (sum bigint not null)');
  await db.execute('insert into total values (0)');
  for (let n = 1; ; n += 1) {
    await db.transaction(async (tx) => {
      await tx.execute("insert into numbers values (" + n + ", repeat('x', 500))");
      await tx.execute('update total set sum = sum + ' + n);
    });
    await new Promise((told) => process.stdout.write(n + '\\n', told));
    if (n % 500 === 0) for (const statement of ['vacuum full total', 'checkpoint']) await db.execute(statement);
  }`;

describe('a copy of the embedded database while another process writes', () => {
  it('the copy opens with every commit before its begin, and with whole transactions alone', async () => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', writer], {
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    try {
      let told = '';
      child.stdout.on('data', (chunk) => (told += chunk));
      for (const copy of ['one', 'two', 'three']) {
        while (told.split('\n').length < 50) {
          if (child.exitCode !== null) throw new Error('The writer has ended.');
          await Promise.race([once(child.stdout, 'data'), ended]);
        }
        const last = Number(told.trimEnd().split('\n').at(-1)?.match(/^\d+$/)?.[0] ?? 0);
        copyRunning(at('running', 'postgres'), at(copy, 'postgres'));
        const { db, close } = await openEmbedded(at(copy));
        const { rows } = await db.execute(sql`
          select count(*)::int as count, max(n)::int as last, sum(n) = (select sum from total) as whole from numbers`);
        await close();
        expect(rows).toEqual([{ count: rows[0]!['last'], last: rows[0]!['last'], whole: true }]);
        expect(rows[0]!['last']).toBeGreaterThanOrEqual(last);
        told = '';
      }
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  });

  it('a copy with a checkpoint in it is given up after some tries', () => {
    fs.mkdirSync(at('fast', 'global'), { recursive: true });
    fs.mkdirSync(at('fast', 'pg_wal'));
    const control = at('fast', 'global', 'pg_control');
    fs.writeFileSync(control, '0');
    const { copyFileSync } = fs;
    let checkpoints = 0;
    fs.copyFileSync = (...files) => {
      copyFileSync(...files);
      fs.writeFileSync(control, String((checkpoints += 1)));
    };
    try {
      expect(() => copyRunning(at('fast'), at('never'))).toThrow(CopyDisturbed);
    } finally {
      fs.copyFileSync = copyFileSync;
    }
    copyRunning(at('fast'), at('quiet'));
    expect(fs.readFileSync(at('quiet', 'global', 'pg_control'), 'utf8')).toBe(String(checkpoints));
  });

  it('a linked photo outlives its deletion, and a photo that is being written is none', () => {
    fs.mkdirSync(at('photos'));
    fs.writeFileSync(at('photos', 'one'), 'photo');
    fs.writeFileSync(at('photos', 'two.part'), 'half');
    linkFiles(at('photos'), at('links'));
    fs.rmSync(at('photos', 'one'));
    fs.writeFileSync(at('photos', 'two'), 'photo');
    linkFiles(at('photos'), at('links'));
    linkFiles(at('none'), at('links'));
    expect(fs.readdirSync(at('links')).toSorted()).toEqual(['one', 'two']);
    expect(fs.readFileSync(at('links', 'one'), 'utf8')).toBe('photo');
  });
});
