import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { importsOf, packageOf } from './imports.ts';
import { textOf, writtenFiles } from './source-files.ts';

/* The packages of the product: each is used in shipped code or, for a tool, in a command. */

/** Each package of the product with the shipped folder that imports the package. */
const shipped: readonly (readonly [name: string, folder: string])[] = [
  ['react', 'ui/src'],
  ['react', 'app/src'],
  ['react-dom', 'ui/src'],
  ['react-dom', 'app/src'],
  ['react', 'desk/src'],
  ['react-router-dom', 'desk/src'],
  ['@tanstack/react-table', 'ui/src'],
  ['react-router-dom', 'app/src'],
  ['@radix-ui/react-dialog', 'ui/src'],
  ['@radix-ui/react-radio-group', 'ui/src'],
  ['vaul', 'ui/src'],
  ['class-variance-authority', 'ui/src'],
  ['react-hook-form', 'ui/src'],
  ['react-hook-form', 'app/src'],
  ['zod', 'contract/src'],
  ['axios', 'app/src'],
  ['i18next', 'app/src'],
];

/** Each tool with the command that runs the tool. */
const tools: readonly (readonly [name: string, command: string])[] = [
  ['vite', 'build'],
  ['storybook', 'storybook'],
  ['vitest', 'test:unit'],
  ['chromatic', 'chromatic'],
];

const names =
  'package.json tsconfig.json tailwind.config.ts README.md CONTRIBUTING.md CHANGELOG.md ui app desk contract server locales stories tests docs .storybook'.split(
    ' ',
  );

const importsIn = (...patterns: string[]) =>
  writtenFiles(...patterns)
    .filter((file) => !/\.test\.tsx?$|\/test\//.test(file))
    .flatMap((file) => importsOf(file, textOf(file)));

const commands = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts;
/** The text of a command, with the text of the files that it starts. */
function commandText(name: string): string {
  const command = commands[name] ?? '';
  const files = [...command.matchAll(/(?:scripts|tests|ui)\/[\w/-]+\.(?:ts|mjs)/g)].map(([file]) => file);
  return [command, ...files.map(textOf)].join('\n');
}

describe('the packages', () => {
  const imports = new Map<string, Set<string>>();
  for (const folder of new Set(shipped.map(([, each]) => each)))
    imports.set(
      folder,
      new Set(
        importsIn(`${folder}/**/*.{ts,tsx}`)
          .filter(({ specifier }) => packageOf(specifier) !== undefined)
          .map(({ specifier }) => specifier),
      ),
    );

  it.each(shipped)('%s is imported by %s', (name, folder) => {
    const found = [...(imports.get(folder) ?? [])].filter((each) => packageOf(each) === name);
    expect(found.length, `${folder} imports nothing of ${name}`).toBeGreaterThan(0);
  });

  it.each(tools)('%s is run by npm run %s', (name, command) => {
    expect(commandText(command)).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('tailwindcss builds the styles of ui and of the app', () => {
    for (const file of ['ui/src/tailwind.css', 'app/src/app.css'])
      expect(textOf(file)).toMatch(/@import '(?:tailwindcss|@kopa\/ui\/tailwind\.css)/);
    expect(textOf('app/vite.config.ts')).toContain('@tailwindcss/vite');
  });

  // The successor of @storybook/test, which ended with Storybook 8.
  it('storybook/test plays the stories', () => {
    const played = importsIn('stories/**/*.stories.tsx').filter(
      ({ specifier }) => specifier === 'storybook/test',
    );
    expect(played.length).toBeGreaterThan(100);
  });
});

describe('the top level', () => {
  it.each(names)('the top level has %s', (name) => {
    expect(existsSync(inProject(name))).toBe(true);
  });

  it('one TypeScript project names every folder with its own tsconfig', () => {
    const { references } = JSON.parse(textOf('tsconfig.json')) as { references: { path: string }[] };
    const folders = writtenFiles('**/tsconfig.json').map((file) => path.dirname(file));
    expect(references.map((each) => each.path).toSorted()).toEqual(
      folders.filter((each) => each !== '.' && each !== 'bench' && !each.includes('/template/')),
    );
  });
});
