import { existsSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vite';
import { shared } from '../vite.shared.ts';
import { complaintsInDevelopmentOnly } from './build/development-only.ts';
import { onReact18 } from './build/react-18.ts';
import { doors, external, inPackage } from './build/manifest.ts';

/** The modules of the package, each on its own, as they are in src. `node build/build.ts` builds the rest. */
export default mergeConfig(
  shared,
  defineConfig({
    root: import.meta.dirname,
    plugins: [complaintsInDevelopmentOnly(), onReact18()],
    build: {
      // Types and styles are written into the same folder.
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      lib: {
        // A door may be listed before its room is there.
        entry: doors.map(({ source }) => inPackage(source)).filter((source) => existsSync(source)),
        formats: ['es'],
      },
      rolldownOptions: {
        external,
        output: {
          preserveModules: true,
          preserveModulesRoot: inPackage('src'),
          entryFileNames: '[name].js',
          // The package brings src.
          sourcemapExcludeSources: true,
        },
      },
    },
  }),
);
