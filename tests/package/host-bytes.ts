import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Host } from './host.ts';
import { tableInReadme } from './sizes.ts';

/** The bytes of the scripts that a built page loads at once, gzipped at level 9. */
function scriptsOf(folder: string, page: string): number {
  const html = readFileSync(path.join(folder, page), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
    0,
  );
}

/** The bytes of a host's built page in `dist` beyond those of a page of the host with React alone. */
export async function bytesBesideReact(host: Host): Promise<number> {
  host.write('bare.html', '<div id="app"></div><script type="module" src="./bare.tsx"></script>');
  host.write(
    'bare.tsx',
    `import { StrictMode, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    const Bare = () => <p>{useState(0)[0]}</p>;
    createRoot(document.querySelector('#app')!).render(<StrictMode><Bare /></StrictMode>);`,
  );
  host.write(
    'bare.config.mjs',
    `export default {
      base: './', resolve: { preserveSymlinks: true },
      build: { outDir: 'bare', rolldownOptions: { input: 'bare.html' } },
    };`,
  );
  await host.run('vite/bin/vite.js', 'build', '--config', 'bare.config.mjs', '--logLevel', 'warn');
  const bare = scriptsOf(path.join(host.folder, 'bare'), 'bare.html');
  return scriptsOf(path.join(host.folder, 'dist'), 'index.html') - bare;
}

/** What the table of the README allows to the doors that these sources import, in bytes. */
export function allowedFor(sources: readonly string[]): number {
  const all = new Map(
    [...tableInReadme().matchAll(/^\|[^|]*\| `([^`]+)` \| [\d.]+ \| ([\d.]+) \|/gm)].map(
      ([, door, kB]) => [door!, Number(kB) * 1000] as const,
    ),
  );
  const doors = sources.flatMap((text) =>
    [...text.matchAll(/from '@kopa\/ui\/([^']+)'/g)].map(([, door]) => door!),
  );
  return [...new Set(doors)].reduce((sum, door) => {
    const bytes = all.get(door);
    if (bytes === undefined) throw new Error(`The README's table has no row for ${door}.`);
    return sum + bytes;
  }, 0);
}
