import { findFolded, fold } from '../../foundations/fold/index.js';
import type { Option } from './option.js';

export interface Found {
  option: Option;
  /** The matching part of the label, [start, end). */
  match?: readonly [number, number] | undefined;
}

/**
 * The options with the query in label, caption or keywords, regardless of case and accents. First labels that
 * start with the query, then labels with a word that does, then the others, each group in the given order.
 */
export function searchOptions(options: readonly Option[], query: string): Found[] {
  const wanted = fold(query.trim());
  if (wanted === '') return options.map((option) => ({ option }));
  const ranked = options.flatMap((option) => {
    const match = findFolded(option.label, wanted);
    if (match) {
      const startsWord = match[0] === 0 || option.label[match[0] - 1] === ' ';
      return [{ option, match, rank: match[0] === 0 ? 0 : startsWord ? 1 : 2 }];
    }
    const others = [option.caption ?? '', ...(option.keywords ?? [])];
    return others.some((text) => fold(text).includes(wanted)) ? [{ option, rank: 3 }] : [];
  });
  return ranked.sort((a, b) => a.rank - b.rank);
}
