import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { complaintsInDevelopmentOnly, precompressed, shared } from '../vite.shared.ts';

/** The lender that `npm run dev` talks to. */
const lender = process.env.LENDER ?? 'http://127.0.0.1:8080';

/** The desk of the lender's staff: a build of its own, which the server delivers under `/desk`. */
export default defineConfig({
  ...shared,
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [react(), tailwindcss(), complaintsInDevelopmentOnly(), precompressed()],
  build: {
    ...shared.build,
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: { port: 5174, proxy: { '/api': lender, '/feedback-pictures': lender } },
});
