'use client';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { wayWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { useKeyboardOpen } from '../../platform/keyboard-open.js';
import { onPlainTap } from '../../platform/plain-tap.js';

export interface TabItem {
  /** The unique id for onSelect. */
  id: string;
  /** One word: "Records". */
  label: string;
  /** 24 px, from `@kopa/ui/icons`. */
  icon: ReactNode;
  /** The address: the link works by itself. */
  href: string;
  /** The current page: exactly one item. */
  current?: boolean;
  /** A count beside the icon: "2". At most three characters. */
  badge?: string | undefined;
  /** The badge as text, announced after the label: "2 new messages". Default: the badge. */
  badgeLabel?: string | undefined;
}

export interface TabBarProps extends Native<'nav', 'onSelect' | 'children'> {
  /** Two to five items, in the same order on every page. */
  items: readonly TabItem[];
  /** Handles a plain tap in place of the browser; without `onSelect` the link navigates. */
  onSelect?: ((id: string) => void) | undefined;
}

function check(items: readonly TabItem[]) {
  const current = items.filter((item) => item.current).length;
  if (items.length === 0)
    complain('TabBar', 'it has no items, so nothing is shown. Give it the main places.');
  else if (current !== 1)
    complain(
      'TabBar',
      `${current} items are current, but a page has one. Set current on the item of this page only.`,
    );
  if (new Set(items.map(({ id }) => id)).size < items.length)
    complain('TabBar', 'two items have one id, so onSelect cannot tell them apart. Give each its own.');
}

/**
 * The app's main places, 60 px, only on Home, Records and Me. Renders a `<nav>` of links, which receives
 * every other prop; the current link has aria-current. Hidden while the on-screen keyboard is open.
 */
export function TabBar({ items, onSelect, className, ...rest }: TabBarProps) {
  const strings = useStrings(wayWords);
  const keyboardOpen = useKeyboardOpen();
  check(items);
  if (items.length === 0) return null;
  const currentId = items.find((item) => item.current)?.id;
  return (
    <nav
      aria-label={strings.mainNavigation}
      {...rest}
      hidden={keyboardOpen || rest.hidden}
      className={cx('bg-surface pb-[env(safe-area-inset-bottom)]', className)}
    >
      <ul className="flex min-h-15 flex-wrap border-t border-decor">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-min flex-1 basis-0">
            <a
              href={item.href}
              aria-current={item.id === currentId ? 'page' : undefined}
              onClick={(event) => onPlainTap(event, onSelect && (() => onSelect(item.id)))}
              className={cx(
                'relative flex flex-1 flex-col items-center justify-center gap-1 px-1 py-1.5 text-center text-caption -outline-offset-3 active:bg-sunken',
                item.id === currentId ? 'font-strong text-primary' : 'text-muted',
              )}
            >
              {item.id === currentId ? (
                // Overlaps the bar's rule.
                <span aria-hidden className="absolute inset-x-0 -top-px flex justify-center">
                  <span className="h-0.75 w-10 rounded-b-small bg-primary" />
                </span>
              ) : null}
              <span className="relative flex">
                {item.icon}
                {item.badge ? (
                  <span
                    aria-hidden
                    className="absolute start-full -top-1 -ms-2 rounded-full bg-danger px-1.5 py-0.5 leading-none font-semibold text-on-danger"
                  >
                    {item.badge}
                  </span>
                ) : null}
              </span>
              <span className="max-w-full">
                {item.label}
                {item.badge ? <span className="sr-only"> {item.badgeLabel ?? item.badge}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
