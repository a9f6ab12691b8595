import type { Policy } from '../policy/policy.ts';
import { withoutUnseen } from './plain-text.ts';

// Latin letters up to Extended-B and Extended Additional, for Kikuyu (Mũthoni) and Yoruba (Ṣọlá), with marks
// that do not compose.
const letters = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ';
const notOfNames = new RegExp(`[^${letters}\u0300-\u036F' -]`, 'g');
const letter = new RegExp(`[${letters}]`, 'g');

/**
 * A typed name: characters outside of the policy are removed (S5-05 to S5-07). Every apostrophe becomes the
 * straight one, several spaces one.
 */
export function cleanName(raw: string, names: Policy['names']): string {
  if (names.keep === 'latinOnly') return raw.replace(/[^A-Za-z]/g, '');
  return withoutUnseen(raw)
    .replace(/[‘’ʼʻ´`]/g, "'")
    .replace(notOfNames, '')
    .replace(/ +/g, ' ')
    .replace(/^ /, '');
}

/** A name in its stored form: without a trailing space. */
export function storedName(raw: string, names: Policy['names']): string {
  return cleanName(raw, names).trim();
}

/** The number of Latin letters of a name, without apostrophes, hyphens and spaces. */
export function letterCount(name: string): number {
  return name.match(letter)?.length ?? 0;
}
