import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { inProject } from '../../scripts/paths.ts';
import { strict, writeEveryComponent, type Drawn, type Hydrated } from './every-component.ts';
import { makeHost, type Host } from './host.ts';
import { packedDoors, packedManifest, unpacked } from './pack.ts';
import { showPage, style } from './show-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const projectFile = (name: string) =>
  readFileSync(inProject('tests', 'package', 'host-project', name), 'utf8');

/** Writes the host's page and its Vite configuration. */
function writePage(host: Host, styles: string, plugin = '') {
  for (const name of ['main.tsx', 'index.html']) host.write(name, projectFile(name));
  host.write('styles.css', styles);
  host.write('tsconfig.json', JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }));
  const tailwind = path.join(inProject('node_modules', '@tailwindcss', 'vite', 'dist'), 'index.mjs');
  host.write(
    'vite.config.mjs',
    `${plugin && `import tailwindcss from ${JSON.stringify(tailwind)};`}
    export default {
      base: './',
      plugins: [${plugin}],
      resolve: { preserveSymlinks: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.REACT) },
      build: { rolldownOptions: { input: process.env.PAGES.split(' ') } },
    };`,
  );
}

const form = { pages: ['index.html'] };

interface Built {
  pages: string[];
  /** React's development build with more messages, or the production build. */
  react?: 'development' | 'production';
}

async function build(host: Host, { pages, react = 'production' }: Built): Promise<string> {
  process.env['PAGES'] = pages.join(' ');
  process.env['REACT'] = react;
  await host.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  return path.join(host.folder, 'dist');
}

const show = (folder: string, file: string) => showPage(browser, folder, file);

/** Where everything of ours is, for comparing two ways of bringing the styles. */
const layout = (page: Page) =>
  page.locator('#app *, dialog, dialog *').evaluateAll((all) =>
    all.map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, borderRadius } = getComputedStyle(element);
      return [element.tagName, x, width, height, color, backgroundColor, font, borderRadius].join(' ');
    }),
  );

async function useForm(page: Page) {
  await page.getByLabel('Jina').fill('Achieng');
  const row = page.locator('[data-field-row]').first();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  expect(await style(page, '#app button:has-text("Endelea")', 'background-color')).toBe('rgb(11, 107, 79)');
  expect(await style(page, '#app button:has-text("Endelea")', 'min-height')).toBe('48px');
  await page.getByRole('button', { name: 'Siku' }).click();
  const panel = page.locator('.kopa-sheet-panel');
  await panel.waitFor();
  expect(await panel.boundingBox()).toMatchObject({ y: 370, height: 370, width: 360 });
  const placed = await layout(page);
  await page.getByRole('button', { name: sheetWords.confirm }).click();
  await panel.waitFor({ state: 'detached' });
  // The drag engine loads now.
  await page.getByRole('button', { name: 'Msaada' }).click();
  await page.getByText('Piga simu bila malipo').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByText('Piga simu bila malipo').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Siku' }).textContent()).toBe('');
  expect(await page.getByText('Ijumaa').first().isVisible()).toBe(true);
  return placed;
}
const sheetWords = { confirm: 'Thibitisha' };

