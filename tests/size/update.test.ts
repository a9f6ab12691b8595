import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { builtBundle } from './bundle.ts';

/* What a release costs a borrower with the app of the release before, gzipped, in kB of 1000 bytes. */
const budget = 15;

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-update-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the app, with one source changed, into a folder of its own. */
async function release(name: string, changed?: { file: string; from: string; to: string }): Promise<string> {
  const outDir = path.join(folder, name);
  const edit: Plugin = {
    name: 'edit',
    enforce: 'pre',
    transform: (code, id) => {
      if (!changed || !id.endsWith(changed.file)) return null;
      expect(code).toContain(changed.from);
      return code.replace(changed.from, changed.to);
    },
  };
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: inProject('app', 'vite.config.ts'),
    logLevel: 'error',
    plugins: [edit],
    build: { outDir },
  });
  process.env['NODE_ENV'] = before;
  return outDir;
}

const files = (release: string) =>
  readdirSync(path.join(release, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
const size = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

describe('a release that changes one screen', () => {
  let first: string;
  beforeAll(async () => {
    first = await release('first');
  });

  it('the same sources give the same files', async () => {
    expect(files(await release('again'))).toEqual(files(first));
  });

  it.each([
    ['src/features/faq/faq-screen.tsx', 'rows={8}', 'rows={9}'],
    ['src/features/cashier/cashier-screen.tsx', 'useLatestOrder()', 'useLatestOrder({})'],
    ['src/features/home/home-screen.tsx', 'awaitedSeconds = 10', 'awaitedSeconds = 11'],
    ['../locales/en/repay.json', 'You owe, on', 'What you owe, on'],
  ])(
    `after a change of %s a borrower who opens home and it fetches at most ${budget} kB`,
    async (file, from, to) => {
      const next = await release(path.basename(file), { file: file.replace('../', ''), from, to });
      const known = new Set(files(first));
      const bundle = builtBundle(next);
      const opened = [
        bundle.entry,
        ...[...bundle.lazy].filter((key) => key.startsWith('_home-') || key === file),
      ];
      const fetched = [...bundle.closure(opened)]
        .map((key) => bundle.file(key))
        .filter((each) => !known.has(path.basename(each)));
      const kB = fetched.map((each) => size(path.join(next, each)));
      console.log(fetched.map((each, index) => `${kB[index]!.toFixed(1).padStart(6)} ${each}`).join('\n'));
      expect(fetched.length).toBeGreaterThan(1);
      expect(kB.reduce((sum, each) => sum + each, size(path.join(next, 'index.html')))).toBeLessThan(budget);
    },
  );
});
