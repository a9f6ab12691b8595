import type { Policy } from '../policy/policy.ts';
import { withoutUnseen } from './plain-text.ts';

// Latin letters up to Extended-B and Extended Additional, for Kikuyu (Mũthoni) and Yoruba (Ṣọlá), with marks that do
// not compose.
const letters = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ';
const notOfNames = new RegExp(`[^${letters}\u0300-\u036F' -]`, 'g');
const letter = new RegExp(`[${letters}]`, 'g');

/**
 * A name as it may be typed: what the policy does not keep is stripped (S5-05 to S5-07). Every apostrophe becomes the
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

/** A name as it is stored: without the space that typing left at its end. */
export function storedName(raw: string, names: Policy['names']): string {
  return cleanName(raw, names).trim();
}

/** How many Latin letters a name has; apostrophes, hyphens and spaces do not count. */
export function letterCount(name: string): number {
  return name.match(letter)?.length ?? 0;
}
