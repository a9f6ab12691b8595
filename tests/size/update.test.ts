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

/** Builds the app, with these sources changed, into a folder of its own. */
async function release(name: string, changes: readonly Change[]): Promise<string> {
  const outDir = path.join(folder, name);
  const edit: Plugin = {
    name: 'edit',
    enforce: 'pre',
    transform: (code, id) => {
      const change = changes.find(({ file }) => id.endsWith(file.replace('../', '')));
      if (!change) return null;
      expect(code).toContain(change.from);
      return code.replace(change.from, change.to);
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

interface Change {
  /** Relative to the app. */
  file: string;
  from: string;
  to: string;
}

const files = (release: string) =>
  readdirSync(path.join(release, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
const size = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

/**
 * Changes by release. Nobody who opens home and one of the first release's screens fetches the others, so one
 * build shows what each costs.
 */
const releases: Record<string, Change[]> = {
  elsewhere: [
    { file: 'src/features/faq/faq-screen.tsx', from: 'rows={8}', to: 'rows={9}' },
    { file: 'src/features/cashier/cashier-screen.tsx', from: 'useLatestOrder()', to: 'useLatestOrder({})' },
    { file: '../locales/en/repay.json', from: 'You owe, on', to: 'What you owe, on' },
  ],
  home: [
    {
      file: 'src/features/home/home-screen.tsx',
      from: 'awaitedSeconds = 10',
      to: 'awaitedSeconds = 11',
    },
  ],
};

describe('a release that changes one screen', () => {
  const first = inProject('app', 'dist');

  it('the same sources give the same files', async () => {
    expect(files(await release('again', []))).toEqual(files(first));
  });

  describe.each(Object.entries(releases))('%s', (name, changes) => {
    let next: string;
    beforeAll(async () => {
      next = await release(name, changes);
    });

    it.each(changes)(
      `after a change of $file a borrower who opens home and it fetches at most ${budget} kB`,
      ({ file }) => {
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
        expect(kB.reduce((sum, each) => sum + each)).toBeLessThan(budget);
      },
    );
  });
});
