import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { describe, expect, it } from 'vitest';
import { inProject, root } from '../../scripts/paths.ts';
import { anchorOf } from '../../scripts/site/guide-text.ts';
import { textOf, writtenFiles } from './source-files.ts';

/** The documents for readers of today; decisions and results of measurements keep the state of their day. */
const documents = writtenFiles(
  '*.md',
  'docs/*.md',
  'docs/guides/*.md',
  '{ui,create-kopa,kopa-stories,bench,app,server,contract}/*.md',
);

/** The npm scripts of a folder's package. */
function scriptsIn(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return Object.keys(scripts ?? {});
}

/** Every match of a pattern in the documents, with the document. */
function found(
  pattern: RegExp,
  read: (file: string) => string = textOf,
): { file: string; match: RegExpExecArray }[] {
  return documents.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => ({ file, match })));
}

/** A document without code. */
const proseOf = (file: string) => textOf(file).replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '');

/** Names in the examples of CONTRIBUTING.md, and a folder that a failing test creates. */
const absent =
  /stepper|message-list|locales\/\w+\/messages|brands\/plum|uganda|locales\/ki|pictures\/differences|\/dist\b/;

/** The anchors of a document's headings. */
const anchorsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the documents', () => {
  it('docs/sandbox.md lists every call of the sandbox', () => {
    const sandbox = Object.values<Call>(calls).filter(({ auth }) => auth === 'sandbox');
    const rows = textOf('docs/sandbox.md').match(/^\| `(?:GET|POST) [^\s`?]+/gm);
    expect(new Set(rows)).toEqual(new Set(sandbox.map(({ method, path: at }) => `| \`${method} /api${at}`)));
  });

  it('every npm script that a document names exists', () => {
    const wrong = found(/(?:cd (\w+) && (?:npm ci && )?)?npm run ([\w:-]+)(?: -w (\w+))?/g).filter(
      ({ file, match: [, into, script = '', workspace] }) => {
        const folder = into ?? workspace;
        const folders = folder === undefined ? ['.', path.dirname(file)] : [folder];
        return !folders
          .filter((each) => existsSync(inProject(each, 'package.json')))
          .some((each) => scriptsIn(each).includes(script));
      },
    );
    expect(wrong.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
  });

  it('every link inside the project leads to a file and a heading', () => {
    const wrong = found(/\]\(([^)\s]+)\)/g, proseOf).filter(({ file, match: [, address = ''] }) => {
      if (/^[a-z]+:/.test(address)) return false;
      const [target = '', anchor] = address.split('#');
      const to = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(inProject(to))) return true;
      return anchor !== undefined && !anchorsOf(to).includes(anchor);
    });
    expect(wrong.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
  });

  it('every path of the project in code marks exists', () => {
    const roots = 'app|bench|brands|contract|docs|locales|scripts|server|stories|tests|ui';
    const wrong = found(new RegExp(`\`((?:${roots})/[\\w./*{},-]+)\``, 'g')).filter(
      ({ match: [, name = ''] }) => !absent.test(name) && globSync(name, { cwd: root }).length === 0,
    );
    expect(wrong.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
  });
});
