import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFromProject } from './hard-links.ts';
import { makePlace, type Place } from './made-app.ts';
import { packedCreateKopa, packedManifest, packedStories, unpacked } from './pack.ts';

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

const at = (...parts: string[]) => path.join(place.folder, ...parts);
const textAt = (...parts: string[]) => readFileSync(at(...parts), 'utf8');

describe('npm create kopa', () => {
  it('the package is complete, and the versions of the apps that it makes are ranges', async () => {
    const { messages } = await publint({ pkgDir: packedCreateKopa.unpacked, strict: true, pack: false });
    expect(messages).toEqual([]);
    for (const file of ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md'])
      expect(existsSync(path.join(packedCreateKopa.unpacked, file)), file).toBe(true);
    for (const file of globSync('dist/template/*/package.json', { cwd: packedCreateKopa.unpacked })) {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(path.join(packedCreateKopa.unpacked, file), 'utf8'),
      ) as Record<string, Record<string, string>>;
      expect(dependencies?.['@kopa/ui']).toBe(`^${packedManifest().version}`);
      for (const range of Object.values({ ...dependencies, ...devDependencies }))
        expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
    }
  });

  it('an app on Vite has its brand, builds, passes its test, and its pictures notice another brand', async () => {
    expect(await place.create('app', '--brand', 'poa')).toContain(
      'app is made: an app on Vite with the brand poa.\n\n  cd app\n  npm install\n  npm run dev\n',
    );
    cpSync(unpacked, at('app', 'node_modules', '@kopa', 'ui'), { recursive: true });
    const { dependencies, devDependencies } = JSON.parse(textAt('app', 'package.json')) as Record<
      string,
      Record<string, string>
    >;
    installFromProject(at('app'), Object.keys({ ...dependencies, ...devDependencies }));

    await place.npm('app', 'run', 'build');
    const styles = globSync('dist/assets/*.css', { cwd: at('app') }).map((file) => textAt('app', file));
    expect(styles.join('')).toContain('[data-brand=poa]');
    expect(textAt('app', 'dist', 'index.html')).toContain('data-brand="poa"');

    const tested = await place.npm('app', 'test');
    expect(tested).toMatch(/Tests +1 passed/);
    expect(tested).not.toMatch(/stderr/);

    await place.npm('app', 'run', 'pictures:update');
    expect(globSync('*.png', { cwd: at('app', 'pictures') })).toHaveLength(2);

    // npx takes the version that is installed, and otherwise the one of the registry.
    cpSync(packedStories.unpacked, at('app', 'node_modules', 'kopa-stories'), { recursive: true });
    installFromProject(at('app'), ['kopa-stories']);
    expect(
      await place.npm('app', 'run', 'stories', '--', '--only', 'ui-display-brand-mark', '--update'),
    ).toMatch(/\d pictures written to pictures\/poa/);

    const tokens = textAt('app', 'poa.tokens.json');
    writeFileSync(at('app', 'poa.tokens.json'), tokens.replaceAll('#0b6b4f', '#5b1fa8'));
    await expect(place.npm('app', 'run', 'pictures')).rejects.toThrow(
      /about-you-light\.png[^]*1 failed[^]*1 passed/,
    );
  });

  it.each([
    [['full'], 'full is not empty, it has notes.txt: name a folder that is new or empty.'],
    [['full/notes.txt'], 'full/notes.txt is a file: name a folder that is new or empty.'],
    [['one', 'two'], 'Name one folder, not 2: one, two.'],
    [
      ['Mine'],
      'The package would be called "Mine": name a folder of small letters, digits, "-", "." and "_", such as my-app.',
    ],
    [['new', '--host', 'svelte'], 'The host is --host vite or --host next, not "svelte".'],
    [
      ['new', '--brand', 'Poa!'],
      'The brand would be called "Poa!": name it with small letters, digits and -, such as --brand poa.',
    ],
    [['new', '--brnad', 'poa'], 'There is no option --brnad: there are --host and --brand.'],
  ])('refuses %j in one line, and writes nothing', (args, fault) => {
    mkdirSync(at('full'), { recursive: true });
    writeFileSync(at('full', 'notes.txt'), '');
    const command = path.join(packedCreateKopa.unpacked, 'dist', 'create-kopa.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      cwd: place.folder,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, '', `${fault}\n`]);
    expect(globSync('{full,one,two,Mine,new}/**/*', { cwd: place.folder })).toEqual(['full/notes.txt']);
  });
});
