import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { EngineName } from '../browser/engine.ts';
import { firefoxProgram } from '../browser/firefox.ts';
import { freePort } from '../free-port.ts';
import { Driver } from './driver.ts';
import { openHome, type Home } from './home.ts';
import { overHttp, type Transport } from './transports.ts';

/** An engine other than Chromium, as Debian ships it. */
interface Engine {
  /** The Debian packages that bring it. */
  packages: string;
  /** Commands that end well where these are installed. */
  checks: readonly (readonly [program: string, ...args: string[]])[];
  /** Of an engine that only WebDriver drives. */
  start?(home: Home): Promise<Transport>;
  /** The window cannot have the phone's size, and shows this many px for a CSS px: the page is in a frame. */
  scale?: number;
}

/** The size of the view, in px. */
export const phone = { width: 360, height: 740 };

const hasWebView = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';

/** WebKitGTK is near to the newest Safari, WPE to Safari 16. */
const engines: Readonly<Record<EngineName, Engine>> = {
  webkit: {
    packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
    checks: [
      ['WebKitWebDriver', '--help'],
      ['Xvfb', '-help'],
      ['/usr/bin/python3', '-c', hasWebView],
    ],
    start: async (home) => {
      await home.openDisplay();
      const port = await freePort();
      home.run('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1']);
      return overHttp(port, {
        'webkitgtk:browserOptions': {
          binary: path.join(import.meta.dirname, 'webview.py'),
          args: [String(phone.width), String(phone.height)],
        },
      });
    },
  },
  wpe: {
    packages: 'wpewebkit-driver cog',
    checks: [
      ['WPEWebDriver', '--help'],
      ['cog', '--version'],
    ],
    // The window is 800x600, and a phone is higher.
    scale: 0.75,
    start: async (home) => {
      const port = await freePort();
      home.run('WPEWebDriver', [`--port=${port}`, '--host=127.0.0.1']);
      const args = ['--platform=headless', '--automation', `--scale=${engines.wpe.scale}`];
      return overHttp(port, { 'wpe:browserOptions': { binary: '/usr/bin/cog', args } });
    },
  },
  firefox: {
    packages: 'firefox-esr',
    checks: [[firefoxProgram, '--version']],
  },
};

export const engineNames = Object.keys(engines) as EngineName[];

/** The line that says what to install, or undefined where the engine is there. */
export function missing(name: EngineName): string | undefined {
  const { checks, packages } = engines[name];
  const isThere = checks.every(([program, ...args]) => spawnSync(program, args).status === 0);
  return isThere ? undefined : `${name} is missing: apt-get install --no-install-recommends ${packages}`;
}

/** Starts an engine that WebDriver drives, with one page of a phone's size. The caller closes it. */
export async function openEngine(name: EngineName): Promise<Driver> {
  const home = openHome(name);
  try {
    const { start, scale } = engines[name];
    if (!start) throw new Error(`${name} is not driven by WebDriver.`);
    const driver = new Driver(await start(home), {
      ...(scale && { frame: { scale, size: phone } }),
      onClose: () => home.close(),
    });
    await driver.begin();
    return driver;
  } catch (error) {
    await home.close();
    throw error;
  }
}
