import { describe, expect, it } from 'vitest';
import { breach } from './boundaries.ts';
import { importsOf, packageOf } from './imports.ts';
import { textOf, writtenFiles } from './source-files.ts';

const files = writtenFiles(
  '{ui,kopa-stories,contract,server,app,desk,stories,scripts}/**/*.{ts,tsx,mjs}',
  // The template is code of another project.
  'create-kopa/src/*.ts',
);
const imports = files.flatMap((file) => importsOf(file, textOf(file)));

/** The imports among these that a file at this place may not have. */
const refused = (from: string, specifiers: string[]) =>
  importsOf(from, specifiers.map((each) => `import '${each}';`).join('\n'))
    .filter((each) => breach(each))
    .map(({ specifier }) => specifier);

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

describe('the direction of imports', () => {
  it('every kind of import is found', () => {
    const text = `
      import a from './a.ts'; import type { B } from '@kopa/b/c'; import './d.css';
      export * from '../e.js'; export { f } from 'f'; const g = await import('g/h');
      type I = import('./i.ts').I; // import j from 'j'
      const k = "import k from 'k'";
    `;
    expect(importsOf('ui/src/x/y.ts', text).map(({ to }) => to)).toEqual([
      'ui/src/x/a',
      '@kopa/b/c',
      'ui/src/x/d.css',
      'ui/src/e',
      'f',
      'g/h',
      'ui/src/x/i',
    ]);
  });

  it('an import in the wrong direction is refused', () => {
    expect(
      refused('ui/src/actions/button/button.tsx', [
        'react',
        '@kopa/contract',
        'vaul',
        '@radix-ui/react-dialog',
        'node:fs',
        '../x.js',
      ]),
    ).toEqual(['@kopa/contract', 'vaul', '@radix-ui/react-dialog', 'node:fs']);
    expect(
      refused('contract/src/calls/x.ts', ['zod/mini', '@kopa/ui/button', '../../../server/src/main.ts']),
    ).toEqual(['@kopa/ui/button', '../../../server/src/main.ts']);
    expect(
      refused('server/src/lending/x.ts', [
        '@kopa/contract',
        '@kopa/locales/en/sms.json',
        '@kopa/ui/theme',
        '../http/server.ts',
        '../storage/x.ts',
      ]),
    ).toEqual(['@kopa/ui/theme', '../http/server.ts']);
    expect(
      refused('server/src/lending/repayment/x.ts', [
        '../../ports/payments/payment.ts',
        '../../ports/payments/payments.ts',
        '../../ports/payments/daraja/results.ts',
        '../../ports/payments/http-references.ts',
        '../../ports/payments/simulator/book.ts',
      ]),
    ).toEqual([
      '../../ports/payments/daraja/results.ts',
      '../../ports/payments/http-references.ts',
      '../../ports/payments/simulator/book.ts',
    ]);
    expect(refused('server/src/storage/x.ts', ['../lending/x.ts', '../ports/clock/clock.ts'])).toEqual([
      '../lending/x.ts',
    ]);
    expect(
      refused('app/src/features/home/x.tsx', [
        '../me/x.ts',
        './y.ts',
        '../../shared/x.ts',
        '../../routes/x.ts',
      ]),
    ).toEqual(['../me/x.ts', '../../routes/x.ts']);
    expect(
      refused('desk/src/features/today/x.tsx', [
        '../feedback/x.ts',
        '../../shared/x.ts',
        '../../../../app/src/shared/x.ts',
        '@kopa/ui/button',
      ]),
    ).toEqual(['../feedback/x.ts', '../../../../app/src/shared/x.ts']);
    expect(refused('app/src/main.tsx', ['../host/host-simulator.tsx'])).toEqual([
      '../host/host-simulator.tsx',
    ]);
    expect(refused('stories/app/x.stories.tsx', ['../../app/host/host-simulator.tsx'])).toEqual([]);
    expect(refused('scripts/x.ts', ['../server/src/main.ts', '../tests/size/bundle.ts'])).toEqual([
      '../tests/size/bundle.ts',
    ]);
    expect(
      refused('kopa-stories/src/x.ts', [
        '../../scripts/patience.ts',
        '../../ui/tokens/brand.ts',
        '../../scripts/paths.ts',
        '../../tests/free-port.ts',
        '../../ui/src/x.ts',
      ]),
    ).toEqual(['../../scripts/paths.ts', '../../tests/free-port.ts', '../../ui/src/x.ts']);
    expect(refused('app/src/shared/form/x.ts', ['../../features/home/x.ts', '../draft/x.ts'])).toEqual([
      '../../features/home/x.ts',
    ]);
    expect(
      refused('stories/app/x.stories.tsx', [
        '../../ui/src/x.tsx',
        '../../app/src/features/home/x.tsx',
        '../../app/src/routes/x.tsx',
      ]),
    ).toEqual(['../../ui/src/x.tsx', '../../app/src/routes/x.tsx']);
  });

  it('no import of the repository runs in the wrong direction', () => {
    const breaches = imports.map((each) => [each, breach(each)] as const).filter(([, why]) => why);
    expect(breaches.map(([{ from, specifier }, why]) => `${from} imports ${specifier}: ${why}`)).toEqual([]);
  });

  it('each package names its imported packages in its own package.json', () => {
    const undeclared = imports.filter(({ from, specifier }) => {
      const name = packageOf(specifier);
      if (!name) return false;
      const part = from.split('/', 1)[0] as string;
      // Stories of screens use the app's own wrappers.
      const owner = from.startsWith('stories/app/') ? 'app' : part;
      const own = owner === 'stories' || owner === 'scripts' ? {} : manifestOf(`${owner}/package.json`);
      const declared = { ...own.dependencies, ...own.peerDependencies, ...own.devDependencies };
      // Packages for tests, stories and builds alone may come from the root.
      const isProduct = /^[\w-]+\/src\//.test(from) && !/\.test\.tsx?$|\/test\//.test(from);
      const shared = isProduct ? {} : manifestOf('package.json').devDependencies;
      const isOwn = name.startsWith('@kopa/') && part === 'stories';
      // The app reads answers with the contract's own zod; a second version would be a second copy on the
      // line.
      const isContracts = ['app', 'desk', 'scripts'].includes(part) && name === 'zod';
      return !(name in { ...declared, ...shared }) && !isOwn && !isContracts;
    });
    const list = undeclared.map(({ from, specifier }) => `${from} imports ${specifier}`);
    expect([...new Set(list)]).toEqual([]);
  });

  it('the server asks services outside through one door', () => {
    // Simulators stand for the services themselves.
    const ours = files.filter((file) => /^server\/src\/(?!.*(?:simulator\/|\.test\.ts$))/.test(file));
    const asking = ours.filter((file) => /\bfetch\(|\bhttps?\.request\(|from 'undici'/.test(textOf(file)));
    expect(asking).toEqual([]);
  });

  it('imports have the extension of their folder', () => {
    const wrong = imports.filter(({ from, specifier }) => {
      if (!specifier.startsWith('.') || /\.(css|json|svg|png|jpg|woff2)(\?\w+)?$/.test(specifier))
        return false;
      return from.startsWith('ui/src/') ? !specifier.endsWith('.js') : !/\.(tsx?|mjs)$/.test(specifier);
    });
    expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
  });
});

function manifestOf(file: string): Manifest {
  return JSON.parse(textOf(file)) as Manifest;
}
