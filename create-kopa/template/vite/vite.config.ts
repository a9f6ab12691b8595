import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The oldest web views that @kopa/ui supports.
  build: { target: ['chrome92', 'safari15.4'] },
});
