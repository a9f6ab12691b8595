'use client';
import type { RefObject } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { Search, X } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { listWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';

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

/** The field above many questions. Renders an `<input type="search">` and an `<output>`. */
export function FaqSearch({ query, onQueryChange, controls, result, field }: FaqSearchProps) {
  const strings = useStrings(generalWords, listWords);
  return (
    <div>
      <div className="flex min-h-12 items-center rounded-medium border border-control bg-surface ps-3 focus-within:border-primary focus-within:shadow-[inset_0_0_0_1px_var(--kopa-color-primary)]">
        <Search aria-hidden className="size-5 text-muted" />
        <input
          ref={field}
          type="search"
          aria-label={strings.search}
          aria-controls={controls}
          placeholder={strings.search}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.stopPropagation();
            onQueryChange('');
          }}
          className="min-w-0 flex-1 appearance-none bg-transparent px-2 py-2 text-body text-ink caret-primary outline-none placeholder:text-placeholder placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none"
        />
        {query === '' ? null : (
          <IconButton
            label={strings.clear}
            icon={<X aria-hidden />}
            onClick={() => {
              onQueryChange('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      <output className="mt-1 block text-caption text-muted tabular-nums">{result}</output>
    </div>
  );
}
