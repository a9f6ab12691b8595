import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { frameOfThisFile } from './tests/browser/frame-of-this-file.ts';
import { engineVariable, type EngineName } from './tests/browser/engine.ts';
import { firefoxProgram } from './tests/browser/firefox.ts';
import { findBrowser, needless, switches } from './tests/browser/launch.ts';
import { patient } from './scripts/patience.ts';
import { SlowFirst } from './tests/runner/slow-first.ts';
import { shared } from './vite.shared.ts';

const browser = await findBrowser();

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
    testTimeout: patient(5000),
    hookTimeout: patient(10_000),
    expect: { poll: { timeout: patient(1000) } },
    ...test,
  },
});

/**
 * Which server tests have a database: on PostgreSQL in `server`, and in `embedded` on the database that needs
 * none.
 */
const withDatabase = globSync('server/src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /\buseDatabase\(\)/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);
const serverTests = {
  // Reading the server's modules anew for each file takes a third of the time.
  isolate: false,
  setupFiles: ['server/test/after-each-test.ts'],
  testTimeout: patient(300_000),
  hookTimeout: patient(60_000),
  globalSetup: ['tests/postgres/start-once.ts', 'tests/postgres/embedded-once.ts'],
};

const browserTests = {
  // As long as Playwright waits.
  expect: { poll: { timeout: patient(15_000) } },
  testTimeout: patient(300_000),
  hookTimeout: patient(300_000),
  globalSetup: ['tests/build-app-once.ts'],
};

/** For tests in a browser. The test command names each test that needed the second try. */
const secondTry = { retry: 1 };

const flowTests = {
  ...browserTests,
  ...secondTry,
  // One browser and one process of lenders for all files of a worker.
  isolate: false,
  globalSetup: ['tests/build-app-once.ts', 'tests/flows/newborn-lender.ts'],
};

/** The flows in another engine. Where its program is missing, `tests/engines` says so. */
const flowsOn = (engine: EngineName, program: string, but: string[] = []) =>
  project(`flows-${engine}`, existsSync(program) ? ['tests/flows/**/*.test.ts'] : [], {
    ...flowTests,
    exclude: ['**/node_modules/**', '**/dist/**', ...but],
    env: { TZ: 'UTC', [engineVariable]: engine },
  });
/** The desk is for the browsers of computers; the others need the browser's network, scripts or tools. */
const notOverWebDriver = [
  ...[
    'desk*',
    'begun-application',
    'bridge',
    'camera',
    'cashier-markets',
    'docs-page',
    'events',
    'every-route',
    'failing-calls',
    'host-phone',
    'hostile-input',
    'hostile-markets',
    'languages',
    'later-parts',
    'lender-rules',
    'markets',
    'next-screen',
    'outbox',
    'photos-in-parts',
    'reading-order',
    'scrollbar',
    'sending',
    'sheets',
    'slow-answer',
    'spoilt-worker',
    'without-a-line',
    'wire-bytes',
    'wrong-answers',
    'wrong-clock',
  ].map((each) => `tests/flows/${each}.test.ts`),
  'tests/flows/looks/**',
];

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, and of two that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests make much that lives a moment: with room for it, memory is tidied up less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: SlowFirst },
    projects: [
      project('ui', ['ui/**/*.test.{ts,tsx}'], {
        isolate: false,
        exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'],
      }),
      {
        ...shared,
        // The setup file's, not the served page's.
        root: import.meta.dirname,
        plugins: [react(), tailwindcss()],
        test: {
          name: 'components',
          ...secondTry,
          include: ['ui/**/*.browser.test.tsx'],
          setupFiles: ['ui/test/set-up-page.ts'],
          // A photo is drawn and encoded before it is sent: seconds on a busy machine.
          expect: { poll: { timeout: patient(15_000) } },
          // On a busy machine Chromium waits a second for a quiet moment before it encodes, at each of a
          // photo's tries.
          testTimeout: patient(60_000),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            commands: { frameOfThisFile },
            provider: playwright({
              launchOptions: {
                executablePath: browser.path,
                env: { ...(process.env as Record<string, string>), ...browser.env },
                args: switches,
                ignoreDefaultArgs: needless,
              },
              contextOptions: { locale: 'en-KE', timezoneId: 'Africa/Nairobi', hasTouch: true },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      project('contract', ['contract/**/*.test.ts'], { isolate: false, testTimeout: patient(30_000) }),
      project('server', ['server/**/*.test.ts'], serverTests),
      project('embedded', withDatabase, {
        ...serverTests,
        env: { TZ: 'UTC', KOPA_TEST_ENGINE: 'embedded' },
      }),
      project('app', ['app/**/*.test.{ts,tsx}'], {
        isolate: false,
        setupFiles: ['app/test/kenyan-lender.ts'],
      }),
      project('house', ['tests/{house,conformance,mutation,native,stories,postgres,runner}/**/*.test.ts'], {
        isolate: false,
        testTimeout: patient(120_000),
        hookTimeout: patient(120_000),
      }),
      project('built', ['tests/{size,package,old-web-view}/**/*.test.ts'], {
        ...browserTests,
        globalSetup: ['tests/build-app-once.ts', 'tests/package/pack-once.ts'],
      }),
      // These install packages from the registry, or play every story twice.
      project('nightly', ['tests/nightly/**/*.test.ts'], {
        testTimeout: patient(1_200_000),
        hookTimeout: patient(60_000),
      }),
      project('engines', ['tests/engines/**/*.test.ts'], {
        ...browserTests,
        // All stories of an engine.
        testTimeout: patient(3_600_000),
      }),
      project('flows', ['tests/{flows,faults}/**/*.test.ts'], flowTests),
      flowsOn('firefox', firefoxProgram),
      flowsOn('webkit', '/usr/bin/WebKitWebDriver', notOverWebDriver),
      flowsOn('wpe', '/usr/bin/WPEWebDriver', notOverWebDriver),
    ],
  },
});
