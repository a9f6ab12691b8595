import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';

const hook = `--import=${pathToFileURL(path.join(import.meta.dirname, 'quick-imports.mjs')).href}`;

/** The files and exports of drizzle-orm as Node finds them, and the refusal of a name that is not there. */
function found(...options: string[]): string {
  const script = `
    const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite', 'zod'];
    for (const name of [...names, ...names])
      console.log(import.meta.resolve(name), Object.keys(await import(name)).join());
    await import('drizzle-orm/no-such-name').catch(({ code }) => console.log(code));`;
  return execFileSync(process.execPath, [...options, '--input-type=module', '--eval', script], {
    cwd: inProject('server'),
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
}

it('with the hook Node finds the same modules', () => {
  const without = found();
  expect(without).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  expect(found(hook)).toBe(without);
});
