'use client';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Search, X } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  listId: string;
  activeId: string | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A `combobox` input that filters the list below it. */
export function SearchField({ ref, label, listId, activeId, onChange, onKeyDown }: SearchFieldProps) {
  const strings = useStrings(generalWords);
  const [hasText, setHasText] = useState(false);
  const change = (text: string) => {
    setHasText(text !== '');
    onChange(text);
  };
  const clear = () => {
    if (ref.current) ref.current.value = '';
    ref.current?.focus();
    change('');
  };
  return (
    <div className="relative text-muted">
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-6" />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className="kopa-search min-h-12 w-full rounded-medium border-2 border-control bg-surface ps-[2.5rem] pe-10 text-body text-ink placeholder:text-placeholder focus:border-primary focus:outline-none"
      />
      {hasText && (
        <button
          type="button"
          aria-label={strings.clear}
          onClick={clear}
          className="absolute end-0 top-0 flex size-12 items-center justify-center rounded-medium"
        >
          <X className="size-5" />
        </button>
      )}
    </div>
  );
}
