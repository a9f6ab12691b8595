import path from 'node:path';
import { expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';
import { modulesUsed } from './ui-modules.ts';

/** The folders of ui that render the imports of a host. */
function usedFolders(host: string): string[] {
  const used = modulesUsed(writtenFiles(`${host}/**/*.{ts,tsx}`));
  return [...new Set([...used].map((file) => path.posix.dirname(file)))];
}

/** The folders of ui that a style sheet has Tailwind look through: `{a,b}` is written out. */
function scannedFolders(sheet: string): string[] {
  return [...textOf(sheet).matchAll(/^@source '([^']*\/ui\/src[^']*)';$/gm)].flatMap(([, written = '']) => {
    const [, before = '', names = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(written) ?? [];
    const all = names === '' ? [written] : names.split(',').map((name) => before + name + after);
    return all.map((folder) => path.posix.join(path.posix.dirname(sheet), folder));
  });
}

const isIn = (folder: string, scanned: string) => folder === scanned || folder.startsWith(`${scanned}/`);

/* A missing folder leaves a component without styles; an unnecessary folder sends unused styles. */
it.each([
  ['app/src', 'app/src/app.css'],
  ['desk/src', 'desk/src/desk.css'],
  ['bench/contestants/kopa', 'bench/contestants/kopa/styles.css'],
])('Tailwind scans the folders of ui that %s uses, and no others', (host, sheet) => {
  const used = usedFolders(host).filter((folder) => folder.startsWith('ui/src/'));
  const scanned = scannedFolders(sheet);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((folder) => !scanned.some((each) => isIn(folder, each)))).toEqual([]);
  expect(scanned.filter((each) => !used.some((folder) => isIn(folder, each)))).toEqual([]);
});
