/** A brand's file of tokens, for commands: what is wrong is one line that says how to mend it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandSource } from './brand-source.ts';
import { brandFaults } from './brand.ts';
import type { Group } from './token-values.ts';

/** How a file that is not there is begun. */
export const begin = (file: string) => `Make one: kopa-tokens --new > ${file}`;

/**
 * Reads one brand. Throws a text that says what is wrong with the file.
 *
 * @param id The word of `data-brand`. Left out: as the file is called.
 */
export function readBrand(file: string, id = idOf(file)): BrandSource {
  return { id, file, tokens: readJson(file, begin(file)) };
}

function idOf(file: string): string {
  const id = path.basename(file).replace(/(\.tokens)?\.json$/, '');
  if (!isBrandId(id))
    throw new Error(
      `${file}: the brand would be called "${id}". Give the file a name of small letters, digits and -, ` +
        'such as mine.tokens.json.',
    );
  return id;
}

export const isBrandId = (id: string): boolean => /^[a-z][a-z0-9-]*$/.test(id);

/**
 * Reads a JSON file. Throws a text that says what is wrong with the file.
 *
 * @param otherwise What to do when there is no such file.
 */
export function readJson(file: string, otherwise: string): Group {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file}: there is no such file. ${otherwise}`);
  }
  try {
    return JSON.parse(text) as Group;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}. Correct it there.`, { cause: error });
  }
}

/** Throws the faults of brands, if there are any. */
export function refuseFaults(brands: readonly BrandSource[]): void {
  const faults = brands.flatMap(brandFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
