import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds the host simulator after the app, into a separate folder. */
export function withHostSimulator(): Plugin {
  return {
    name: 'with-host-simulator',
    apply: 'build',
    async closeBundle(error) {
      if (error) return;
      const configFile = path.join(import.meta.dirname, '..', 'host', 'vite.config.ts');
      await build({ configFile, logLevel: 'warn' });
    },
  };
}
