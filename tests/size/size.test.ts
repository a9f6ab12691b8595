import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { appDist } from '../../scripts/build-app.ts';
import { builtBundle, openBundle } from './bundle.ts';

/* The bytes that a borrower pays for on a metered line, gzipped, in kB of 1000 bytes. */
const budget = { home: 113, screen: 189, style: 11 };

const isWords = (chunk: string) => /locales\/\w+\/[\w-]+\.json$/.test(chunk);
/** The first screen, which travels with its words: see app/build/stages.ts. */
const isHome = (chunk: string) => /^_home-[\w-]+\.js$/.test(chunk);
const isScreen = (chunk: string) =>
  isHome(chunk) || /^src\/(routes|features)\/.*(screen|page|route)\.tsx$/.test(chunk);
/** Excluded from a screen: other screens, and words, which are counted for one language. */
const other = (chunk: string) => isWords(chunk) || isScreen(chunk);
const kB = (bytes: number) => bytes / 1000;

describe('the size counter', () => {
  const files: Record<string, string> = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd', 'a.css': 'x' };
  const bundle = openBundle(
    {
      'index.html': {
        file: 'a.js',
        isEntry: true,
        imports: ['_b'],
        dynamicImports: ['src/routes/c-screen.tsx'],
        css: ['a.css'],
      },
      _b: { file: 'b.js' },
      'src/routes/c-screen.tsx': { file: 'c.js', imports: ['_b', 'index.html'], dynamicImports: ['d'] },
      d: { file: 'd.js', imports: ['_b'] },
    },
    (file) => files[file] ?? '',
  );

  it('the counter takes each chunk once with its imports, separately from chunks that load later', () => {
    expect([...bundle.closure(['index.html'])]).toEqual(['index.html', '_b']);
    expect(bundle.closure(['index.html', 'src/routes/c-screen.tsx']).size).toBe(3);
    expect(bundle.later(['src/routes/c-screen.tsx'], () => false)).toContain('d');
    expect(bundle.later(['index.html'], isScreen)).toEqual(new Set(['index.html', '_b']));
    expect(bundle.script(['index.html', '_b'])).toBeGreaterThan(bundle.script(['_b']));
    expect(bundle.style(['index.html', '_b'])).toBeGreaterThan(0);
  });
});

describe('the built app', () => {
  const bundle = builtBundle(appDist);
  const entry = bundle.closure([bundle.entry]);
  const screens = [...bundle.lazy].filter(isScreen);
  const home = screens.filter(isHome);
  const words = [...bundle.lazy].filter(isWords);

  /** The words that these chunks name, in the costliest language. */
  const wordsOf = (chunks: Iterable<string>) => {
    const text = [...chunks].map((chunk) => bundle.text(chunk)).join('\n');
    const sizes = new Map<string, number>();
    for (const chunk of words) {
      const [language, namespace] = [path.basename(path.dirname(chunk)), path.basename(chunk, '.json')];
      if (!new RegExp(`["'\`]${namespace}(?:["'\`]|:)`).test(text)) continue;
      sizes.set(language, (sizes.get(language) ?? 0) + bundle.script([chunk]));
    }
    return Math.max(0, ...sizes.values());
  };
  /** The bytes of a screen; then with its words and all later loads. */
  const costOf = (...chunks: string[]) => {
    const code = bundle.closure([bundle.entry, ...chunks]);
    const all = bundle.later(code, other);
    return {
      script: kB(bundle.script(code)),
      withWords: kB(bundle.script(code) + wordsOf(code)),
      withAll: kB(bundle.script(all) + wordsOf(all)),
    };
  };
  const line = (name: string, { script, withWords, withAll }: ReturnType<typeof costOf>) =>
    `${[script, withWords, withAll].map((each) => each.toFixed(1).padStart(6)).join('  ')}  ${name}`;

  it('the app has screens and words that load later', () => {
    expect(screens.length).toBeGreaterThan(3);
    expect(words.length).toBeGreaterThan(3);
    expect(home).toHaveLength(1);
  });

  it('the page fetches the code of home in advance, and no words of one language', () => {
    const page = readFileSync(path.join(appDist, 'index.html'), 'utf8');
    const early = [...page.matchAll(/rel="modulepreload"[^>]*href="\.\/([^"]+)"/g)].map(([, file]) => file);
    expect(early).toEqual(expect.arrayContaining(home.map((chunk) => bundle.file(chunk))));
    expect(early.filter((file) => words.some((chunk) => bundle.file(chunk) === file))).toEqual([]);
  });

  it('the scripts of the first screen are compiled while they arrive', () => {
    const scripts = [...bundle.closure([bundle.entry, ...home])].filter((chunk) => chunk !== bundle.entry);
    expect(
      scripts.filter((chunk) => !bundle.text(chunk).startsWith('//# allFunctionsCalledOnLoad\n')),
    ).toEqual([]);
  });

  it(`the first screen loads at most ${budget.home} kB of JavaScript`, () => {
    const cost = costOf(...home);
    console.log(`kB     words   later\n${line('home', cost)}`);
    expect(cost.script).toBeLessThanOrEqual(budget.home);
  });

  it(`any screen loads at most ${budget.screen} kB of JavaScript`, () => {
    const costs = screens
      .map((screen) => ({ screen, ...costOf(screen) }))
      .sort((a, b) => b.script - a.script);
    console.log(costs.map((cost) => line(cost.screen, cost)).join('\n'));
    expect(costs.filter(({ script }) => script > budget.screen)).toEqual([]);
  });

  it(`the app has at most ${budget.style} kB of CSS in total`, () => {
    const style = bundle.style(
      new Set([...entry, ...bundle.lazy].flatMap((chunk) => [...bundle.closure([chunk])])),
    );
    console.log(`CSS ${kB(style).toFixed(1)} kB`);
    expect(style).toBeGreaterThan(0);
    expect(kB(style)).toBeLessThanOrEqual(budget.style);
  });

  // Modules of a cycle run before their imports: icons need React during evaluation.
  it('no chunks import one another', () => {
    const all = new Set([...bundle.lazy, bundle.entry].flatMap((chunk) => [...bundle.closure([chunk])]));
    const circles = [...all].filter((chunk) =>
      [...bundle.closure([chunk])].some((other) => other !== chunk && bundle.closure([other]).has(chunk)),
    );
    expect(circles).toEqual([]);
  });

  // The names of the settings are there, because the lender's answer is checked; their values are the
  // lender's alone.
  it('the app contains the rules of no edition', () => {
    const all = new Set([...bundle.lazy, bundle.entry].flatMap((chunk) => [...bundle.closure([chunk])]));
    const text = [...all].map((chunk) => bundle.text(chunk)).join('\n');
    expect(text).toContain('creditLimitCents:');
    expect(text.match(/(?:creditLimitCents|minimumAge|promiseHours|upfrontCapBps):["\d][^,}]*/g)).toBeNull();
  });

  // A text that only this code has; somewhere in the build it must be, or the test looks for the wrong one.
  it.each([
    ['schemas (zod)', '_zod'],
    ['forms (react-hook-form)', 'shouldUseNativeValidation'],
    ['sheets', 'showModal'],
  ])('%s is not in the entry', (_, mark) => {
    const all = [...bundle.lazy].flatMap((chunk) => [...bundle.closure([chunk])]);
    expect([...new Set(all)].some((chunk) => bundle.text(chunk).includes(mark))).toBe(true);
    expect([...entry].filter((chunk) => bundle.text(chunk).includes(mark))).toEqual([]);
  });
});
