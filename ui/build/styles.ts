import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { parseSync } from 'vite';
import { flattenLayers } from '../../vite.shared.ts';
import preset from '../src/foundations/tailwind/tailwind.ts';
import { inPackage } from './manifest.ts';
import { resetOnlyOwn } from './resets.ts';

const require = createRequire(import.meta.url);

/** The oldest engines that run the product, as lightningcss counts versions. */
const targets = { chrome: 92 << 16, safari: (15 << 16) | (4 << 8) };

/**
 * Every text that a module writes in quotes or in a template, split into words: class names are among them.
 */
function wordsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') texts.push((value as { cooked: string }).cooked);
    if (type === 'JSXOpeningElement') {
      const { name } = node as unknown as { name: { name?: string } };
      if (typeof name.name === 'string') texts.push(name.name);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, readFileSync(file, 'utf8'), {}).program);
  return texts.flatMap((text) => text.split(/\s+/));
}

/**
 * The words of the whole package: candidates for class names, and the names of the elements that it draws.
 */
function allWords(): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: inPackage() }).filter(
    (file) => !file.includes('.test.') && !file.includes('foundations/strings/'),
  );
  return new Set(files.flatMap((file) => wordsOf(inPackage(file))));
}

function readStyle(id: string, base: string) {
  const file = id.startsWith('.')
    ? path.resolve(base, id)
    : require.resolve(id.endsWith('.css') ? id : `${id}/index.css`);
  return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
}

/**
 * Tokens, rules, resets and exactly the utilities that the package uses: everything for a host without
 * Tailwind.
 */
async function plainStyles(): Promise<string> {
  const words = allWords();
  const { build } = await compile(
    `@import 'tailwindcss' source(none); @config 'kopa'; @import './styles.css';`,
    {
      base: inPackage('src'),
      loadStylesheet: async (id, base) => readStyle(id, base),
      loadModule: async () => ({ path: 'kopa', base: '', module: preset }),
    },
  );
  const { css } = await postcss([resetOnlyOwn(words), flattenLayers()]).process(build([...words]), {
    from: undefined,
  });
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), targets, minify: true });
  return `/* Made by build/styles.ts. All of Kopa's looks, for a host without Tailwind. */\n${code.toString()}\n`;
}

/** The text of a style sheet in src, with those that it imports in their places. */
function inOneText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^@import '(\.[^']+)';$/gm, (_, imported: string) =>
    inOneText(path.resolve(path.dirname(file), imported)),
  );
}

/** Tokens and rules, and what Tailwind must know: for a host that runs it. */
function stylesForTailwind(): string {
  return [
    '/* Made by build/styles.ts. For a host that runs Tailwind 4. */',
    "@config './foundations/tailwind/tailwind.js';",
    "@source '.';",
    inOneText(inPackage('src', 'styles.css')),
  ].join('\n');
}

/** Writes styles.css, tailwind.css and tokens.css into dist. */
export async function buildStyles(): Promise<void> {
  mkdirSync(inPackage('dist'), { recursive: true });
  writeFileSync(inPackage('dist', 'styles.css'), await plainStyles());
  writeFileSync(inPackage('dist', 'tailwind.css'), stylesForTailwind());
  copyFileSync(inPackage('src', 'tokens.css'), inPackage('dist', 'tokens.css'));
  // TypeScript checks an import for its effect too, and a style sheet has no types of its own.
  writeFileSync(inPackage('dist', 'css.d.ts'), 'export {};\n');
}
