import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { importsOf } from './imports.ts';
import { textOf, writtenFiles } from './source-files.ts';

it('cycles of values and of types are found, and no others', () => {
  const texts: Record<string, string> = {
    'ui/src/a.tsx': `import type { B } from './b.js';`,
    'ui/src/b.tsx': `export { C } from './c.js'; import './leaf.js';`,
    'ui/src/c.ts': `type A = import('./a.js').A;`,
    'ui/src/leaf.ts': `import react from 'react';`,
    'ui/src/self.ts': `import './self.js';`,
  };
  const imports = Object.entries(texts).flatMap(([file, text]) => importsOf(file, text));
  expect(circlesOf(Object.keys(texts), imports)).toEqual([
    ['ui/src/a.tsx', 'ui/src/b.tsx', 'ui/src/c.ts'],
    ['ui/src/self.ts'],
  ]);
});

it('no files import one another in a cycle, types included', () => {
  const files = writtenFiles('**/*.{ts,tsx,mjs}');
  expect(files.length).toBeGreaterThan(1500);
  const imports = files.flatMap((file) => importsOf(file, textOf(file)));
  expect(circlesOf(files, imports)).toEqual([]);
});
