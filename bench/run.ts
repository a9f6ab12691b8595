/** Builds every contestant, plays the script with each in turn, and writes the results. See README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../tests/browser/launch.ts';
import { contestants } from './contestants/contestants.ts';
import { check } from './measure/checks.ts';
import type { Contestant } from './measure/figures.ts';
import { report, type Setting } from './measure/report.ts';
import { play } from './measure/script.ts';
import { serve } from './measure/serve.ts';
import { weigh } from './measure/weigh.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(contestants).join(',') },
    name: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const rounds = Number(options.rounds);
const names = options.only.split(',');
const unknown = names.filter((name) => !contestants[name]);
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1)
  throw new Error(
    `Say --rounds with a whole number from 1, and --only with names of ${Object.keys(contestants).join(', ')}.`,
  );

/** How long one contestant may take for one round, ms. */
const LIMIT = 180_000;
/** How often a contestant may try one round: a loaded machine may drop a touch, and a browser may end. */
const TRIES = 4;
/**
 * V8 collects the whole heap by a timer some seconds after a page has loaded, wherever the script then
 * stands: 11 ms that belong to no act.
 */
const switches = ['--js-flags=--no-memory-reducer'];

const here = import.meta.dirname;
for (const name of names) {
  say(`building ${name}`);
  await build({ configFile: path.join(here, 'contestants', name, 'vite.config.ts'), logLevel: 'error' });
}
const server = await serve(path.join(here, 'dist'), names);
try {
  await run();
} finally {
  server.close();
}

/**
 * One round of one contestant in a browser of its own, so that no round inherits what an earlier one left.
 */
async function alone<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser(switches);
  let watch: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    browser.on('disconnected', () => reject(new Error('The browser ended.')));
    watch = setTimeout(() => reject(new Error(`No end after ${LIMIT / 1000} s.`)), LIMIT);
  });
  try {
    return await Promise.race([work(browser), lost]);
  } finally {
    clearTimeout(watch);
    await Promise.race([browser.close(), pause(10_000)]);
  }
}

async function persist<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await alone(work);
    } catch (error) {
      if (left === 0) throw error;
      say(`${String(error)} Once more.`);
    }
  }
}

async function run(): Promise<void> {
  const found = new Map<string, Contestant>();
  let version = '';
  const load: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    load.push(loadavg()[0] ?? 0);
    // Each round begins with another contestant.
    const order = names.map((_, at) => names[(at + round) % names.length] ?? '');
    for (const name of order) {
      const driver = contestants[name];
      if (!driver) continue;
      say(`round ${round + 1} of ${rounds}: ${name}`);
      const known = found.get(name);
      const played = await persist(async (browser) => {
        version = browser.version();
        return play(browser, server.url, name, driver);
      });
      if (known) known.rounds.push(played);
      else
        found.set(name, {
          name,
          bytes: weigh(server, played.fetched),
          checks: await persist((browser) => check(browser, server.url, name, driver)),
          rounds: [played],
        });
    }
  }
  load.push(loadavg()[0] ?? 0);
  const setting: Setting = {
    date: new Date().toISOString().slice(0, 10),
    browser: version,
    node: process.versions.node,
    cores: availableParallelism(),
    load,
  };
  const all = names.flatMap((name) => found.get(name) ?? []);
  const file = path.join(here, 'results', options.name);
  await mkdir(path.dirname(file), { recursive: true });
  const text = report(setting, all);
  await writeFile(`${file}.md`, text);
  await writeFile(`${file}.json`, `${JSON.stringify({ setting, contestants: all }, null, 1)}\n`);
  console.log(text);
  say(`written to ${path.relative(process.cwd(), file)}.md and .json`);
}

function say(text: string): void {
  console.error(text);
}
