// `npm start`: the guard, the build of what is served when it is missing or older than its sources, then the
// server in the same process, so that a signal needs no shell in between.
import './node-version.mjs';

const { buildApp } = await import('./build-app.ts');
await buildApp({ served: process.env['APP']?.trim() !== 'none' });
await import('../server/src/main.ts');
