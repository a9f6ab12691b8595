import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeForeignBrand } from './foreign-brand.ts';
import { makePlace, type Place } from './made-app.ts';
import { packedStories } from './pack.ts';

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

const at = (...parts: string[]) => path.join(place.folder, ...parts);

describe('npx kopa-stories', () => {
  it('the package is complete', async () => {
    const { messages } = await publint({ pkgDir: packedStories.unpacked, strict: true, pack: false });
    // The scripts of the Storybook are no modules of the package.
    const own = messages.filter((each) => !JSON.stringify(each).includes('/dist/storybook/'));
    expect(own).toEqual([]);
    for (const file of ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'dist/storybook/index.json'])
      expect(existsSync(path.join(packedStories.unpacked, file)), file).toBe(true);
  });

  it('a brand of another repository keeps its pictures, and is told what a change of its tokens changes', async () => {
    const { stories, recolour } = await makeForeignBrand(place);
    const some = ['--only', 'ui-display-brand-mark'];
    await expect(stories(...some)).rejects.toThrow(
      'pictures/poa has no pictures to compare with. Keep them with kopa-stories --brand poa --update',
    );
    expect(await stories(...some, '--update')).toMatch(/\d pictures written to pictures\/poa/);
    const kept = globSync('*.webp', { cwd: at('pictures', 'poa') });
    expect(kept).toContain('ui-display-brand-mark--default.webp');
    expect(kept).not.toContain('ui-display-brand-mark-features--jua.webp');
    expect(await stories(...some)).toMatch(/Stories in Poa: (\d+) of \1 pass; \d show Kopa's own brands/);

    recolour('#5b1fa8', '#8f1d4f');
    await expect(stories(...some)).rejects.toThrow(
      /brand-mark--default\)\n +picture differs in \d+ pixels: see pictures\/poa\/differences/,
    );
    expect(existsSync(at('pictures', 'poa', 'differences', 'index.html'))).toBe(true);

    recolour('#8f1d4f', '#f2d9e4');
    await expect(stories(...some)).rejects.toThrow(/poa\.tokens\.json: light: .* must be 4\.5:1\. Make/);
    expect(await stories('--chromatic').catch(String)).toContain('must be 4.5:1');
  });

  it.each([
    [['--brand', 'nobody'], /There is no brand nobody here: neither nobody\.tokens\.json nor brands\/nobody/],
    [['--brand', 'Poa!'], /The brand is called "Poa!": name it with small letters/],
    [[], /Name the brand: kopa-stories --brand poa/],
    [['--brand', 'poa', '--pages', 'many'], /--pages is a number from 1 on, not "many"/],
  ])('refuses %j in one line', async (args, fault) => {
    const command = path.join(packedStories.unpacked, 'dist', 'kopa-stories.js');
    await expect(place.node('.', command, ...args)).rejects.toThrow(fault);
  });
});
