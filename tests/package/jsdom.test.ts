import { afterAll, beforeAll, expect, it } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { filesOf } from '../../scripts/site/guide-text.ts';
import { guide } from './site-pages.ts';
import { makeHost, type Host } from './host.ts';

/** The page and the test of the guides, with the packages that they name. */
let host: Host;

beforeAll(() => {
  host = makeHost(19, ['vitest', 'jsdom', '@testing-library/react', '@testing-library/dom']);
  for (const { name, text } of [guide('forms'), guide('test-your-forms')].flatMap(filesOf))
    host.write(name, text);
  host.write('tsconfig.json', JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }));
});
afterAll(() => host.remove());

/** Runs the host's test in jsdom. */
const runTest = (setupFiles: string[]) => {
  const test = {
    environment: 'jsdom',
    setupFiles,
    testTimeout: patient(20_000),
    reporters: ['default', 'json'],
    outputFile: 'report.json',
    // Links of the host keep their own names, as when npm has installed the packages.
    execArgv: ['--preserve-symlinks'],
  };
  host.write(
    'vitest.config.mjs',
    `export default ${JSON.stringify({ resolve: { preserveSymlinks: true }, test })};`,
  );
  return host.run('vitest/vitest.mjs', 'run');
};

it('one import gives jsdom what it lacks: a form is filled, a sheet works, and nothing is complained of', async () => {
  const said = await runTest(['@kopa/ui/testing/jsdom']);
  expect(said).not.toMatch(/stderr|stdout|not implemented|act\(/i);
  const { numPassedTests, numTotalTests } = JSON.parse(host.read('report.json')) as Record<string, number>;
  expect([numPassedTests, numTotalTests]).toEqual([2, 2]);
});

it('without the import the same test fails', async () => {
  await expect(runTest([])).rejects.toThrow(/ResizeObserver is not defined/);
});
