import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vite';
import { shared } from '../vite.shared.ts';

/** The package's doors, read from its exports, so that a new component is built without a change here. */
const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string | { source: string }>;
};
const entries = Object.values(manifest.exports)
  .map((door) => (typeof door === 'string' ? '' : door.source))
  .filter((source) => /\.(ts|css)$/.test(source) && existsSync(new URL(source, import.meta.url)))
  .map((source) => [source.replace(/^\.\/src\//, '').replace(/\.\w+$/, ''), source]);

export default mergeConfig(
  shared,
  defineConfig({
    build: {
      // Types are written into the same folder.
      emptyOutDir: false,
      // A CSS entry keeps its name only with this.
      cssCodeSplit: true,
      minify: false,
      lib: { entry: Object.fromEntries(entries) as Record<string, string>, formats: ['es'] },
      rolldownOptions: {
        external: [/^react(-dom)?(\/|$)/, 'class-variance-authority', 'lucide-react'],
        output: { preserveModules: true, preserveModulesRoot: 'src' },
      },
    },
  }),
);
