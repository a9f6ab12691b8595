import path from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
import { browserTargets } from '../../vite.shared.ts';

/**
 * The common build of all contestants: production, one target, no preload polyfill. `folder` is the
 * contestant's own.
 */
export function production(folder: string, plugins: PluginOption[]): UserConfig {
  return {
    root: folder,
    base: './',
    plugins,
    build: {
      target: browserTargets,
      cssTarget: browserTargets,
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      outDir: path.join(import.meta.dirname, '..', 'dist', path.basename(folder)),
      emptyOutDir: true,
    },
  };
}
