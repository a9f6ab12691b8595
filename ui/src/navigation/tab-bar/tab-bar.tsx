'use client';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface TabItem {
  id: string;
  label: string;
  /** 24 px, from `@kopa/ui/icons`. */
  icon: ReactNode;
  href: string;
  /** The page one is on. */
  current?: boolean;
  /** Read and shown after the label: "2 new". */
  badge?: string;
}

export interface TabBarProps {
  items: readonly TabItem[];
  /** Takes over the navigation of a plain tap; the link still works by itself without it. */
  onSelect?: (id: string) => void;
}

/** The app's main places, 60 px, on Home, Records and Me only. Renders a `<nav>` of links, the current one with aria-current. */
export function TabBar({ items, onSelect }: TabBarProps) {
  const strings = useStrings();
  const select = (event: MouseEvent, id: string) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <nav aria-label={strings.mainNavigation} className="bg-surface pb-[env(safe-area-inset-bottom)]">
      <ul className="flex min-h-15 flex-wrap border-t border-decor">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-min flex-1 basis-0">
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={(event) => select(event, item.id)}
              className={cx(
                'relative flex flex-1 flex-col items-center justify-center gap-1 px-1 py-1.5 text-center text-caption -outline-offset-3 active:bg-sunken',
                item.current ? 'font-strong text-primary' : 'text-muted',
              )}
            >
              {item.current ? (
                // It lies on the bar's own rule.
                <span aria-hidden className="absolute inset-x-0 -top-px flex justify-center">
                  <span className="h-0.75 w-10 rounded-b-small bg-primary" />
                </span>
              ) : null}
              {item.icon}
              <span className="max-w-full">{item.label}</span>
              {item.badge ? (
                <span className="absolute start-1/2 top-1 ms-2 rounded-full bg-danger px-1.5 font-semibold text-on-danger">
                  {item.badge}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
