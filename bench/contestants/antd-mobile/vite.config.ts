import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { production } from '../production.ts';

export default defineConfig(production(import.meta.dirname, [react()]));
