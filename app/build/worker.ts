import { readFile } from 'node:fs/promises';
import path from 'node:path';
import swc from '@swc/core';
import { transformWithOxc, type Plugin } from 'vite';

const source = path.join(import.meta.dirname, '..', 'worker', 'sw.ts');

/** Writes the service worker, one script without a hash, beside the page. */
export function worker(targets: string[]): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { target: targets });
      const minified = await swc.minify(code, {
        compress: { ecma: 2020, passes: 3, toplevel: true },
        mangle: { toplevel: true },
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: minified.code });
    },
  };
}
