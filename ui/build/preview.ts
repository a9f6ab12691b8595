/** The screens of `kopa-tokens --preview` as HTML, rendered once when the package is built. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shared } from '../../vite.shared.ts';
import { inPackage } from './manifest.ts';

/** Whole screens of the repository: the file of each in stories/blocks, and its component. */
const screens = {
  'phone-number': 'PhoneNumber',
  'about-you': 'AboutYou',
  'choose-amount': 'ChooseAmount',
  offer: 'Offer',
  confirmation: 'Confirmation',
  'running-loan': 'RunningLoan',
};

const entryId = 'preview-entry';
const folder = inPackage('dist', 'preview');

/** The code that renders every screen below the providers of an app. */
function entry(): string {
  const blocks = inPackage('..', 'stories', 'blocks');
  const names = Object.entries(screens);
  return [
    `import { createElement } from 'react';`,
    `import { renderToStaticMarkup } from 'react-dom/server';`,
    `import { StringsProvider } from '@kopa/ui/strings';`,
    `import { en } from '@kopa/ui/strings/en';`,
    `import { ToastProvider } from '@kopa/ui/toast';`,
    ...names.map(
      ([file, name]) => `import { ${name} } from ${JSON.stringify(path.join(blocks, `${file}.tsx`))};`,
    ),
    `const drawn = (screen) => renderToStaticMarkup(createElement(StringsProvider, { strings: en, locale: 'en' },`,
    `  createElement(ToastProvider, null, createElement(screen))));`,
    `export const screens = { ${names.map(([file, name]) => `${JSON.stringify(file)}: drawn(${name})`).join(', ')} };`,
  ].join('\n');
}

/** Writes `dist/tokens/screens.json`: the HTML of each screen by its name. */
export async function buildPreview(): Promise<void> {
  await build({
    configFile: false,
    root: inPackage(),
    logLevel: 'warn',
    ssr: { noExternal: /^@kopa\// },
    plugins: [
      {
        name: 'preview-entry',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? entry() : undefined),
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        ...shared.build.rolldownOptions,
        input: entryId,
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  const { screens: html } = (await import(pathToFileURL(path.join(folder, 'entry.js')).href)) as {
    screens: Record<string, string>;
  };
  rmSync(folder, { recursive: true });
  writeFileSync(inPackage('dist', 'tokens', 'screens.json'), JSON.stringify(html));
}
