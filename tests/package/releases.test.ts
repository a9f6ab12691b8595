import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';

interface Manifest {
  version: string;
  workspaces: string[];
  dependencies?: Record<string, string>;
}

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const textAt = (...parts: string[]) => readFileSync(at(...parts), 'utf8');
const manifestAt = (...parts: string[]) => JSON.parse(textAt(...parts, 'package.json')) as Manifest;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Kopa', '-c', 'user.email=kopa@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
const changeset = (bump: string, words: string) => `---\n'@kopa/ui': ${bump}\n---\n\n${words}\n`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The manifests, changelogs and settings of this project alone. */
function copyOfManifests(): string[] {
  const { workspaces } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Manifest;
  // Without the changesets that wait.
  for (const file of ['package.json', 'package-lock.json', '.changeset/config.json']) {
    cpSync(inProject(file), at(file), { recursive: true });
  }
  for (const each of workspaces) {
    mkdirSync(at(each));
    for (const file of ['package.json', 'CHANGELOG.md']) cpSync(inProject(each, file), at(each, file));
  }
  symlinkSync(inProject('node_modules'), at('node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--', '.changeset', 'package.json', ...workspaces);
  git('commit', '--quiet', '--message=before');
  return workspaces;
}

describe('npm run versions', () => {
  it('a changeset moves the version and the changelog of its package, and of those that use it', () => {
    const workspaces = copyOfManifests();
    const before = Object.fromEntries(workspaces.map((each) => [each, manifestAt(each).version]));
    writeFileSync(
      at('.changeset', 'green-sheets-turn.md'),
      changeset('minor', 'AmountField takes a market.'),
    );
    execFileSync(process.execPath, [inProject('node_modules/@changesets/cli/bin.js'), 'version'], {
      cwd: folder,
      stdio: 'pipe',
    });
    const [major, minor = '', patch] = before['ui']?.split('.') ?? [];
    const next = `${major}.${Number(minor) + 1}.0`;
    expect(manifestAt('ui').version).toBe(next);
    expect(textAt('ui', 'CHANGELOG.md')).toMatch(
      new RegExp(
        `^# @kopa/ui\n\n## ${next}\n\n### Minor Changes\n\n- (\\w+: )?AmountField takes a market\\.\n`,
      ),
    );
    expect(textAt('ui', 'CHANGELOG.md')).toContain('\n## 0.1.0\n');
    expect(manifestAt('kopa-stories').version).toBe(next);
    // Its apps ask for the version of @kopa/ui that is its own.
    expect(manifestAt('create-kopa').version).toBe(next);
    expect(textAt('create-kopa', 'CHANGELOG.md')).toContain(`# create-kopa\n\n## ${next}\n`);
    for (const user of ['app', 'desk']) {
      expect(manifestAt(user).dependencies?.['@kopa/ui']).toBe(next);
      expect(manifestAt(user).version).toBe(`${major}.${minor}.${Number(patch) + 1}`);
      expect(textAt(user, 'CHANGELOG.md')).toContain(`@kopa/ui@${next}`);
    }
    for (const other of ['contract', 'locales', 'server'])
      expect([other, manifestAt(other).version]).toEqual([other, before[other]]);
  });
});

/** Runs the command with an npm and a git that write down how they are called, and publish nothing. */
function publish(manifest: object, env: Record<string, string>, ...more: object[]) {
  mkdirSync(at('package'));
  mkdirSync(at('programs'));
  const tarballs = [manifest, ...more].map((each, place) => {
    const tarball = place === 0 ? 'kopa-ui.tgz' : `more-${place}.tgz`;
    writeFileSync(at('package', 'package.json'), JSON.stringify(each));
    execFileSync('tar', ['-czf', at(tarball), '-C', folder, 'package']);
    return tarball;
  });
  for (const name of ['npm', 'git'])
    writeFileSync(
      at('programs', name),
      `#!/bin/sh\necho "${name} $*" >> "${at('calls')}"\n` +
        '[ "$1" != view ] || [ "$KNOWN" = yes ] || { echo E404; exit 1; }\n',
      { mode: 0o755 },
    );
  writeFileSync(at('calls'), '');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inProject('scripts', 'publish.ts'), ...tarballs],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${at('programs')}:${process.env['PATH']}`,
        NODE_AUTH_TOKEN: '',
        ...env,
      },
    },
  );
  return { status, stdout, stderr, calls: textAt('calls').split('\n').filter(Boolean) };
}

describe('npm run publish:packages', () => {
  const repository = { url: 'git+https://example.com/kopa.git' };
  const product = { name: '@kopa/ui', version: '0.1.0', license: 'Apache-2.0', repository };

  const token = { NODE_AUTH_TOKEN: 'invented' };

  it('publishes nothing without a token, says so, and succeeds', () => {
    const { status, stdout, calls } = publish(product, {});
    expect([status, calls]).toEqual([0, []]);
    expect(stdout).toContain('@kopa/ui@0.1.0 is not published: NODE_AUTH_TOKEN is not set.');
  });

  it('publishes the checked tarball with provenance, and tags the commit', () => {
    const { status, calls } = publish(product, token);
    expect(status).toBe(0);
    expect(calls).toEqual([
      'npm view @kopa/ui@0.1.0 version --json',
      expect.stringMatching(/^npm publish \S+\/kopa-ui\.tgz --provenance --access public$/),
      'git tag @kopa/ui@0.1.0',
      'git push origin @kopa/ui@0.1.0',
    ]);
  });

  it('publishes every named tarball, in this order', () => {
    const { calls } = publish(product, token, { ...product, name: 'create-kopa' });
    expect(calls.filter((call) => /publish|push/.test(call))).toEqual([
      expect.stringContaining('kopa-ui.tgz'),
      'git push origin @kopa/ui@0.1.0',
      expect.stringContaining('more-1.tgz'),
      'git push origin create-kopa@0.1.0',
    ]);
  });

  it('publishes no version twice', () => {
    const { status, stdout, calls } = publish(product, { ...token, KNOWN: 'yes' });
    expect([status, calls]).toEqual([0, ['npm view @kopa/ui@0.1.0 version --json']]);
    expect(stdout).toContain('the registry has this version');
  });

  it('publishes nothing while a changeset waits for its version', () => {
    mkdirSync(at('.changeset'));
    writeFileSync(at('.changeset', 'README.md'), '# Changesets\n');
    writeFileSync(at('.changeset', 'calm-rows-wait.md'), changeset('patch', 'A fault is mended.'));
    const { status, stdout, calls } = publish(product, token);
    expect([status, calls]).toEqual([0, []]);
    expect(stdout).toMatch(/calm-rows-wait\.md waits for its version\. Run npm run versions/);
  });

  it.each([
    [{ ...product, private: true }, /is private/],
    [{ ...product, license: 'UNLICENSED' }, /has no licence/],
    [{ ...product, repository: undefined }, /names no repository/],
  ])('refuses what must not be published: %j', (manifest, fault) => {
    const { status, stderr, calls } = publish(manifest, token);
    expect([status, calls]).toEqual([1, []]);
    expect(stderr).toMatch(fault);
  });
});
