import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { nothingElse, onlyInChromium, type EngineName } from '../browser/engine.ts';
import { enginePage, type EnginePage } from './engine-page.ts';
import { openEngine, phone } from './engines.ts';

/** What every phone of the engine is, whether it is asked for or not. */
const usual: BrowserContextOptions = {
  deviceScaleFactor: 1,
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
  reducedMotion: 'reduce',
};
/** What each phone can be, and what makes no difference to it. */
const without = new Set(['viewport', 'hasTouch', 'isMobile', 'serviceWorkers']);

type Listener = (event: unknown) => void;

/**
 * The part of Playwright's browser that the flows use, in an engine that WebDriver drives: each context is a
 * browser of its own with one page.
 */
export function engineBrowser(name: EngineName): Browser {
  const open = new Set<BrowserContext>();
  const newContext = async (options: BrowserContextOptions = {}) => {
    for (const [option, value] of Object.entries(options))
      if (!without.has(option) && usual[option as keyof typeof usual] !== value)
        onlyInChromium(`opens a phone with "${option}"`);
    const { width, height } = options.viewport ?? phone;
    const listeners: Listener[] = [];
    const pages: EnginePage[] = [];
    const complain = (text: string) => {
      const message = { type: () => 'error', text: () => text, location: () => ({ url: name }) };
      listeners.forEach((listen) => listen(message));
    };
    const context = nothingElse({
      browser: () => browser,
      pages: () => pages.map(({ page }) => page),
      setDefaultTimeout: () => undefined,
      on: (event: string, listen: Listener) => {
        if (event === 'console') listeners.push(listen);
        else if (event !== 'weberror') onlyInChromium(`tells of "${event}"`);
      },
      newPage: async () => {
        if (pages.length > 0) onlyInChromium('opens a second page');
        const driver = await openEngine(name);
        const hasWorkers = options.serviceWorkers !== 'block';
        const opened = enginePage(driver, { context, complain, hasWorkers });
        pages.push(opened);
        if (width !== phone.width || height !== phone.height) await driver.resize(width, height);
        return opened.page;
      },
      close: async () => {
        open.delete(context);
        for (const each of pages.splice(0)) await each.close();
      },
    }) as unknown as BrowserContext;
    open.add(context);
    return context;
  };
  const browser = nothingElse({
    newContext,
    contexts: () => [...open],
    isConnected: () => true,
    close: async () => {
      for (const each of open) await each.close();
    },
  }) as unknown as Browser;
  return browser;
}
