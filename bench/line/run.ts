/** Opens and fills the app on slow lines, and writes what a borrower waits for. See ../README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildApp } from '../../scripts/build-app.ts';
import { launchBrowser } from '../../tests/browser/launch.ts';
import { startLender } from '../../tests/flows/start-lender.ts';
import { contestants } from '../contestants/contestants.ts';
import { serve } from '../measure/serve.ts';
import { conditions, type Condition, type Measured } from './figures.ts';
import { openForm } from './form.ts';
import { openHome } from './home.ts';
import { goWholeWay } from './journey.ts';
import { openLine, type SlowLine } from './open-line.ts';
import { lossShare, profiles, type ProfileName } from './profiles.ts';
import { report } from './report.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    journeys: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(profiles).join(',') },
    forms: { type: 'string', default: 'kopa,antd-mobile,floor-react' },
    name: { type: 'string', default: `line-${new Date().toISOString().slice(0, 10)}` },
  },
});
const names = options.only.split(',').filter((name): name is ProfileName => name in profiles);
const drivers = Object.entries(contestants).filter(([name]) => options.forms.split(',').includes(name));
const here = path.join(import.meta.dirname, '..');

await buildApp();
for (const [name] of drivers)
  await build({ configFile: path.join(here, 'contestants', name, 'vite.config.ts'), logLevel: 'error' });
const server = await serve(
  path.join(here, 'dist'),
  drivers.map(([name]) => name),
);
const lender = await startLender();
const browser = await launchBrowser();

/** One line, for one measurement. */
async function on<T>(
  { to, name, condition, seed }: { to: string; name: ProfileName; condition: Condition; seed: number },
  work: (line: SlowLine) => Promise<T>,
): Promise<T> {
  const share = condition === 'lossy' ? lossShare : 0;
  const line = await openLine(to, {
    ...profiles[name],
    loss: { share, seed },
    tls: condition === 'tls',
  });
  try {
    return await work(line);
  } finally {
    await line.close();
  }
}

async function measure(name: ProfileName, at: number): Promise<Measured> {
  const profile = profiles[name];
  const found: Measured = {
    profile: name,
    home: { clear: [], lossy: [], tls: [] },
    journeys: [],
    forms: Object.fromEntries(drivers.map(([each]) => [each, []])),
  };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const seed = round + 1;
    for (const condition of conditions) {
      const visits = await on({ to: lender.url, name, condition, seed }, (line) =>
        openHome(browser, line, profile),
      );
      found.home[condition].push(visits);
      say(
        `${name}, ${condition}, round ${seed}: ${visits.first.usable.toFixed(1)} s, then ${visits.second.usable.toFixed(1)} s`,
      );
    }
    for (const [each, driver] of drivers) {
      const form = await on({ to: server.url, name, condition: 'clear', seed }, (line) =>
        openForm(browser, line, profile, each, driver),
      );
      found.forms[each]!.push(form);
      say(`${name}, form of ${each}, round ${seed}: ${form.usable.toFixed(1)} s`);
    }
  }
  for (let round = 0; round < Number(options.journeys); round += 1) {
    const mobile = `7123460${at}${round}`;
    found.journeys.push(
      await on({ to: lender.url, name, condition: 'lossy', seed: round + 1 }, (line) =>
        goWholeWay(browser, lender, line, profile, mobile),
      ),
    );
    say(`${name}, journey ${round + 1}`);
  }
  return found;
}

function say(text: string): void {
  console.error(text);
}

try {
  const all: Measured[] = [];
  for (const [at, name] of names.entries()) all.push(await measure(name, at));
  const machine = `Chromium ${browser.version()}, Node ${process.versions.node}, ${availableParallelism()} cores, load average ${loadavg()[0]!.toFixed(1)} at the end; ${options.rounds} rounds, ${options.journeys} journeys.`;
  const text = report(machine, all);
  const file = path.join(here, 'results', options.name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.md`, text);
  await writeFile(`${file}.json`, `${JSON.stringify({ machine, profiles, all }, null, 1)}\n`);
  console.log(text);
} finally {
  await browser.close();
  await lender.stop();
  server.close();
}
