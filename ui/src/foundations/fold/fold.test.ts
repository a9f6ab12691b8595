import { describe, expect, it } from 'vitest';
import { findFolded, fold } from './fold.js';

const found = (text: string, query: string) => {
  const at = findFolded(text, query);
  return at && text.slice(...at);
};

describe('fold', () => {
  it('fold removes case and accents', () => {
    expect(fold('Ágape ÑANDÚ')).toBe('agape nandu');
  });
});

describe('findFolded', () => {
  it('findFolded returns the position in the original text', () => {
    expect(findFolded('Turkana North', 'na')).toEqual([5, 7]);
    expect(found('Muraŋ’a', 'mur')).toBe('Mur');
  });

  it('findFolded keeps positions where a letter folds into two', () => {
    expect(found('Ño\u0308ndi Ñu', 'ndi')).toBe('ndi');
  });

  it('findFolded prefers the start of a word', () => {
    expect(findFolded('Banana Na', 'na')).toEqual([7, 9]);
    expect(findFolded('Nandi na', 'na')).toEqual([0, 2]);
  });

  it('findFolded finds nothing for an empty query or without a match', () => {
    expect(findFolded('Nakuru', '')).toBeUndefined();
    expect(findFolded('Nakuru', 'x')).toBeUndefined();
  });
});
