// `npm test`: the guard, then every stage. One process, so that a signal needs no shell in between.
import '../../scripts/node-version.mjs';

await import('./run-all.ts');
