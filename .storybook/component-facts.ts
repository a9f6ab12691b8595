import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the sources say of a component; components are folders, as 'fields/text-field'. */
export interface ComponentFacts {
  /** As "import { TextField } from '@kopa/ui/text-field';"; undefined for a part without a door. */
  importLine?: string | undefined;
  /** The components that this one is made of. */
  uses: readonly string[];
  /** The components that contain this one. */
  usedBy: readonly string[];
}

const name = 'virtual:component-facts';
const root = path.join(import.meta.dirname, '..');
const ui = path.join(root, 'ui');
const source = path.join(ui, 'src');
const folderOf = (file: string) => path.relative(source, path.dirname(file)).split(path.sep).join('/');

/** Import lines by folder, from the package's doors and the values that each door exports. */
function importLines(): Map<string, string> {
  const { exports: doors } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { source?: string }>;
  };
  return new Map(
    Object.entries(doors).flatMap(([door, files]) => {
      if (typeof files === 'string' || !files.source?.endsWith('/index.ts')) return [];
      const file = path.join(ui, files.source);
      const values = [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]+)\}/gm)]
        .flatMap(([, names = '']) => names.split(','))
        .map((each) => each.trim())
        .filter((each) => /^[A-Z]\w+$/.test(each));
      if (values.length === 0) return [];
      return [[folderOf(file), `import { ${values.join(', ')} } from '@kopa/ui${door.slice(1)}';`]];
    }),
  );
}

/** The module `virtual:component-facts`: `facts` by folder, read from the imports and doors of ui. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const files = globSync('*/*/*.tsx', { cwd: source })
        .filter((file) => !file.includes('.test.'))
        .map((file) => path.join(source, file));
      const folders = [...new Set(files.map(folderOf))]
        // A part without stories has nothing to see.
        .filter((folder) => existsSync(path.join(root, 'stories', 'ui', `${folder}.stories.tsx`)))
        .sort();
      const uses = new Map(folders.map((folder) => [folder, new Set<string>()]));
      for (const file of files) {
        this.addWatchFile(file);
        for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.\.\/[^']+)'/g)) {
          const used = folderOf(path.join(path.dirname(file), to));
          if (uses.has(used) && used !== folderOf(file)) uses.get(folderOf(file))?.add(used);
        }
      }
      const lines = importLines();
      const facts = folders.map((folder): [string, ComponentFacts] => [
        folder,
        {
          importLine: lines.get(folder),
          uses: [...uses.get(folder)!].sort(),
          usedBy: folders.filter((other) => uses.get(other)?.has(folder)),
        },
      ]);
      return `export const facts = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
  };
}
