import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/paths.ts';
import { textOf } from './source-files.ts';

it('an action of another repository is named by its commit, which no tag can move', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...textOf(file).matchAll(/uses: *(\S+)/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/);
});
