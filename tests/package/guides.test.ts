import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { filesOf, type GuideFile } from '../../scripts/site/guide-text.ts';
import { blocks, guideNames } from './site-pages.ts';
import { launchBrowser } from '../browser/launch.ts';
import { kept } from './api.ts';
import { strict } from './every-component.ts';
import { allowedFor, bytesBesideReact } from './host-bytes.ts';
import { makeHost } from './host.ts';
import { packedDoors } from './pack.ts';
import { showPage, style } from './show-page.ts';

/** A guide without the sections of other documents. */
const own = (name: string): string => readFileSync(inProject('docs', 'guides', `${name}.md`), 'utf8');
const filesIn = (name: string): GuideFile[] => filesOf(own(name));
const ours = (...parts: string[]) => JSON.stringify(inProject('node_modules', ...parts));

describe('the code of the guides and of the whole screens', () => {
  it('each block of TypeScript is a file, and passes a strict type checker', async () => {
    const host = makeHost(19);
    try {
      // Guides build on the files of these two.
      const common = [...filesIn('install-in-vite'), ...filesIn('forms')];
      host.write('css.d.ts', "declare module '*.css';");
      const checked = guideNames().flatMap((name) => {
        const files = filesIn(name);
        const blocks = own(name).match(/^```tsx?$/gm) ?? [];
        expect(files.filter((file) => /\.tsx?$/.test(file.name)).length, name).toBe(blocks.length);
        for (const file of [...common, ...files]) host.write(`${name}/${file.name}`, file.text);
        // Configurations are run, and the test is run in jsdom.
        return files
          .filter((file) => /\.tsx?$/.test(file.name) && !/config|\.test\./.test(file.name))
          .map((file) => `${name}/${file.name}`);
      });
      for (const { name, text } of blocks()) {
        host.write(`blocks/${name}.tsx`, text);
        checked.push(`blocks/${name}.tsx`);
      }
      expect(checked.length).toBeGreaterThan(10);
      await host.run('typescript/bin/tsc', ...strict, 'css.d.ts', ...checked);
    } finally {
      host.remove();
    }
  });
});

describe('a host that follows a guide', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    { react: 19, guides: ['install-with-plain-css'], own: '.partner-note' },
    { react: 18, guides: ['install-with-react-18'], own: undefined },
    { react: 19, guides: ['install-with-tailwind'], own: 'p.m-4' },
  ] as const)(
    '$guides: the first screen works in React $react without a complaint, within the bytes of the table',
    async (given) => {
      const host = makeHost(given.react, ['tailwindcss']);
      try {
        const files = ['install-in-vite', ...given.guides].flatMap(filesIn);
        for (const { name, text } of files)
          host.write(
            name,
            text
              .replace("'@tailwindcss/vite'", ours('@tailwindcss', 'vite', 'dist', 'index.mjs'))
              .replace("'vite'", ours('vite', 'dist', 'node', 'index.js')),
          );
        const theirs = given.guides.some((name) =>
          filesIn(name).some(({ name: file }) => file === 'vite.config.ts'),
        );
        host.write(
          'host.config.mjs',
          `${theirs ? "import theirs from './vite.config.ts';" : 'const theirs = {};'}
        export default { ...theirs, base: './', resolve: { preserveSymlinks: true } };`,
        );
        host.write('tsconfig.json', JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }));
        await host.run('vite/bin/vite.js', 'build', '--config', 'host.config.mjs', '--logLevel', 'warn');
        const { page, complaints, close } = await showPage(
          browser,
          path.join(host.folder, 'dist'),
          'index.html',
        );
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByText('Enter your first name').first().waitFor();
        await page.getByLabel('First name').fill('Nakato');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByText('Saved').first().waitFor();
        expect(await style(page, 'button:has-text("Continue")', 'background-color')).toBe('rgb(11, 107, 79)');
        if (given.own) {
          expect(await style(page, given.own, 'background-color')).toBe('rgb(227, 242, 235)');
          expect(await style(page, given.own, 'border-radius')).toBe('16px');
          expect(await style(page, given.own, 'margin-top')).toBe('16px');
        }
        expect(complaints).toEqual([]);
        await close();
        const bytes = await bytesBesideReact(host);
        expect(bytes).toBeGreaterThan(2_000);
        expect(bytes).toBeLessThanOrEqual(
          allowedFor([...new Map(files.map(({ name, text }) => [name, text])).values()]),
        );
      } finally {
        host.remove();
      }
    },
  );
});

/** The texts in code marks. */
const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The rows of the table by component. */
const rowsOf = (name: string) =>
  [...own(name).matchAll(/^\| (`.+?) \| (.+?) \| ?(.*?) ?\|$/gm)].map(
    ([, theirs = '', kopa = '', props = '']) => ({
      theirs,
      kopa,
      props,
    }),
  );

describe('the guides for those who move', () => {
  const reports = kept();
  /** What the doors export, and in which report. */
  const exported = new Map(
    [...reports].flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:function|const|class|\{(?: \w+ as)?) ?(\w+)/gm)].map(
        ([, name = '']): [string, string] => [name, file],
      ),
    ),
  );
  it.each(['move-from-antd-mobile', 'move-from-shadcn'])(
    '%s: every component and prop of ours that the table names exists',
    (name) => {
      const rows = rowsOf(name);
      expect(rows.length).toBeGreaterThan(25);
      const wrong = rows.flatMap(({ theirs, kopa, props }) => {
        const components = codes(kopa).filter((code) => /^[A-Z]/.test(code));
        const declared = components.map((each) => reports.get(exported.get(each) ?? '') ?? '').join('\n');
        const unknown = components.filter((each) => !exported.has(each));
        const missing = [...props.matchAll(/is `(\w+)/g)]
          .map(([, prop = '']) => prop)
          .filter((prop) => !exported.has(prop) && !new RegExp(`\\b${prop}\\??:`).test(declared));
        return [...unknown, ...missing].map((each) => `${theirs}: ${each}`);
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(['move-from-antd-mobile', 'move-from-shadcn'])(
    '%s: nothing that exists is called missing',
    (name) => {
      const missing = codes(own(name).split('## Missing')[1] ?? '');
      expect(missing.length).toBeGreaterThan(10);
      const doors = new Set(packedDoors().map(({ name: door }) => door.replaceAll('-', '')));
      expect(missing.filter((each) => doors.has(each.toLowerCase()))).toEqual([]);
    },
  );
});
