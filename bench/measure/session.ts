import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** CPU of the page's main thread by its own clock, ms: other processes do not count. */
export interface Cost {
  /** Everything. */
  main: number;
  script: number;
  style: number;
  layout: number;
  /** Painting, parsing, input and the rest. */
  other: number;
}

/** Shortest time that an act is watched, ms: a closing sheet is on its way for less. */
const LEAST = 800;
/** Longest, ms. */
const MOST = 10_000;
const STEP = 100;
/** The main thread rests when each of three steps has less work than this, ms. A blinking caret has less. */
const REST = 1;

/** One page of one contestant, 360x740 at twice the density with touch, cold. */
export class Session {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Addresses of everything fetched. */
  readonly fetched = new Set<string>();
  /** Exceptions and console errors; a run with any is refused. */
  readonly errors: string[] = [];
  readonly close: () => Promise<void>;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
    this.close = () => page.context().close();
    page.on('request', (request) => this.fetched.add(new URL(request.url()).pathname));
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  /**
   * A fresh context on an empty page of the server, so that the page that follows is loaded by this process.
   */
  static async open(browser: Browser, url: string): Promise<Session> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'en-KE',
      timezoneId: 'Africa/Nairobi',
    });
    context.setDefaultTimeout(8_000);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${url}/blank.html`);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Session(page, cdp);
  }

  /**
   * The cost of an act until the main thread rests. The act must only send input: queries to the page would
   * count.
   */
  async cost(act: () => Promise<unknown>): Promise<Cost> {
    const before = await this.clock();
    await act();
    await this.rest();
    const after = await this.clock();
    const cost = {
      main: after.main - before.main,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
    return { ...cost, other: cost.main - cost.script - cost.style - cost.layout };
  }

  async rest(): Promise<void> {
    const start = performance.now();
    let last = (await this.clock()).main;
    for (let still = 0; still < 3 || performance.now() - start < LEAST;) {
      await pause(STEP);
      const { main } = await this.clock();
      still = main - last < REST ? still + 1 : 0;
      last = main;
      if (performance.now() - start > MOST) return;
    }
  }

  private async clock() {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      main: ms('TaskDuration') - ms('DevToolsCommandDuration'),
      script: ms('ScriptDuration'),
      style: ms('RecalcStyleDuration'),
      layout: ms('LayoutDuration'),
    };
  }

  /**
   * A finger's tap in the middle of the located element, located in advance so that `cost` measures the tap
   * alone.
   */
  async aim(locator: Locator): Promise<() => Promise<void>> {
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (!box) throw new Error(`No element to tap: ${locator}`);
    await this.rest();
    return () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  async tap(locator: Locator): Promise<void> {
    await (
      await this.aim(locator)
    )();
    await this.rest();
  }

  /** Scrolls a row into the middle, clear of bars, and aims at the row. */
  async aimAtRow(row: Locator): Promise<() => Promise<void>> {
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return this.aim(row);
  }

  /** Used heap after a collection, MB. */
  async heap(): Promise<number> {
    for (let times = 0; times < 3; times += 1) await this.cdp.send('HeapProfiler.collectGarbage');
    return (await this.cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  }

  /** Elements in the body. */
  nodes(): Promise<number> {
    return this.page.evaluate(() => document.body.querySelectorAll('*').length);
  }
}