describe.each([19, 18] as const)('a host with React %i and the installed tarball', (react) => {
  let host: Host;
  let takers: string[];
  beforeAll(async () => {
    host = makeHost(react);
    takers = await writeEveryComponent(host, packedDoors());
  });
  afterAll(() => host.remove());

  it('every component renders on a server, and no module needs a browser during evaluation', async () => {
    const drawn = JSON.parse(await host.node('render.ts')) as Drawn;
    expect(drawn.version.startsWith(`${react}.`)).toBe(true);
    expect(drawn.failed, 'give what it needs in tests/package/least-props.ts').toEqual([]);
    expect(drawn.count).toBeGreaterThan(100);
    expect(drawn.drawn).toBeGreaterThan(drawn.count * 0.8);
  });

  it('every component passes a strict type checker with its required props', async () => {
    await host.run('typescript/bin/tsc', ...strict, 'every-component.ts').catch((error: Error) => {
      throw new Error(`${error.message}\nMend what is wrong in tests/package/least-props.ts.`);
    });
    host.write('styles.ts', "import '@kopa/ui/styles.css';\nimport '@kopa/ui/tailwind.css';\n");
    host.write('main.tsx', projectFile('main.tsx'));
    host.write('readme.tsx', inReadme('tsx', 'export function App'));
    host.write('controlled.tsx', projectFile('controlled.tsx'));
    await host.run('typescript/bin/tsc', ...strict, 'main.tsx', 'readme.tsx', 'controlled.tsx', 'styles.ts');
    const node16 = strict
      .join(' ')
      .replace('--module esnext --moduleResolution bundler', '--module node16')
      .split(' ');
    await host.run('typescript/bin/tsc', ...node16, 'main.tsx', 'every-component.ts', 'styles.ts');
  });

  it('the host builds without Tailwind, looks right and works', async () => {
    writePage(host, "@import '@kopa/ui/styles.css';");
    const { page, complaints, close } = await show(await build(host, form), 'index.html');
    await useForm(page);
    // The host's own elements keep the host's styles, and browsers' styles where Kopa renders no such
    // element.
    expect(await style(page, '.host h2', 'margin-top')).toBe('40px');
    expect(await style(page, '.host h3', 'font-size')).toBe('30px');
    expect(await style(page, '.host td', 'padding-top')).toBe('5px');
    expect(await style(page, '.host blockquote', 'margin-inline-start')).toBe('40px');
    expect(complaints).toEqual([]);
    await close();
  });

  it('every component hydrates in the browser, and every ref receives an element', async () => {
    writePage(host, '');
    const folder = await build(host, { pages: ['every.html'], react: 'development' });
    const { page, complaints, close } = await show(folder, 'every.html');
    const done = await page.waitForFunction(() => (globalThis as { hydrated?: unknown }).hydrated);
    const { version, got } = (await done.jsonValue()) as Hydrated;
    expect(version).toMatch(new RegExp(`^${react}\\.`));
    expect(Object.keys(got).sort()).toEqual(takers.filter((name) => !openLater.has(name)).sort());
    expect(got).toMatchObject({ 'text-field: TextField': 'INPUT', 'button: Button': 'BUTTON' });
    expect(complaints.filter((each) => !each.startsWith('@kopa/ui '))).toEqual([]);
    await close();
  });
});

/** These components have no element with the least props: overlays are closed, and no toast is shown. */
const openLater = new Set([
  'bottom-sheet: BottomSheet',
  'command-palette: CommandPalette',
  'date-picker: DatePicker',
  'day-of-month-picker: DayOfMonthPicker',
  'dialog: Dialog',
  'loading-overlay: LoadingOverlay',
  'option-picker: OptionPicker',
  'permission-sheet: PermissionSheet',
  'photo-camera: PhotoCamera',
  'picker-sheet: PickerSheet',
  'region-picker: RegionPicker',
  'toast: ToastProvider',
  'valid-period-picker: ValidPeriodPicker',
  'weekday-picker: WeekdayPicker',
]);

