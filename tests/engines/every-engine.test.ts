import { onEngine } from './on-engine.ts';
import { engineNames } from './engines.ts';

for (const engine of engineNames) onEngine(engine, { parts: ['ui-', 'app-', 'journeys-'], looks: true });
