import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { textOf } from './source-files.ts';

interface Manifest {
  version?: string;
  private?: boolean;
  workspaces?: string[];
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifest = (file: string) => JSON.parse(textOf(file)) as Manifest;

/** The packages that npm has installed for a workspace. */
function licenceOf(name: string, workspace: string): string {
  const places = [`${workspace}/node_modules/${name}`, `node_modules/${name}`];
  const place = places.find((each) => existsSync(inProject(each, 'package.json')));
  return manifest(`${place ?? name}/package.json`).license ?? 'none';
}

/** The runtime dependencies of each workspace as rows of the page. */
function rows(): string[] {
  const where = new Map<string, string[]>();
  for (const workspace of manifest('package.json').workspaces ?? []) {
    const { dependencies, peerDependencies } = manifest(`${workspace}/package.json`);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (name.startsWith('@kopa/')) continue;
      const row = `| ${name} | ${licenceOf(name, workspace)} |`;
      where.set(row, [...(where.get(row) ?? []), workspace]);
    }
  }
  return [...where].map(([row, workspaces]) => `${row} ${workspaces.sort().join(', ')} |`).sort();
}

it('docs/licences.md lists exactly the runtime dependencies of the workspaces, with their licences', () => {
  const [, table = ''] = textOf('docs/licences.md').split('| package | licence | in |\n|---|---|---|\n');
  const written = table.split('\n').filter(Boolean);
  expect(rows().length).toBeGreaterThan(20);
  expect(written).toEqual(rows());
});

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
}

it('docs/licences.md names the licence of each indirect dependency, and only libvips has a copyleft licence', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as Lock;
  const brought = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
  );
  const kinds = brought.flatMap(([, { license = 'none' }]) =>
    license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /),
  );
  const line =
    textOf('docs/licences.md').match(/under these licences and no others: ([\s\S]*?)\.\n/)?.[1] ?? '';
  expect(line.split(/,\s+/)).toEqual([...new Set(kinds)].sort().map((kind) => `\`${kind}\``));
  const copyleft = brought.filter(([, { license = '' }]) => license.includes('GPL'));
  for (const [place] of copyleft) expect(place).toMatch(/@img\/sharp-/);
});

/** The only packages that are published. */
const published = new Set(['ui', 'create-kopa', 'kopa-stories']);

it('every package is under Apache-2.0 with its own changelog, and private where nothing is published', () => {
  const workspaces = manifest('package.json').workspaces ?? [];
  for (const folder of ['.', 'bench', ...workspaces]) {
    const { license, private: isPrivate = false } = manifest(`${folder}/package.json`);
    expect([folder, license, isPrivate]).toEqual([folder, 'Apache-2.0', !published.has(folder)]);
  }
  for (const folder of workspaces)
    expect(textOf(`${folder}/CHANGELOG.md`)).toContain(
      `\n## ${manifest(`${folder}/package.json`).version}\n`,
    );
  for (const folder of published) expect(textOf(`${folder}/LICENSE`)).toBe(textOf('LICENSE'));
  expect(textOf('LICENSE')).toMatch(/Apache License\s+Version 2\.0[\s\S]*END OF TERMS AND CONDITIONS/);
});
