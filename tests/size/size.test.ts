import { describe, expect, it } from 'vitest';
import { appDist } from '../app-build.ts';
import { builtBundle, openBundle } from './bundle.ts';

/* What a borrower pays for on a metered line, gzipped, in kB of 1000 bytes. */
const budget = { home: 150, screen: 190, style: 10 };

const isWords = (chunk: string) => /locales\/\w+\/[\w-]+\.json$/.test(chunk);
const isScreen = (chunk: string) => /^src\/(routes|features)\//.test(chunk);
/** What a screen does not need: other screens, and words, which are counted for one language. */
const other = (chunk: string) => isWords(chunk) || isScreen(chunk);
const kB = (bytes: number) => bytes / 1000;

describe('counting', () => {
  const files: Record<string, string> = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd', 'a.css': 'x' };
  const bundle = openBundle(
    {
      'index.html': {
        file: 'a.js',
        isEntry: true,
        imports: ['_b'],
        dynamicImports: ['src/routes/c.tsx'],
        css: ['a.css'],
      },
      _b: { file: 'b.js' },
      'src/routes/c.tsx': { file: 'c.js', imports: ['_b', 'index.html'], dynamicImports: ['d'] },
      d: { file: 'd.js', imports: ['_b'] },
    },
    (file) => files[file] ?? '',
  );

  it('takes each chunk once, with what it imports, and apart from what it loads later', () => {
    expect([...bundle.closure(['index.html'])]).toEqual(['index.html', '_b']);
    expect(bundle.closure(['index.html', 'src/routes/c.tsx']).size).toBe(3);
    expect(bundle.later(['src/routes/c.tsx'], () => false)).toContain('d');
    expect(bundle.later(['index.html'], isScreen)).toEqual(new Set(['index.html', '_b']));
    expect(bundle.script(['index.html', '_b'])).toBeGreaterThan(bundle.script(['_b']));
    expect(bundle.style(['index.html', '_b'])).toBeGreaterThan(0);
  });
});

describe('the built app', () => {
  const bundle = builtBundle(appDist);
  const entry = bundle.closure([bundle.entry]);
  const screens = [...bundle.lazy].filter(isScreen);
  const home = screens.filter((chunk) => /(^|\/)home(-|\/|\.)/.test(chunk));
  const words = [...bundle.lazy].filter(isWords);

  /** The words of the costliest language, of the namespaces that match. */
  const wordsFor = (namespaces: RegExp) => {
    const languages = [...new Set(words.map((chunk) => /locales\/(\w+)\//.exec(chunk)?.[1]))];
    return Math.max(
      0,
      ...languages.map((language) =>
        bundle.script(words.filter((chunk) => chunk.includes(`/${language}/`) && namespaces.test(chunk))),
      ),
    );
  };

  it('has screens and words that it loads later', () => {
    expect(screens.length).toBeGreaterThan(3);
    expect(words.length).toBeGreaterThan(3);
  });

  it(`loads at most ${budget.home} kB of JavaScript for the first screen, words included`, () => {
    const script = bundle.script(bundle.closure([bundle.entry, ...home])) + wordsFor(/\/(shell|home)\.json$/);
    console.log(
      `entry ${kB(bundle.script(entry)).toFixed(1)} kB, with home and its words ${kB(script).toFixed(1)} kB`,
    );
    expect(kB(script)).toBeLessThanOrEqual(budget.home);
  });

  it(`loads at most ${budget.screen} kB of JavaScript for any screen, with all that it may open`, () => {
    const sizes = screens
      .map((screen) => ({
        screen,
        kB: kB(bundle.script(bundle.later([bundle.entry, screen], other)) + wordsFor(/./)),
      }))
      .sort((a, b) => b.kB - a.kB);
    console.log(sizes.map((each) => `${each.kB.toFixed(1).padStart(6)} kB  ${each.screen}`).join('\n'));
    expect(sizes.filter((each) => each.kB > budget.screen)).toEqual([]);
  });

  it(`has at most ${budget.style} kB of CSS in all`, () => {
    const style = bundle.style(
      new Set([...entry, ...bundle.lazy].flatMap((chunk) => [...bundle.closure([chunk])])),
    );
    console.log(`CSS ${kB(style).toFixed(1)} kB`);
    expect(style).toBeGreaterThan(0);
    expect(kB(style)).toBeLessThanOrEqual(budget.style);
  });

  // A text that only this code has; somewhere in the build it must be, or the test looks for the wrong one.
  it.each([
    ['schemas (zod)', '_zod'],
    ['forms (react-hook-form)', 'shouldUseNativeValidation'],
    ['sheets', 'showModal'],
  ])('keeps %s out of the entry', (_, mark) => {
    const all = [...bundle.lazy].flatMap((chunk) => [...bundle.closure([chunk])]);
    expect([...new Set(all)].some((chunk) => bundle.text(chunk).includes(mark))).toBe(true);
    expect([...entry].filter((chunk) => bundle.text(chunk).includes(mark))).toEqual([]);
  });
});
