import { onEngine } from './on-engine.ts';
import { engineNames } from './engines.ts';

/** Looks of the examples besides the usual one: "all" (takes hours), or names as in "dark,320". */
const looks = process.env['KOPA_STORY_LOOKS']?.split(',');

for (const engine of engineNames)
  onEngine(engine, { parts: ['ui-', 'app-', 'journeys-'], ...(looks && { looks }) });
