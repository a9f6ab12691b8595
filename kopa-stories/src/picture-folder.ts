import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparePictures, compress } from './compare-pictures.ts';

const ending = '.webp';
const actualEnding = '.actual.png';

/** Where pictures are kept. */
interface Places {
  /** The folder of the kept pictures, one per story and look: `ui-actions-button--busy.webp`. */
  kept: string;
  /** The folder for pictures that differ. It is deleted before each run. */
  differences: string;
  /** The command that keeps new pictures, for messages. */
  update: string;
  /** Whether pictures are kept in place of compared. */
  isUpdate: boolean;
}

/** The kept pictures of stories, and the differences from them. */
export interface PictureFolder {
  /** The files of all kept pictures. */
  files(): string[];
  /**
   * The problems of a story, with that of its picture, which is written into `differences`. In an update the
   * picture of a story without problems is kept, unless what is seen is the same.
   */
  judge(name: string, problems: string[], picture: Buffer): Promise<string[]>;
  /** The number of pictures that were kept anew. */
  updated(): number;
  /** Kept files that belong to none of these pictures. */
  orphans(names: ReadonlySet<string>): string[];
  remove(file: string): void;
  forgetDifferences(): void;
  /**
   * A page with every difference: before, after, what changed. Gives its place from here, or undefined when
   * there is none.
   */
  writeDifferencesPage(): string | undefined;
}

const fromHere = (file: string): string => path.relative('', file);

export function pictureFolder({ kept, differences, update, isUpdate }: Places): PictureFolder {
  const fileOf = (name: string): string => path.join(kept, `${name}${ending}`);
  const files = (): string[] =>
    existsSync(kept) ? readdirSync(kept).filter((file) => file.endsWith(ending)) : [];
  const check = async (name: string, picture: Buffer): Promise<string | undefined> => {
    if (!existsSync(fileOf(name))) return `has no picture yet: look at it, then ${update}`;
    const baseline = readFileSync(fileOf(name));
    const comparison = await comparePictures(baseline, picture);
    if (comparison.same) return undefined;
    mkdirSync(differences, { recursive: true });
    writeFileSync(path.join(differences, `${name}.baseline${ending}`), baseline);
    writeFileSync(path.join(differences, `${name}${actualEnding}`), picture);
    if (comparison.difference)
      writeFileSync(path.join(differences, `${name}.difference.png`), comparison.difference);
    return `picture ${comparison.why}: see ${fromHere(differences)}/${name}.*`;
  };
  let updated = 0;
  const keep = async (name: string, picture: Buffer): Promise<void> => {
    const file = fileOf(name);
    if (existsSync(file) && (await comparePictures(readFileSync(file), picture)).same) return;
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, await compress(picture));
    updated += 1;
  };
  return {
    files,
    judge: async (name, problems, picture) => {
      if (isUpdate) {
        if (problems.length === 0) await keep(name, picture);
        return problems;
      }
      const problem = await check(name, picture);
      return problem ? [...problems, problem] : problems;
    },
    updated: () => updated,
    orphans: (names) => files().filter((file) => !names.has(file.slice(0, -ending.length))),
    remove: (file) => rmSync(path.join(kept, file), { force: true }),
    forgetDifferences: () => rmSync(differences, { recursive: true, force: true }),
    writeDifferencesPage: () => {
      if (!existsSync(differences)) return undefined;
      const file = path.join(differences, 'index.html');
      writeFileSync(file, differencesPage(readdirSync(differences)));
      return fromHere(file);
    },
  };
}

function differencesPage(files: readonly string[]): string {
  const names = files
    .filter((file) => file.endsWith(actualEnding))
    .map((file) => file.slice(0, -actualEnding.length));
  const sections = names.map((name) => {
    const pictures = [`baseline${ending}`, 'actual.png', 'difference.png'].filter((kind) =>
      files.includes(`${name}.${kind}`),
    );
    const cells = pictures.map(
      (kind) =>
        `<figure><figcaption>${kind.split('.')[0]}</figcaption><img src="${name}.${kind}" alt=""></figure>`,
    );
    return `<h2>${name}</h2><div>${cells.join('')}</div>`;
  });
  const style = 'body{font:16px sans-serif}div{display:flex}figure{margin:8px}img{border:1px solid #999}';
  return `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>${sections.join('')}`;
}
