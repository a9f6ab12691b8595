import type { Policy } from '../policy/policy.ts';

const latinNames = /[^A-Za-zÀ-ÖØ-öø-ÿĀ-ž'’ -]/g;
const latinOnly = /[^A-Za-z]/g;

/** A name as it may be typed: what the policy does not keep is stripped (S5-05 to S5-07). */
export function cleanName(raw: string, names: Policy['names']): string {
  return raw.replace(names.keep === 'latinOnly' ? latinOnly : latinNames, '');
}

/** How many Latin letters a name has; apostrophes, hyphens and spaces do not count. */
export function letterCount(name: string): number {
  return name.match(/[A-Za-zÀ-ÖØ-öø-ÿĀ-ž]/g)?.length ?? 0;
}
