import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { production } from '../production.ts';

export default defineConfig(production(import.meta.dirname, [vue()]));
