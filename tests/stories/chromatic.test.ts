import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';

it('chromatic without a token states that no upload happens, and does not fail', async () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  // Rejects for any exit code but 0.
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [inProject('scripts', 'chromatic.ts')],
    { env },
  );
  expect(stdout).toMatch(/^Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set\./);
  expect(stdout).not.toContain('Storybook:');
  expect(stderr).toBe('');
});
