// `npm start`: the guard, the app when it is missing or older than its sources, then the server in this very
// process, so that a signal reaches it without a shell between.
import './node-version.mjs';

const { buildApp } = await import('./build-app.ts');
await buildApp();
await import('../server/src/main.ts');
