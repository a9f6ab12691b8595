import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.ts';
import { filesOf } from '../site/guide-text.ts';

/** A host of apps that create-kopa makes. */
export type StartHost = 'vite' | 'next';

/** What the template of a host takes of its guide. */
const ofGuide: Record<StartHost, readonly string[]> = {
  vite: ['index.html', 'src/main.tsx', 'src/app.tsx'],
  next: ['src/app/layout.tsx'],
};

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const textOf = (...parts: string[]): string => readFileSync(inProject(...parts), 'utf8');
const manifestOf = (...parts: string[]) => JSON.parse(textOf(...parts, 'package.json')) as Manifest;

/** The files of a guide with these names. Throws when the guide no longer has one. */
function guideFiles(guide: string, names: readonly string[]): [name: string, text: string][] {
  const files = new Map(
    filesOf(textOf('docs', 'guides', `${guide}.md`)).map(({ name, text }) => [name, text]),
  );
  return names.map((name) => {
    const text = files.get(name);
    if (text === undefined)
      throw new Error(`The guide ${guide} has no file ${name}, which create-kopa needs.`);
    return [name, text];
  });
}

/** What docs/guides/make-a-brand.md does to the files of an installed app: its style sheet, and its name. */
const branded = (text: string): string =>
  text
    .replaceAll('easycash', '{{brand}}')
    .replace("import '@kopa/ui/styles.css';\n", (styles) => `${styles}import './{{brand}}.css';\n`);

/** Every "*" of a manifest becomes a range from the version with which the repository is tested. */
function withVersions(text: string): string {
  const tested: Record<string, string> = {
    ...manifestOf().devDependencies,
    '@kopa/ui': manifestOf('ui').version,
  };
  const ranges = (of: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(of).map(([name, range]) => {
        if (range !== '*') return [name, range];
        if (!tested[name])
          throw new Error(`The project has no version of ${name}, which an app of create-kopa uses.`);
        return [name, `^${tested[name]}`];
      }),
    );
  const stories = `kopa-stories@^${manifestOf('kopa-stories').version}`;
  const manifest = JSON.parse(text.replace('kopa-stories@*', stories)) as Manifest;
  const { dependencies, devDependencies } = manifest;
  const filled = {
    ...manifest,
    dependencies: ranges(dependencies),
    devDependencies: ranges(devDependencies),
  };
  return `${JSON.stringify(filled, null, 2)}\n`;
}

/** The files of create-kopa's own. */
const ownFiles = (folder: string): [name: string, text: string][] =>
  globSync('**/*', { cwd: inProject('create-kopa', 'template', folder) })
    .filter((name) => statSync(inProject('create-kopa', 'template', folder, name)).isFile())
    .map((name) => {
      const text = textOf('create-kopa', 'template', folder, name);
      return [name.split(path.sep).join('/'), name === 'package.json' ? withVersions(text) : text];
    });

/**
 * The files of an app by path, with `{{name}}` for its name and `{{brand}}` for its brand. Code that a guide
 * or a block shows comes from there.
 */
export function templateFiles(host: StartHost): Map<string, string> {
  const tokens = execFileSync(process.execPath, [inProject('ui', 'tokens', 'kopa-tokens.ts'), '--new'], {
    encoding: 'utf8',
  });
  return new Map([
    ...ownFiles('both'),
    ...ownFiles(host),
    ...guideFiles(`install-in-${host}`, ofGuide[host]).map(([name, text]): [string, string] => [
      name,
      branded(text),
    ]),
    ...guideFiles('test-your-forms', ['vitest.config.mjs']),
    ['src/about-you.tsx', textOf('stories', 'blocks', 'about-you.tsx')],
    ['{{brand}}.tokens.json', tokens],
  ]);
}
