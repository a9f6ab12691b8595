import { readFileSync } from 'node:fs';
import type { Door } from '../../ui/build/manifest.ts';
import { inProject } from '../../scripts/paths.ts';
import type { Host } from './host.ts';
import * as leastProps from './least-props.ts';

/** The components of every door, by React's convention: a capital, and a function or a React wrapper. */
const lister = `
const doors = JSON.parse(process.argv[2]);
const found = [];
for (const door of doors) {
  const exported = await import('@kopa/ui/' + door);
  for (const [name, value] of Object.entries(exported))
    if (/^[A-Z][a-z]/.test(name) && (typeof value === 'function' || value?.$$typeof)) found.push([door, name]);
}
console.log(JSON.stringify(found));
`;

const renderer = `
import { renderToString } from 'react-dom/server';
import { version } from 'react';
import { elements } from './every-component.ts';
const said = [];
console.error = (...words) => said.push(words.join(' '));
const failed = [];
let drawn = 0;
for (const [name, element] of elements) {
  said.length = 0;
  try {
    if (renderToString(element) !== '') drawn += 1;
    // Kopa's own complaints are about the use of a component, and some components are rendered outside their
    // context here.
    for (const words of said.filter((each) => !each.startsWith('@kopa/ui '))) failed.push(name + ' says: ' + words);
  } catch (error) {
    failed.push(name + ' throws: ' + error);
  }
}
console.log(JSON.stringify({ version, count: elements.length, drawn, failed }));
`;

/** The result of rendering every component on a server. */
export interface Drawn {
  /** React's. */
  version: string;
  count: number;
  /** How many gave markup: sheets that are closed give none. */
  drawn: number;
  failed: string[];
}

/** One page with every component; components with a ref report their element in `got`. */
const wholePage = `
import { cloneElement, createElement } from 'react';
import { elements } from './every-component.ts';
const takers = new Set(NAMES);
export const got = {};
const placed = elements.map(([name, element]) =>
  cloneElement(element, {
    key: name,
    ...(takers.has(name) && { ref: (to) => { if (to) got[name] = to.nodeName ?? typeof to; } }),
  }),
);
export const page = createElement('main', null, ...placed);
`;

const markup = `
import { renderToString } from 'react-dom/server';
import { page } from './page.js';
console.error = () => {};
console.log(renderToString(page));
`;

/** Hydrates the server's page. */
const hydrator = `
import { useEffect, version, createElement, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { got, page } from './page.js';
function Done({ children }) {
  useEffect(() => { globalThis.hydrated = { got, version }; });
  return createElement(Fragment, null, children);
}
hydrateRoot(document.querySelector('#app'), createElement(Done, null, page));
`;

/** The page's results after the hydration. */
export interface Hydrated {
  version: string;
  /** By component, the element of its ref: "INPUT". */
  got: Record<string, string>;
}

interface Found {
  door: string;
  name: string;
}

const labelOf = ({ door, name }: Found) => `${door}: ${name}`;

/**
 * Writes into the host a module with an element of every component of the package (props from
 * least-props.ts), a program that renders the elements on a server, and a page that passes a ref to each
 * component with one.
 */
export async function writeEveryComponent(host: Host, doors: Door[]): Promise<string[]> {
  host.write('list.js', lister);
  const found = (
    JSON.parse(await host.node('list.js', JSON.stringify(doors.map(({ name }) => name)))) as [
      string,
      string,
    ][]
  ).map(([door, name]): Found => ({ door, name }));
  const used = [...new Set(found.map(({ door }) => door))];
  const valueOf = ({ door, name }: Found) => `d${used.indexOf(door)}.${name}`;
  const imports = used.map((door, at) => `import * as d${at} from '@kopa/ui/${door}';`);
  host.write('least-props.ts', readFileSync(inProject('tests', 'package', 'least-props.ts'), 'utf8'));
  host.write(
    'every-component.ts',
    [
      "import { createElement, type ReactElement } from 'react';",
      "import * as least from './least-props.ts';",
      ...imports,
      'void least;',
      'export const elements: [string, ReactElement][] = [',
      ...found.map((each) => {
        const props = each.name in leastProps ? `least.${each.name}` : '{}';
        return `  ['${labelOf(each)}', createElement(${valueOf(each)}, ${props})],`;
      }),
      '];',
      '',
    ].join('\n'),
  );
  host.write('render.ts', renderer);
  const takers = await takersOfRefs(host, found, imports, valueOf);
  host.write('page.js', wholePage.replace('NAMES', JSON.stringify(takers.map(labelOf))));
  host.write('markup.js', markup);
  host.write('hydrate.js', hydrator);
  host.write(
    'every.html',
    `<!doctype html><div id="app">${(await host.node('markup.js')).trim()}</div><script type="module" src="./hydrate.js"></script>`,
  );
  return takers.map(labelOf);
}

/** The components with a ref among their props, from the type errors of a deliberately wrong module. */
async function takersOfRefs(
  host: Host,
  found: Found[],
  imports: string[],
  valueOf: (each: Found) => string,
): Promise<Found[]> {
  const question = (each: Found) =>
    `export const q${found.indexOf(each)}: 'ref' extends keyof ComponentProps<typeof ${valueOf(each)}> ? 'taken' : 'not' = 0;`;
  host.write(
    'refs-question.ts',
    ["import type { ComponentProps } from 'react';", ...imports, ...found.map(question)].join('\n'),
  );
  const answers = await host
    .run('typescript/bin/tsc', ...strict, 'refs-question.ts')
    .catch((error: Error) => error.message);
  const first = imports.length + 2;
  return found.filter((_, at) =>
    answers.includes(
      `refs-question.ts(${first + at},14): error TS2322: Type '0' is not assignable to type '"taken"'.`,
    ),
  );
}

/** How a strict host checks its types. */
export const strict = (
  '--noEmit --strict --exactOptionalPropertyTypes --target es2022 --module esnext --moduleResolution bundler ' +
  '--jsx react-jsx --lib es2023,dom,dom.iterable --types --allowImportingTsExtensions --preserveSymlinks --ignoreConfig'
).split(' ');
