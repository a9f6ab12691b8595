import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { complaintsInDevelopmentOnly, shared } from '../../vite.shared.ts';

const here = import.meta.dirname;

/** The native app's simulator, served in sandbox mode: not a part of the app. */
export default defineConfig({
  ...shared,
  root: here,
  base: '/sandbox/host/',
  plugins: [react(), complaintsInDevelopmentOnly()],
  build: {
    ...shared.build,
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...shared.build.rolldownOptions,
      input: { host: path.join(here, 'index.html'), phone: path.join(here, 'phone.ts') },
      // Without a hash: the server inserts the phone's script into a page by name.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
