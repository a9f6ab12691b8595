import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { Driver } from './driver.ts';
import { openHome, type Home } from './home.ts';
import { overHttp, overMarionette, type Transport } from './transports.ts';

export type EngineName = 'webkit' | 'wpe' | 'firefox';

/** An engine other than Chromium, as Debian ships it. */
interface Engine {
  /** The Debian packages that bring it. */
  packages: string;
  /** Commands that end well where these are installed. */
  checks: readonly (readonly [program: string, ...args: string[]])[];
  start(home: Home): Promise<Transport>;
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
    scale: 0.8,
    start: async (home) => {
      const port = await freePort();
      home.run('WPEWebDriver', [`--port=${port}`, '--host=127.0.0.1']);
      const args = ['--platform=headless', '--automation', `--scale=${engines.wpe.scale}`];
      return overHttp(port, { 'wpe:browserOptions': { binary: '/usr/bin/cog', args } });
    },
  },
  firefox: {
    packages: 'firefox-esr',
    checks: [['firefox-esr', '--version']],
    start: async (home) => {
      const port = await freePort();
      const profile = writeProfile(home, port);
      home.run('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', profile], {
        MOZ_HEADLESS_WIDTH: String(phone.width),
        MOZ_HEADLESS_HEIGHT: String(phone.height),
      });
      return overMarionette(port);
    },
  },
};

export const engineNames = Object.keys(engines) as EngineName[];

/** The line that says what to install, or undefined where the engine is there. */
export function missing(name: EngineName): string | undefined {
  const { checks, packages } = engines[name];
  const isThere = checks.every(([program, ...args]) => spawnSync(program, args).status === 0);
  return isThere ? undefined : `${name} is missing: apt-get install --no-install-recommends ${packages}`;
}

/** Starts an engine with one page of a phone's size. The caller closes it. */
export async function openEngine(name: EngineName): Promise<Driver> {
  const home = openHome(name);
  try {
    const { start, scale } = engines[name];
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

/** Firefox without bars and visits of its own, and as narrow as a phone. */
function writeProfile(home: Home, port: number): string {
  const profile = path.join(home.folder, 'profile');
  mkdirSync(path.join(profile, 'chrome'), { recursive: true });
  const preferences = {
    'marionette.port': port,
    'app.normandy.enabled': false,
    'app.update.enabled': false,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': 'en-KE,en',
    'layout.css.devPixelsPerPx': '1.0',
    'layout.css.prefers-color-scheme.content-override': 1,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'http://127.0.0.1:9/',
    'termsofuse.bypassNotification': true,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    'ui.prefersReducedMotion': 1,
    'ui.useOverlayScrollbars': 1,
    'widget.gtk.overlay-scrollbars.enabled': true,
  };
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  writeFileSync(
    path.join(profile, 'chrome', 'userChrome.css'),
    '* { min-width: 0 !important; min-height: 0 !important } #navigator-toolbox { display: none !important }',
  );
  return profile;
}
