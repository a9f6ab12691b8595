import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from '../../scripts/paths.ts';
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

/** A page with every difference: before, after, what changed. Gives its place, or undefined when there is none. */
export function writeDifferencesPage(): string | undefined {
  if (!existsSync(differences)) return undefined;
  const names = readdirSync(differences)
    .filter((file) => file.endsWith('.actual.png'))
    .map((file) => file.slice(0, -'.actual.png'.length));
  const figures = names.map((name) => {
    const pictures = ['baseline', 'actual', 'difference'].filter((kind) =>
      existsSync(path.join(differences, `${name}.${kind}.png`)),
    );
    const cells = pictures.map(
      (kind) => `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png" alt=""></figure>`,
    );
    return `<h2>${name}</h2><div>${cells.join('')}</div>`;
  });
  const style = 'body{font:16px sans-serif}div{display:flex}figure{margin:8px}img{border:1px solid #999}';
  const page = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>${figures.join('')}`;
  const file = path.join(differences, 'index.html');
  writeFileSync(file, page);
  return path.relative(root, file);
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
