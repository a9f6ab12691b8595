import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets, complaintsInDevelopmentOnly, shared } from '../vite.shared.ts';
import { classFields, syntaxTargets } from './build/class-fields.ts';
import { eagerCompile } from './build/eager-compile.ts';
import { withHostSimulator } from './build/host-simulator.ts';
import { chunkGroups } from './build/chunks.ts';
import { lateNames } from './build/late-names.ts';
import { leanAxios } from './build/lean-axios.ts';
import { leanHookForm } from './build/lean-hook-form.ts';
import { leanI18next } from './build/lean-i18next.ts';
import { leanLucide } from './build/lean-lucide.ts';
import { leanRadix } from './build/lean-radix.ts';
import { leanReact } from './build/lean-react.ts';
import { leanRouter } from './build/lean-router.ts';
import { minifyFirst } from './build/minify-first.ts';
import { withoutScrollLock } from './build/without-scroll-lock.ts';
import { precompressed } from './build/precompressed.ts';
import { preloads } from './build/preloads.ts';
import { runtimeWithReact } from './build/runtime-with-react.ts';
import { shellInPage } from './build/shell.ts';
import { withoutSummaries } from './build/without-summaries.ts';
import { worker } from './build/worker.ts';

/** The lender that `npm run dev` talks to. */
const lender = process.env.LENDER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  ...shared,
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    tailwindcss(),
    complaintsInDevelopmentOnly(),
    withoutSummaries(),
    leanHookForm(),
    leanLucide(),
    leanRadix(),
    leanReact(),
    leanRouter(),
    leanAxios(),
    leanI18next(),
    withoutScrollLock(),
    minifyFirst(),
    classFields(),
    runtimeWithReact(),
    eagerCompile(),
    preloads(),
    shellInPage(),
    lateNames(),
    precompressed(),
    worker(browserTargets),
    withHostSimulator(),
  ],
  build: {
    ...shared.build,
    target: syntaxTargets,
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...shared.build.rolldownOptions,
      output: {
        // Otherwise each group also takes what its modules import, and the first one most of the app.
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
        // The first chunk names all others, and a hash does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      treeshake: { manualPureFunctions: ['z', 'call'] },
    },
  },
  server: { proxy: { '/api': lender, '/cou': lender, '/feedback-pictures': lender, '/uploads': lender } },
});
