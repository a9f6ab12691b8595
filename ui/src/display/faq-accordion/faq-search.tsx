'use client';
import type { RefObject } from 'react';
import { SearchBar } from '../../fields/search-bar/index.js';

interface FaqSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** The id of the searched list. */
  controls: string;
  /** "3 of 12", or nothing. */
  result: string;
  /** The field; it gets the focus back after clearing. */
  field: RefObject<HTMLInputElement | null>;
}

/** The field above many questions. Renders a SearchBar and an `<output>`. */
export function FaqSearch({ query, onQueryChange, controls, result, field }: FaqSearchProps) {
  return (
    <div>
      <SearchBar ref={field} aria-controls={controls} value={query} onValue={onQueryChange} />
      <output className="mt-1 block text-caption text-muted tabular-nums">{result}</output>
    </div>
  );
}