/** The first block of code in a language, in the README, that has this text. */
function inReadme(language: string, mark: string): string {
  const readme = readFileSync(path.join(unpacked, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  const found = blocks.find(([, of, text]) => of === language && text?.includes(mark));
  if (!found) throw new Error(`ui/README.md has no ${language} with ${mark} any more.`);
  return found[2] as string;
}

describe('a host with Tailwind', () => {
  it('a host with Tailwind looks equal to the pixel, and has the tokens as utilities', async () => {
    const host = makeHost(19, ['tailwindcss']);
    const plain = makeHost(19);
    try {
      writePage(plain, "@import '@kopa/ui/styles.css';");
      writePage(
        host,
        "@import 'tailwindcss';\n@config './tailwind.config.mjs';\n@import '@kopa/ui/tailwind.css';\n",
        'tailwindcss()',
      );
      host.write('tailwind.config.mjs', inReadme('js', 'presets: [kopa]'));
      host.write(
        'index.html',
        projectFile('index.html').replace('<h2>', '<h2 class="bg-danger-soft rounded-large text-partner">'),
      );
      const [one, other] = [await build(plain, form), await build(host, form)];
      const [without, withIt] = [await show(one, 'index.html'), await show(other, 'index.html')];
      const placed = await useForm(without.page);
      expect(await useForm(withIt.page)).toEqual(placed);
      expect(await style(withIt.page, '.host h2', 'background-color')).toBe('rgb(254, 241, 240)');
      expect(await style(withIt.page, '.host h2', 'border-radius')).toBe('16px');
      expect(await style(withIt.page, '.host h2', 'color')).toBe('rgb(31, 79, 191)');
      expect(withIt.complaints).toEqual([]);
      await without.close();
      await withIt.close();
    } finally {
      host.remove();
      plain.remove();
    }
  });
});

describe('the command kopa-tokens', () => {
  const command = `node_modules/@kopa/ui/${packedManifest().bin['kopa-tokens']}`;

  it('the command builds the CSS of a brand, and a page shows the brand', async () => {
    const host = makeHost(19);
    try {
      const template = await host.node(command, '--new');
      host.write('mine.tokens.json', template.replaceAll('#0b6b4f', '#7a1f4b'));
      const css = await host.node(command, 'mine.tokens.json');
      expect(css).toContain("[data-brand='mine']");
      host.write('mine.figma.json', await host.node(command, '--to-figma', 'mine.tokens.json'));
      host.write('again.tokens.json', await host.node(command, '--from-figma', 'mine.figma.json'));
      const again = await host.node(command, 'again.tokens.json');
      expect(again).toBe(css.replaceAll('mine', 'again'));
      writePage(host, `@import '@kopa/ui/styles.css';\n${css}`);
      host.write('main.tsx', projectFile('main.tsx').replace('brand="easycash"', 'brand="mine"'));
      const { page, close } = await show(await build(host, form), 'index.html');
      await page.getByLabel('Jina').waitFor();
      expect(await style(page, '#app button:has-text("Endelea")', 'background-color')).toBe(
        'rgb(122, 31, 75)',
      );
      await close();
    } finally {
      host.remove();
    }
  });

  it('the command writes one page that shows a brand on six screens, in light and dark', async () => {
    const host = makeHost(19);
    try {
      const template = await host.node(command, '--new');
      host.write('mine.tokens.json', template.replaceAll('#0b6b4f', '#7a1f4b'));
      host.write('shown/mine.html', await host.node(command, '--preview', 'mine.tokens.json'));
      const { page, complaints, close } = await show(path.join(host.folder, 'shown'), 'mine.html');
      expect(await page.locator('iframe').count()).toBe(12);
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Phone number',
        'About you',
        'Choose amount',
        'Offer',
        'Confirmation',
        'Running loan',
      ]);
      const colorIn = (mode: string, name: string) =>
        page
          .frameLocator(`iframe[title="Offer, ${mode}"]`)
          .locator(name)
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await colorIn('light', 'button:has-text("Get money")')).toBe('rgb(122, 31, 75)');
      expect(await colorIn('light', 'header')).toBe('rgb(255, 255, 255)');
      expect(await colorIn('dark', 'header')).toBe('rgb(21, 32, 27)');
      expect(complaints).toEqual([]);
      await close();
    } finally {
      host.remove();
    }
  });

  it('the command writes nothing for an unreadable brand, and states the correction', async () => {
    const host = makeHost(19);
    try {
      host.write('pale.tokens.json', (await host.node(command, '--new')).replace('"#606f67"', '"#9aa59f"'));
      await expect(host.node(command, 'pale.tokens.json')).rejects.toThrow(
        /pale\.tokens\.json: light: placeholder \(#9aa59f\) on surface \(#ffffff\) is 2\.54:1 and must be 4\.5:1\. Make placeholder darker/,
      );
      await expect(host.node(command, 'other.tokens.json')).rejects.toThrow(/there is no such file.*--new/);
      await expect(host.node(command, '--from-figma', 'other.figma.json')).rejects.toThrow(
        /there is no such file\. Export one from Tokens Studio\./,
      );
      host.write('broken.tokens.json', '{');
      await expect(host.node(command, 'broken.tokens.json')).rejects.toThrow(
        /broken\.tokens\.json is no JSON/,
      );
      await expect(host.node(command, '--from-figma', 'pale.tokens.json')).rejects.toThrow(
        /^pale\.tokens\.json: the set "radius" is none of a brand/m,
      );
      await expect(host.node(command)).rejects.toThrow(/kopa-tokens mine\.tokens\.json/);
    } finally {
      host.remove();
    }
  });
});
