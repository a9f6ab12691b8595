import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Locator } from 'playwright-core';
import type { Driver, MakeDriver } from '../drive/driver.ts';
import { prove } from './prove.ts';
import { Session } from './session.ts';

/** The axe findings: number of rules and elements, and the rules. */
export interface Found {
  rules: number;
  elements: number;
  ids: string[];
}

/** Figures in units other than ms. */
export interface Checks {
  /** By axe, WCAG 2.2 A and AA. */
  axe: { closed: Found; sheet: Found; full: Found };
  /** Another birthday can be chosen and confirmed with keys alone; whether the focus is then on its row. */
  keyboard: { works: boolean; returns: boolean };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Accessibility of one contestant, once per run and separate from the measurements. */
export async function check(
  browser: Browser,
  url: string,
  name: string,
  makeDriver: MakeDriver,
): Promise<Checks> {
  const address = `${url}/${name}/index.html`;
  const look = await Session.open(browser, url);
  await look.page.goto(address);
  const driver = makeDriver(look.page);
  await driver.row('birthday').waitFor();
  const closed = await findings(look);
  await (
    await look.aimAtRow(driver.row('birthday'))
  )();
  await look.rest();
  const sheet = await findings(look);
  await look.tap(driver.confirm());
  await (
    await look.aimAtRow(driver.send())
  )();
  await prove('the errors are shown', () => driver.fault('lastName').isVisible());
  await look.rest();
  const full = await findings(look);
  await look.close();

  const keys = await Session.open(browser, url);
  await keys.page.goto(address);
  const keyboard = await chooseByKeys(keys, makeDriver(keys.page));
  await keys.close();
  return { axe: { closed, sheet, full }, keyboard };
}

async function findings({ page }: Session): Promise<Found> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
    };
    const result = await checker.run({ runOnly: { type: 'tag', values } });
    return result.violations.map(({ id, nodes }) => ({ id, elements: nodes.length }));
  }, tags);
  return {
    rules: violations.length,
    elements: violations.reduce((sum, { elements }) => sum + elements, 0),
    ids: violations.map(({ id }) => id),
  };
}

const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** Tab to the row, Enter, an arrow on each wheel that takes the focus, Enter on Confirm. */
async function chooseByKeys(session: Session, driver: Driver): Promise<Checks['keyboard']> {
  const { page } = session;
  const { keyboard } = page;
  const refused = { works: false, returns: false };
  const row = driver.row('birthday');
  await row.waitFor();
  let tabs = 0;
  while (!(await holdsFocus(row))) {
    tabs += 1;
    if (tabs > 30) return refused;
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await session.rest();
  if (!(await driver.sheet().isVisible())) await keyboard.press('Space');
  await session.rest();
  if (!(await driver.sheet().isVisible())) return refused;
  let turned = false;
  for (let stop = 0; !turned || !(await holdsFocus(driver.confirm())); stop += 1) {
    if (stop > 30) return refused;
    // On Cancel and its like an arrow does nothing.
    if (!turned) await keyboard.press('ArrowUp');
    await session.rest();
    if (!(await driver.sheet().isVisible())) return refused;
    turned ||= (await driver.shownYear()) !== '1996';
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await session.rest();
  const shown = await driver.shown('birthday');
  const works = /\d{4}/.test(shown) && !shown.includes('1996');
  return { works, returns: works && (await holdsFocus(row)) };
}
