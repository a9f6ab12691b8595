import type { ReactNode } from 'react';
import { fold } from '../../foundations/fold/index.js';
import type { Icon } from '../../foundations/icons/index.js';

/** One row of a CommandPalette: a place, a thing, or an act. */
export interface PaletteRow {
  /** Unique within the palette. */
  id: string;
  /** What the row is: "Refunds", "Loan 2611230001", "Show the whole number". */
  label: string;
  /** A second line, searched too: "USh 10,000, Fri 20 Nov". */
  detail?: string | undefined;
  /** More words that find the row. */
  keywords?: readonly string[] | undefined;
  icon?: Icon | undefined;
  /** The keys that do the same without the palette, as printed: `['G', 'F']`. Hidden from screen readers. */
  keys?: readonly string[] | undefined;
  /** Why the reader may not do this, and whom to ask. The row is reachable, and choosing it does nothing. */
  unavailable?: ReactNode;
}

/** Rows under a heading. */
export interface PaletteGroup {
  id: string;
  heading: string;
  rows: readonly PaletteRow[];
  /** The rows answer the query already, as from a server: the palette does not search them again. */
  isFound?: boolean | undefined;
}

/** The groups with the rows that have each word of the query, without case and accents; empty groups go. */
export function searchGroups(groups: readonly PaletteGroup[], query: string): readonly PaletteGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const fits = ({ label, detail = '', keywords = [] }: PaletteRow) => {
    const text = fold([label, detail, ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => (group.isFound ? group : { ...group, rows: group.rows.filter(fits) }))
    .filter(({ rows }) => rows.length > 0);
}
