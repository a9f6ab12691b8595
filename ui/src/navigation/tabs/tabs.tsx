'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';
import { rowLook, tabLook } from './looks.js';

export interface Tab {
  /** The id of the tab, unique among the tabs. */
  id: string;
  /** One or two words. */
  label: ReactNode;
}

export interface TabsProps extends Native<'div', 'children' | 'onSelect' | 'role'> {
  /** Connects the tabs with their TabPanel; unique on the page. */
  id: string;
  /** What the tabs divide: "Where you live". */
  label: string;
  /** Two or more tabs. */
  items: readonly Tab[];
  /** The id of the open tab. */
  value: string;
  /** Called with the id of a tab that is tapped, or reached by an arrow key. */
  onSelect: (id: string) => void;
  /** The tabs share the whole width, with their words at the start. */
  stretched?: boolean;
}

/** Where the keys lead, from `at` of `count` tabs. */
function reached(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const step = isRtl ? -1 : 1;
  if (key === 'ArrowRight') return (at + step + count) % count;
  if (key === 'ArrowLeft') return (at - step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Parts of one page, of which one is shown; the arrows open the next. Renders a `<div role="tablist">` of
 * buttons, which receives every other prop; the open part is a TabPanel. Parts with an address are TabLinks.
 */
export function Tabs({
  id,
  label,
  items,
  value,
  onSelect,
  stretched = false,
  className,
  ...rest
}: TabsProps) {
  const open = items.findIndex((item) => item.id === value);
  if (open === -1)
    complain(
      'Tabs',
      `"${label}" is to open "${value}", which is not one of its tabs, so none is open. Pass one of ${items.map((item) => item.id).join(', ')}.`,
    );
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = reached(event.key, at, items.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(items[next]?.id ?? value);
    (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div {...rest} id={id} role="tablist" aria-label={label} className={rowLook({ className })}>
      {items.map((item, at) => {
        const isOpen = at === open;
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={isOpen}
            aria-controls={isOpen ? `${id}-panel` : undefined}
            // Without an open tab the first one still takes the focus.
            tabIndex={isOpen || (open === -1 && at === 0) ? 0 : -1}
            onClick={() => onSelect(item.id)}
            onKeyDown={(event) => onKeyDown(event, at)}
            className={tabLook({ open: isOpen, stretched })}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}
