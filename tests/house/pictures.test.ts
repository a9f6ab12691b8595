import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';

const folder = inProject('tests', 'pictures', 'baseline');
const files = readdirSync(folder);
const contents = files.map((file) => readFileSync(path.join(folder, file)));

/**
 * The budget of the pictures. Git keeps every version of every picture, and a person reviews each change; a
 * new look of all stories costs one more picture per story permanently. Above the budget, combine looks or
 * omit redundant ones.
 */
const budget = { pictures: 900, bytes: 25_000_000 };

describe('the reference pictures', () => {
  it(`the limit is ${budget.pictures} pictures in ${budget.bytes / 1e6} MB`, () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.length).toBeLessThanOrEqual(budget.pictures);
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(budget.bytes);
  });

  it('the pictures have lossless compression', () => {
    const others = files.filter((_, at) => contents[at]?.toString('latin1', 12, 16) !== 'VP8L');
    expect(others).toEqual([]);
  });

  it('no two pictures are equal: of equal stories one has a picture, and the others the tag no-picture', () => {
    const named = new Map<string, string[]>();
    contents.forEach((content, at) => {
      const hash = createHash('sha256').update(content).digest('hex');
      named.set(hash, [...(named.get(hash) ?? []), files[at] as string]);
    });
    expect([...named.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});
