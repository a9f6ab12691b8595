import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import type { Area } from './areas.ts';

/** By area and change: why no test can or need notice the change. */
export type Survivors = Partial<Record<Area, Record<string, string>>>;

export const survivorsFile = 'tests/mutation/survivors.json';

export const listedSurvivors = (): Survivors =>
  JSON.parse(readFileSync(inProject(survivorsFile), 'utf8')) as Survivors;
