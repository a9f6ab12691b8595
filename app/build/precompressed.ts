import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Pictures and fonts are compressed already. */
const compressible = /\.(?:js|css|json|svg)$/;

/**
 * Writes beside each file of `assets` a copy in Brotli and one in gzip, as small as they get: the server
 * sends these.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }) {
      const assets = path.join(dir!, 'assets');
      const names = (await readdir(assets)).filter((name) => compressible.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(assets, name);
          const bytes = await readFile(file);
          await Promise.all([
            writeFile(`${file}.br`, await toBrotli(bytes)),
            writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
          ]);
        }),
      );
    },
  };
}
