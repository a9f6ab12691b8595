import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from '../../scripts/paths.ts';
import { comparePictures, compress } from './compare-pictures.ts';

const baselines = inProject('tests', 'pictures', 'baseline');
const differences = inProject('tests', 'pictures', 'differences');

const ending = '.webp';
const baselineOf = (id: string): string => path.join(baselines, `${id}${ending}`);

export function forgetDifferences(): void {
  rmSync(differences, { recursive: true, force: true });
}

/**
 * The fault of a story's picture, or undefined. Writes the pictures of a fault to
 * tests/pictures/differences.
 */
export async function checkPicture(id: string, picture: Buffer): Promise<string | undefined> {
  const file = baselineOf(id);
  if (!existsSync(file)) return 'has no picture in the baseline: look at it, then npm run pictures:update';
  const baseline = readFileSync(file);
  const comparison = await comparePictures(baseline, picture);
  if (comparison.same) return undefined;
  mkdirSync(differences, { recursive: true });
  writeFileSync(path.join(differences, `${id}.baseline${ending}`), baseline);
  writeFileSync(path.join(differences, `${id}.actual.png`), picture);
  if (comparison.difference)
    writeFileSync(path.join(differences, `${id}.difference.png`), comparison.difference);
  return `picture ${comparison.why}: see tests/pictures/differences/${id}.*`;
}

/**
 * A page with every difference: before, after, what changed. Gives its place, or undefined when there is
 * none.
 */
export function writeDifferencesPage(): string | undefined {
  if (!existsSync(differences)) return undefined;
  const names = readdirSync(differences)
    .filter((file) => file.endsWith('.actual.png'))
    .map((file) => file.slice(0, -'.actual.png'.length));
  const figures = names.map((name) => {
    const pictures = [`baseline${ending}`, 'actual.png', 'difference.png'].filter((kind) =>
      existsSync(path.join(differences, `${name}.${kind}`)),
    );
    const cells = pictures.map(
      (kind) =>
        `<figure><figcaption>${kind.split('.')[0]}</figcaption><img src="${name}.${kind}" alt=""></figure>`,
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
export async function updatePicture(id: string, picture: Buffer): Promise<'kept' | 'updated'> {
  const file = baselineOf(id);
  if (existsSync(file) && (await comparePictures(readFileSync(file), picture)).same) return 'kept';
  mkdirSync(baselines, { recursive: true });
  writeFileSync(file, await compress(picture));
  return 'updated';
}

/** Files of the baseline that belong to none of these pictures. */
export function orphans(ids: ReadonlySet<string>): string[] {
  if (!existsSync(baselines)) return [];
  const wanted = new Set([...ids].map((id) => `${id}${ending}`));
  return readdirSync(baselines).filter((file) => !wanted.has(file));
}

export function removePicture(file: string): void {
  rmSync(path.join(baselines, file), { force: true });
}
