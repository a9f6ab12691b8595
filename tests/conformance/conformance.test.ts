import { describe, expect, it } from 'vitest';
import { collect, matrix } from './matrix.ts';
import { titlesIn, uncountedIds } from './titles.ts';

const clauses = [
  { id: 'S1-01', section: '1', text: 'One.' },
  { id: 'S1-02', section: '1', text: 'Two.' },
];
const shown = (...titles: string[]) =>
  collect(
    clauses,
    titles.map((title) => ({ file: 'a.test.ts', title })),
  );

describe('which tests show which clause', () => {
  it('one title may have several ids', () => {
    const { shown: found, mistakes } = shown('[S1-01][S1-02] both', '[S1-02] again');
    expect(mistakes).toEqual([]);
    expect(found.get('S1-01')?.length).toBe(1);
    expect(found.get('S1-02')?.length).toBe(2);
  });

  it('an unknown or misspelled id is refused', () => {
    for (const title of ['[S1-99] x', '[S1-01, S1-02] x', '[s1-01] x', '[S1-1] x', '[S 1-01] x']) {
      expect(shown(title).mistakes, title).toHaveLength(1);
    }
    expect(shown('[1, 2] is a list', 'x[Symbol.iterator]', '[S] x').mistakes).toEqual([]);
  });

  it('a title has at most five ids', () => {
    const ids = Array.from({ length: 3 }, () => '[S1-01][S1-02]').join('');
    expect(shown(`${ids} x`).mistakes).toEqual([`6 ids, more than 5, in a.test.ts: "${ids} x"`]);
    expect(shown(ids.slice(7)).mistakes).toEqual([]);
  });

  it('ids are counted in the titles and tables of tests alone, in brackets', () => {
    const text = `
      describe('[S1-01] a group', () => {});
      describe.each([['[S1-02] a row']])('%s', () => {});
      it.each([['S1-02', 1], ['[S1-01]', 2]])('%s %i', () => {});
      it('[S1-01] plain', () => {});
    `;
    expect(uncountedIds('a.test.ts', text)).toEqual(['[S1-01]', '[S1-02] a row', 'S1-02']);
  });

  it('only titles of executed tests are read', () => {
    const text = `
      // it('[S1-01] in a comment', () => {})
      const note = "it('[S1-01] in a string', () => {})";
      describe('[S1-01] a group', () => {
        it('plain', () => {});
        test.concurrent(\`computed \${1} \`, async () => {});
        it.each([['[S1-02] a row', 1]])('%s', () => {});
        it.skip('skipped', () => {});
        it.todo('to do');
        it('without a body');
      });
      describe.skip('group', () => { it('in a skipped group', () => {}); });
      describe.skipIf(!postgres)('group', () => { it.runIf(a)('when it can', () => {}); });
    `;
    expect(titlesIn('a.test.ts', text)).toEqual([
      'plain',
      'computed   ',
      '%s',
      '[S1-02] a row %s',
      'when it can',
    ]);
  });

  it('the names of stories are read', () => {
    const text = `
      export default { title: 'x', name: 'no' };
      export const A: StoryObj = { name: '[S1-01] named', args: { name: 'no' } };
      export const B = { ...A, name: 'also' } satisfies StoryObj;
      const C = { name: 'not exported' };
    `;
    expect(titlesIn('a.stories.tsx', text)).toEqual(['[S1-01] named', 'also']);
  });

  it('the project has no wrong id', () => {
    expect(matrix().mistakes).toEqual([]);
  });
});
