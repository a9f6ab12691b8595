import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inProject, root } from '../../scripts/paths.ts';
import all from '../../vitest.config.ts';
import { instrument } from './instrument.ts';
import { trialVariable, type Trial } from './trial.ts';

const trial = JSON.parse(readFileSync(process.env[trialVariable]!, 'utf8')) as Trial;
const firsts = new Map(trial.sources.map(({ file, first }) => [file, first]));
const projects = all.test!.projects as TestProjectInlineConfiguration[];
const { test, ...project } = projects.find((each) => each.test!.name === trial.project)!;

/** Of a property: a change that survives runs each property whole. */
const mostRuns = 40;

/** The home of statements that are built once: a change of their text needs a statement of its own. */
const statements = 'server/src/storage/prepared.ts';
const builtAnew = `export const prepared = (build) => (db) => {
  const statement = build(db);
  for (const config of [statement.rawQueryConfig, statement.queryConfig]) if (config) config.name = undefined;
  return statement;
};`;

/** Puts the changes into the sources that Vitest loads. */
const changes: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id);
    const first = firsts.get(file);
    if (first !== undefined) return { code: instrument(file, source, first).text, map: null };
    if (file === statements) return { code: builtAnew, map: null };
    if (!file.endsWith('.test.ts')) return null;
    const code = source.replaceAll(
      /\bnumRuns: (\d+)/g,
      (_, runs) => `numRuns: ${Math.min(Number(runs), mostRuns)}`,
    );
    return { code, map: null };
  },
};

/** One project of the tests, in one worker, with the changes of a trial. */
export default defineConfig({
  ...project,
  root,
  plugins: [changes],
  test: {
    ...test,
    include: trial.tests,
    runner: inProject('tests', 'mutation', 'trial-runner.ts'),
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    // A kept transform has the switches of another trial.
    fsModuleCache: false,
    retry: 0,
    bail: trial.step === 'whole' ? 1 : 0,
    reporters: [['default', { summary: false }]],
  },
});
