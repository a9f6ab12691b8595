import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { missingPrograms, packages } from '../cluster/programs.ts';

const read = (...parts: string[]) => readFileSync(inProject('deploy', ...parts), 'utf8');
const units = readdirSync(inProject('deploy', 'systemd'));
const run = [...read('compose.yaml').matchAll(/run-unit\.sh ([\w@-]+)/g)].map(([, name]) => name!);

const check = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'pipe' });

describe('the files of the cluster', () => {
  it('each container of the compose file runs a unit, and each unit has one', () => {
    const files = run.map((name) =>
      name.includes('@') ? `${name.split('@')[0]}@.service` : `${name}.service`,
    );
    expect([...new Set(files)].sort()).toEqual(units.toSorted());
  });

  it('every place of a setting is filled in by an address or a secret', () => {
    const given = [...read('etc', 'cluster.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
    const secrets = /for name in ([\w ]+);/.exec(read('place.sh'))![1]!.split(' ');
    const files = globSync('etc/**/*.*', { cwd: inProject('deploy') });
    const asked = files.flatMap((file) => [...read(file).matchAll(/@([A-Z_]+)@/g)].map(([, name]) => name!));
    expect([...new Set(asked)].sort()).toEqual([...given, ...secrets].sort());
  });

  it('the image has the package of each program that the units run', () => {
    const installed = /--no-install-recommends \\\n([^&]+)/.exec(read('Containerfile'))![1]!.match(/[\w-]+/g);
    expect(installed).toEqual(expect.arrayContaining(Object.values(packages)));
  });

  const missing = missingPrograms();
  it.skipIf(missing)(
    missing ? `the programs accept their settings: ${missing}` : 'the programs accept their settings',
    () => {
      const root = mkdtempSync(path.join(tmpdir(), 'kopa-deploy-'));
      try {
        execFileSync('sh', [inProject('deploy', 'place.sh'), root], { stdio: 'pipe' });
        const settings = path.join(root, 'etc', 'kopa');
        check('haproxy', '-c', '-f', path.join(settings, 'haproxy.cfg'));
        check('promtool', 'check', 'config', path.join(settings, 'prometheus.yml'));
        check('otelcol', 'validate', `--config=${path.join(settings, 'collector.yaml')}`);
        // The project is not at its place here.
        const others = run.filter((name) => !name.startsWith('kopa@'));
        if (existsSync('/usr/bin/systemd-analyze'))
          check(
            'systemd-analyze',
            'verify',
            ...others.map((name) => inProject('deploy', 'systemd', `${name}.service`)),
          );
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
  );
});
