'use client';
import { useImperativeHandle, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Search, X } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { listWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface SearchBarProps extends Native<
  'input',
  'children' | 'dangerouslySetInnerHTML' | 'defaultValue' | 'type' | 'value'
> {
  /** What is searched: "Search the questions". Default: "Search". Also the placeholder. */
  label?: string | undefined;
  /** The typed text, kept by the host. */
  value: string;
  /** Called with the text after each key, and with '' by the button that clears. */
  onValue: (text: string) => void;
}

/**
 * A field to search by, with a button and Escape that clear the text. Renders an `<input type="search">` in a
 * `<div>`: `className` and `style` go to the frame, other props to the input. Inside a `<form role="search">`
 * Enter sends; alone the host searches at each key.
 */
export function SearchBar({
  label: given,
  value,
  onValue,
  onChange,
  onKeyDown,
  className,
  style,
  ref,
  ...rest
}: SearchBarProps) {
  const strings = useStrings(generalWords, listWords);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current!, []);
  const label = given ?? strings.search;
  return (
    <div
      style={style}
      className={cx(
        'flex min-h-12 items-center rounded-medium border border-control bg-surface ps-3 focus-within:border-primary focus-within:shadow-[inset_0_0_0_1px_var(--kopa-color-primary)]',
        className,
      )}
    >
      <Search aria-hidden className="size-5 text-muted" />
      <input
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={field}
        type="search"
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValue(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          // A sheet around the field stays open, and the browser must not clear what the host keeps.
          event.stopPropagation();
          event.preventDefault();
          onValue('');
        }}
        className="min-w-0 flex-1 appearance-none bg-transparent text-ellipsis px-2 py-2 text-body text-ink caret-primary outline-none placeholder:text-placeholder placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {value === '' || rest.disabled ? null : (
        <IconButton
          label={strings.clear}
          icon={<X aria-hidden />}
          onClick={() => {
            onValue('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
