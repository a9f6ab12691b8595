import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheFolder, inProject, root } from '../../scripts/paths.ts';

/**
 * Writes the lender that dies, with all its packages, into one file, and returns its path: a start then takes
 * a third of the time that Node needs for a thousand modules.
 */
export async function bundleLender(): Promise<string> {
  const outDir = path.join(cacheFolder, `faults-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'places of modules',
        // Each module finds its files beside its source.
        transform: (code, id) =>
          id.includes('node_modules')
            ? undefined
            : code
                .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
                .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id))),
      },
    ],
    ssr: {
      noExternal: true,
      // Programs in WebAssembly and machine code, which lie beside their modules.
      external: ['@electric-sql/pglite', 'sharp', 'tesseract.js', 'pg-native'],
      resolve: { conditions: ['source'] },
    },
    build: {
      ssr: inProject('tests', 'faults', 'mortal-lender.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
    },
  });
  return path.join(outDir, 'mortal-lender.js');
}
