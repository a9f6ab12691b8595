import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.ts';
import { comparePictures } from './compare-pictures.ts';

const baselines = inProject('tests', 'pictures', 'baseline');
const differences = inProject('tests', 'pictures', 'differences');

const baselineOf = (id: string): string => path.join(baselines, `${id}.png`);

export function forgetDifferences(): void {
  rmSync(differences, { recursive: true, force: true });
}

/** What is wrong with a story's picture, or undefined. Leaves the pictures to look at in tests/pictures/differences. */
export function checkPicture(id: string, picture: Buffer): string | undefined {
  const file = baselineOf(id);
  if (!existsSync(file)) return 'has no picture in the baseline: look at it, then npm run pictures:update';
  const baseline = readFileSync(file);
  const comparison = comparePictures(baseline, picture);
  if (comparison.same) return undefined;
  mkdirSync(differences, { recursive: true });
  writeFileSync(path.join(differences, `${id}.baseline.png`), baseline);
  writeFileSync(path.join(differences, `${id}.actual.png`), picture);
  if (comparison.difference)
    writeFileSync(path.join(differences, `${id}.difference.png`), comparison.difference);
  return `picture ${comparison.why}: see tests/pictures/differences/${id}.*.png`;
}

/** Keeps a picture as the baseline, unless what is seen is the same. */
export function updatePicture(id: string, picture: Buffer): 'kept' | 'updated' {
  const file = baselineOf(id);
  if (existsSync(file) && comparePictures(readFileSync(file), picture).same) return 'kept';
  mkdirSync(baselines, { recursive: true });
  writeFileSync(file, picture);
  return 'updated';
}

/** Stories that the baseline has a picture of and Storybook no longer has. */
export function orphans(ids: ReadonlySet<string>): string[] {
  if (!existsSync(baselines)) return [];
  return readdirSync(baselines)
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.basename(file, '.png'))
    .filter((id) => !ids.has(id));
}

export function removePicture(id: string): void {
  rmSync(baselineOf(id), { force: true });
}
