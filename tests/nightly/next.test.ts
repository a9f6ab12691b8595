import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { filesOf } from '../../scripts/site/guide-text.ts';
import { launchBrowser } from '../browser/launch.ts';
import { freePort } from '../free-port.ts';
import { packUi, tarball } from '../package/pack.ts';

/** What the guide's host installs beside @kopa/ui; Next's own types need TypeScript 5. */
const packages = ['next@16', 'react@19', 'react-dom@19', 'typescript@5', '@types/react@19', '@types/node@24'];

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-next-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a host that follows the guide for Next builds, and the page works without a message in the console', async () => {
  await packUi();
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true }));
  const guide = readFileSync(inProject('docs', 'guides', 'install-in-next.md'), 'utf8');
  for (const { name, text } of filesOf(guide)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const next = path.join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  const options = {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  };
  await promisify(execFile)(
    'npm',
    ['install', '--include=dev', '--no-audit', '--no-fund', ...packages, tarball],
    options,
  );
  await promisify(execFile)(process.execPath, [next, 'build', '--webpack'], options);

  const port = String(await freePort());
  const server = spawn(process.execPath, [next, 'start', '-p', port], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launchBrowser();
  try {
    await new Promise<void>((resolve) => {
      server.stdout.on('data', (said) => {
        if (String(said).includes('Ready')) resolve();
      });
    });
    const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(html).toContain('First name');
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme });
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Enter your first name').first().waitFor();
      await page.getByLabel('First name').fill('Nakato');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Saved').first().waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
    server.kill();
  }
});
