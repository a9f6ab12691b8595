'use client';
import { cva } from 'class-variance-authority';
import { memo, useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { rowForKey } from './column-keys.js';
import { checkColumn, optionAt, placeOf } from './column-options.js';
import { showRow } from './show-row.js';
import { useOptions, type ColumnProps } from './turning-column.js';
import { createTypeAhead } from './type-ahead.js';

const choice = cva('kopa-wheel-choice text-body', {
  variants: {
    chosen: { true: 'bg-primary-soft font-strong text-on-primary-soft', false: 'text-ink' },
    disabled: { true: 'text-subtle line-through', false: null },
  },
});

/** A column as a list box: all rows are in the page, and the chosen row keeps its place. */
export const ListColumn = memo(function ListColumn(props: ColumnProps) {
  const { id, label, value, width, measured, onChange } = props;
  const options = useOptions(props);
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(undefined);
  const listId = useId();
  const measuredOnce = useRef(false);
  const known = options.findIndex((option) => option.value === value);
  const index = placeOf(options, value);

  useEffect(() => checkColumn(id, props.options, value), [id, props.options, value]);
  const at = useRef(index);
  useLayoutEffect(() => {
    at.current = index;
    const row = list.current?.children[index];
    // The list has no size yet; the effect below centres the row.
    if (row && measuredOnce.current) showRow(row, 'nearest');
  }, [index]);
  useLayoutEffect(() => {
    const made = {
      measure: () => undefined,
      place: () => {
        measuredOnce.current = true;
        const row = list.current?.children[at.current];
        if (row) showRow(row, 'center');
      },
    };
    measured.add(made);
    return () => void measured.delete(made);
  }, [measured]);

  const choose = (to: number) => {
    const option = optionAt(props.options, to, index);
    if (option && option.value !== value) onChange(id, option.value);
  };
  const onClick = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    const at = row ? [...(list.current?.children ?? [])].indexOf(row) : -1;
    if (options[at] && !options[at].disabled) choose(at);
  };

  return (
    <div className="kopa-wheel-column" style={width ? { flex: 'none', width } : undefined}>
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select opens the phone's own list
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${listId}-${index}`}
        className="kopa-wheel-choices kopa-options focus:outline-none"
        onClick={onClick}
        onKeyDown={(event) => {
          typeAhead.current ??= createTypeAhead();
          const to = rowForKey(event, options, index, typeAhead.current);
          if (to === undefined) return;
          event.preventDefault();
          choose(to);
        }}
      >
        {options.map((option, at) => (
          <div
            key={`${at} ${option.value}`}
            id={`${listId}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
            role="option"
            aria-selected={at === known}
            aria-disabled={option.disabled || undefined}
            data-active={at === index || undefined}
            className={choice({ chosen: at === known, disabled: Boolean(option.disabled) })}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
});
