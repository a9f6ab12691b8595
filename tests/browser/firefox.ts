import { blockWorkers } from '../engines/in-page.ts';
import { onlyInChromium } from './engine.ts';
import { firefox, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { pageInside, showAs, translate, type Beyond } from './firefox-inside.ts';

/** Of WebDriver's keys. */
const enter = '\uE006';

/** A text with more signs is written in one step: by keys ten thousand signs take minutes. */
const mostKeys = 500;

/** Where Debian's package puts it. */
export const firefoxProgram = '/usr/bin/firefox-esr';

/**
 * Starts Debian's Firefox, driven by Playwright over WebDriver BiDi. With `scrollbars` it has the classic
 * ones, which take room in the page. The caller closes the browser.
 */
export async function launchFirefox({ scrollbars = false } = {}): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxProgram,
    // For what it can and BiDi has no command for.
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // Its process of a page crashes when it is asked for these, as axe and Playwright ask.
      'accessibility.ARIAElementReflection.enabled': false,
      // The list of downloads would take the focus from the page for good.
      'browser.download.alwaysOpenPanel': false,
      // A page reads and writes the clipboard without a question.
      'dom.events.testing.asyncClipboard': true,
      'dom.w3c_touch_events.enabled': 1,
      'layout.css.prefers-color-scheme.content-override': 1,
      // Nobody answers a question of Firefox's own: without a camera there is none to ask for.
      'media.navigator.permission.disabled': true,
      'ui.allPointerCapabilities': 1,
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': 1,
      'ui.useOverlayScrollbars': scrollbars ? 0 : 1,
      // As wide as Chromium's.
      'widget.non-native-theme.scrollbar.size.override': 15,
    },
  });
  return handed(browser, translate(browser));
}

/** To Firefox a dialog that the driver has answered stays open, and an input opens no second one. */
function openEachDialog(): void {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function open() {
    if (this.type !== 'file') return click.call(this);
    // The page hears of the click, and may prevent the dialog.
    let isPrevented = false;
    const hear = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    this.addEventListener('click', hear, { once: true });
    click.call(this);
    if (isPrevented) return;
    const fresh = this.cloneNode() as HTMLInputElement;
    fresh.addEventListener('change', () => {
      this.files = fresh.files;
      this.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return click.call(fresh);
  };
}

/** Of an error among the parts of a message Firefox tells the driver no more than "Error". */
function tellErrors(): void {
  const { error } = console;
  console.error = (...parts: unknown[]) =>
    error(...parts.map((part) => (part instanceof Error ? String(part) : part)));
}

/** Firefox runs what comes before a page in the empty one, too, which has no storage. */
function onlyOnSites(to: BrowserContext | Page): void {
  const add = to.addInitScript.bind(to);
  to.addInitScript = (script, arg) =>
    add(`if (location.protocol.startsWith('http')) (${String(script)})(${JSON.stringify(arg ?? null)});`);
}

/** Over BiDi Playwright's tap does nothing, and its texts are written past the keyboard; BiDi can both. */
function handed(browser: Browser, { bodyOf, runInFirefox }: Beyond): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async ({ serviceWorkers, ...options } = {}) => {
    // The driver leaves the scripts on.
    if (options.javaScriptEnabled === false) onlyInChromium('shows a page without scripts');
    const context = await open(options);
    onlyOnSites(context);
    await context.addInitScript(openEachDialog);
    await context.addInitScript(tellErrors);
    // What Playwright does at this asks the empty page, which may not be asked in Firefox.
    if (serviceWorkers === 'block') await context.addInitScript(blockWorkers);
    context.grantPermissions = async (asked) => {
      if (!asked.every((each) => each.startsWith('clipboard'))) onlyInChromium('grants permissions');
    };
    context.newCDPSession = async () => onlyInChromium('speaks the protocol of its tools') as never;
    const openPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await openPage();
      await pageInside(page).delegate.updateEmulateMedia();
      return page;
    };
    context.on('page', (page) => {
      onlyOnSites(page);
      const { delegate, frameManager } = pageInside(page);
      const { rawKeyboard, rawTouchscreen, _networkManager, _session: session } = delegate;
      delegate.updateEmulateMedia = () => runInFirefox(showAs(page));
      const start = frameManager.requestStarted.bind(frameManager);
      frameManager.requestStarted = (request, route) => {
        for (const [id, each] of _networkManager._requests)
          if (each.request === request) request._postData = bodyOf(id);
        start(request, route);
      };
      const act = async (device: object) => {
        const body = { context: session.sessionId, actions: [device] };
        await session.send('input.performActions', body);
      };
      rawTouchscreen.tap = (_, x, y) => {
        const actions = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        return act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions });
      };
      rawKeyboard.sendText = async (_, text) => {
        // No text is what Playwright deletes with.
        if (text === '' || text.length > mostKeys) {
          await page.evaluate((all) => document.execCommand(all ? 'insertText' : 'delete', false, all), text);
          return;
        }
        const keys = [...text.replaceAll('\n', enter)];
        const actions = keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await act({ type: 'key', id: 'typing', actions });
      };
    });
    return context;
  };
  return browser;
}
