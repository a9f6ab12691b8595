import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// The packages are tested from their sources, not from what was built of them.
const fromSources = { conditions: ['source', ...defaultServerConditions] };

const project = (
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  resolve: fromSources,
  ssr: { resolve: fromSources },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**'],
    env: { TZ: 'UTC' },
    ...test,
  },
});

const browserTests = { testTimeout: 300_000, hookTimeout: 300_000, globalSetup: ['tests/build-app-once.ts'] };

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, and of two that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('ui', ['ui/**/*.test.{ts,tsx}']),
      project('contract', ['contract/**/*.test.ts']),
      project('server', ['server/**/*.test.ts'], { testTimeout: 30_000, hookTimeout: 60_000 }),
      project('app', ['app/**/*.test.{ts,tsx}']),
      project('house', ['tests/{house,conformance,stories,postgres,runner}/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      project('built', ['tests/{size,old-web-view}/**/*.test.ts'], browserTests),
      project('flows', ['tests/flows/**/*.test.ts'], browserTests),
    ],
  },
});
