// `npm test`: the guard, then every stage. One process, so that a signal reaches it without a shell between.
import '../../scripts/node-version.mjs';

await import('./run-all.ts');
