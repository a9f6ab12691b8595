'use client';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';
import { onPlainTap } from '../../platform/plain-tap.js';
import { rowLook, tabLook } from './looks.js';

export interface TabLink {
  /** The unique id for onSelect. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** The address: the link works by itself. */
  href: string;
  /** The open part: exactly one item. */
  current?: boolean;
}

export interface TabLinksProps extends Native<'nav', 'children' | 'onSelect'> {
  /** What the links divide: "Parts of the loan". */
  label: string;
  /** Two or more parts, each with an address. */
  items: readonly TabLink[];
  /** Handles a plain tap in place of the browser; without `onSelect` the link navigates. */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Parts of one thing with an address each, in the look of tabs. Renders a `<nav>` of links, which receives
 * every other prop; the current link has aria-current.
 */
export function TabLinks({ label, items, onSelect, className, ...rest }: TabLinksProps) {
  const current = items.filter((item) => item.current).length;
  if (current !== 1)
    complain(
      'TabLinks',
      `${current} items of "${label}" are current, but a page has one. Set current on the item of this page only.`,
    );
  return (
    <nav {...rest} aria-label={label} className={rowLook({ className })}>
      {items.map((item) => (
        <a
          key={item.id}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          onClick={(event) => onPlainTap(event, onSelect && (() => onSelect(item.id)))}
          className={tabLook({ open: item.current ?? false, stretched: false })}
        >
          {item.label}
        </a>
      ))}
    </nav>
  );
}
