import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { shared } from '../../../vite.shared.ts';
import { production } from '../production.ts';

/** As the app is built: sources of the library through the condition `source`, cascade layers unwrapped. */
export default defineConfig(
  mergeConfig(production(import.meta.dirname, [react(), tailwindcss()]), {
    css: shared.css,
    resolve: {
      ...shared.resolve,
      // The library's sources lie beside other copies of these.
      dedupe: ['react', 'react-dom', 'react-hook-form'],
    },
    build: {
      rolldownOptions: {
        ...shared.build.rolldownOptions,
        treeshake: { manualPureFunctions: ['z'] },
      },
    },
  }),
);
