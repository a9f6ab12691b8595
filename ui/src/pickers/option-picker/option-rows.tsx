'use client';
import { useLayoutEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { Check } from '../../foundations/icons/index.js';
import { showRow } from '../wheel/show-row.js';
import type { Found } from './search-options.js';

interface OptionRowsProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  label: string;
  found: readonly Found[];
  value: string | null;
  active: number;
  activeId: string | undefined;
  /** Shows the active row while the search field has the focus. */
  marks: boolean;
  onChoose: (at: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The rows: plain elements with one shared listener, for long lists on slow phones. */
export function OptionRows({
  ref,
  id,
  label,
  found,
  value,
  active,
  activeId,
  marks,
  onChoose,
  onKeyDown,
}: OptionRowsProps) {
  useLayoutEffect(() => {
    const row = ref.current?.querySelector("[aria-selected='true']");
    if (row) showRow(row, 'center');
    // Rows that arrive later take the focus from the title or from the element that they replace.
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches('[data-sheet-title]'))
      ref.current?.focus({ preventScroll: true });
  }, [ref]);
  const onClick = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (row) onChoose(Number(row.dataset.index));
  };
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select opens the phone's own list
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeId}
      data-marks={marks || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={cx(
        'kopa-options group min-h-0 overflow-y-auto overscroll-contain focus:outline-none',
        found.length > 0 && 'flex-1',
      )}
    >
      {found.map(({ option, match }, at) => {
        const isChosen = option.value === value;
        return (
          <div
            key={option.value}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
            role="option"
            aria-selected={isChosen}
            data-index={at}
            data-active={at === active || undefined}
            className={cx(
              'kopa-option flex min-h-row items-center gap-3 px-4 py-1.5',
              isChosen && 'bg-primary-soft',
            )}
          >
            <div className="min-w-0 flex-1">
              <div lang={option.lang} className={cx('text-body text-ink', isChosen && 'font-strong')}>
                <Marked text={option.label} match={match} />
              </div>
              {option.caption && <div className="text-caption text-muted">{option.caption}</div>}
            </div>
            {isChosen && <Check className="text-primary" />}
          </div>
        );
      })}
    </div>
  );
}

function Marked({ text, match }: { text: string; match: readonly [number, number] | undefined }) {
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-strong text-primary underline decoration-2 underline-offset-4">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
