/**
 * The list of a borrower's orders with thousands of rows: the time to the first row, and the cost of a fling
 * through all. See ../README.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loggedIn } from '../../server/test/borrower.ts';
import { buildApp } from '../../scripts/build-app.ts';
import { launchBrowser } from '../../tests/browser/launch.ts';
import { logIn, overHttp } from '../../tests/flows/over-http.ts';
import { makePlace, removePlace } from '../../tests/flows/lender-place.ts';
import { addPastOrders } from '../../tests/flows/past-orders.ts';
import { startLender } from '../../tests/flows/start-lender.ts';
import { fling } from '../measure/fling.ts';
import { Session } from '../measure/session.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '5000' },
    flings: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    name: { type: 'string', default: `records-${new Date().toISOString().slice(0, 10)}` },
  },
});
const count = Number(values.orders);
const mobile = '712399001';

/** The results of one round; times in ms, sizes in MB. */
interface Round {
  orders: number;
  /** From the navigation to the first row, on this machine's own line. */
  firstRowMs: number;
  firstRowScriptMs: number;
  /** A page of fifty, from its request to its last byte. */
  pageMs: number;
  few: { heapMb: number; nodes: number; rows: number };
  all: { heapMb: number; nodes: number; rows: number };
  fling: { frames: number; scriptPerFrameMs: number; mainPerFrameMs: number };
}

await buildApp();
const place = await makePlace();
await addPastOrders(place, { mobile, count, newest: Date.UTC(2026, 5, 30, 9) });
const lender = await startLender({ at: place });
const load = loadavg()[0];
const rounds: Round[] = [];
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const found = await measure();
    console.log(JSON.stringify(found));
    rounds.push(found);
  }
} finally {
  await lender.stop();
  removePlace(place);
}
const folder = path.join(import.meta.dirname, '..', 'results');
await mkdir(folder, { recursive: true });
const setting = { node: process.version, cores: availableParallelism(), load };
await writeFile(
  path.join(folder, `${values.name}.json`),
  `${JSON.stringify({ setting, rounds }, null, 1)}\n`,
);

async function measure(): Promise<Round> {
  const caller = overHttp(lender.url);
  const browser = await launchBrowser();
  try {
    const session = await Session.open(browser, lender.url);
    const { page } = session;
    await logIn(page, caller, await loggedIn(caller, mobile));
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('main a[href*="/records/order"]')) return;
        Object.assign(window, { firstRowMs: performance.now() });
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    const pages: number[] = [];
    page.on('requestfinished', (request) => {
      const { responseEnd, requestStart } = request.timing();
      if (/\/api\/[0-9a-f]{16,}/.test(request.url()) && responseEnd > 0)
        pages.push(responseEnd - Math.max(0, requestStart));
    });
    const opened = await session.cost(() => page.goto(`${lender.url}/#/records`));
    const firstRowMs = await page.evaluate(() => (window as unknown as { firstRowMs: number }).firstRowMs);
    const few = await stateOf(session);
    await loadAll(session);
    const all = await stateOf(session);
    const middle = { x: 180, y: 300 };
    const sums = { frames: 0, script: 0, main: 0 };
    for (let times = 0; times < Number(values.flings); times += 1) {
      const { cost, frames } = await fling(session, middle);
      sums.frames += frames;
      sums.script += cost.script;
      sums.main += cost.main;
    }
    return {
      orders: count,
      firstRowMs,
      firstRowScriptMs: opened.script,
      pageMs: pages.toSorted((one, other) => one - other)[Math.floor(pages.length / 2)] ?? 0,
      few,
      all,
      fling: {
        frames: sums.frames,
        scriptPerFrameMs: sums.script / sums.frames,
        mainPerFrameMs: sums.main / sums.frames,
      },
    };
  } finally {
    await browser.close();
  }
}

/** Goes to the end again and again until there is nothing more to come. */
async function loadAll({ page }: Session): Promise<void> {
  const more = page.getByRole('status').filter({ hasText: / of \d+$/ });
  while ((await more.count()) > 0) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await pause(20);
  }
}

async function stateOf(session: Session) {
  const rows = await session.page.locator('main a[href*="/records/order"]').count();
  return { heapMb: await session.heap(), nodes: await session.nodes(), rows };
}
