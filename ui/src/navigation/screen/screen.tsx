'use client';
import { cva } from 'class-variance-authority';
import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { useBarHeights } from './bar-heights.js';

export interface ScreenProps extends Native<'div'> {
  /** A NavBar. */
  header?: ReactNode;
  /** Below the header: an OfflineStrip. */
  banner?: ReactNode;
  /** The main action, and what gates it. Stays at the bottom. */
  footer?: ReactNode;
  /** A TabBar, below the footer. */
  tabBar?: ReactNode;
  /** The footer without surface and rule: home, login, waiting and results. */
  flat?: boolean;
  /** Puts its content in the middle of the height: an empty state. */
  centred?: boolean;
  /** Space above the content: 16 normally, 12 when a step bar or a large figure leads, 20 on home. */
  lead?: 'normal' | 'tight' | 'home' | 'none';
  /** Moves the focus to the page's h1 when the screen appears, so that readers start there. Default: true. */
  focusHeading?: boolean;
  /**
   * The page's address, where one Screen stays mounted while the page in it changes: a new one moves the focus to the new
   * h1, too.
   */
  place?: string | undefined;
  /** The page. */
  children: ReactNode;
}

const content = cva('flex w-full flex-1 flex-col px-4 pb-4', {
  variants: {
    lead: { normal: 'pt-4', tight: 'pt-3', home: 'pt-5', none: 'pt-0' },
    centred: { true: 'items-center justify-center' },
  },
});

/**
 * The frame of a page: header and footer stay, the page scrolls between them. Renders a `<div>`, which gets every other prop, with
 * `<main>`.
 * The page itself scrolls, not a box in it: keys, "scroll to top" and the web view's own scroller work as everywhere. Bars are
 * not printed.
 */
export function Screen({
  header,
  banner,
  footer,
  tabBar,
  flat = false,
  centred = false,
  lead = 'normal',
  focusHeading = true,
  place,
  className,
  children,
  ref,
  ...rest
}: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!, []);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  useBarHeights(top, bottom);
  const shown = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const page = root.current;
    const moved = shown.current !== undefined && shown.current !== place;
    shown.current = place;
    // Someone who is on the page already, in an autofocused field, is left there.
    if (!focusHeading || !page || (!moved && page.contains(document.activeElement))) return;
    const heading = page.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [focusHeading, place]);
  return (
    <div
      {...rest}
      ref={root}
      className={cx(
        'flex min-h-[100vh] flex-col bg-page text-ink supports-[height:1dvh]:min-h-[100dvh] [&_h1]:outline-hidden',
        className,
      )}
    >
      <div ref={top} className={cx(bar, 'top-0 pt-[env(safe-area-inset-top)]')}>
        {header}
        {banner}
      </div>
      <main className={content({ lead, centred })}>{children}</main>
      <div ref={bottom} className={cx(bar, 'bottom-0')}>
        {footer ? (
          <footer
            className={cx(
              'flex flex-col gap-2 px-4 py-3',
              flat ? 'bg-page' : 'border-t border-decor bg-surface',
              !tabBar && 'pb-[max(theme(spacing.3),env(safe-area-inset-bottom))]',
            )}
          >
            {footer}
          </footer>
        ) : null}
        {tabBar}
      </div>
    </div>
  );
}

// On a low screen (a keyboard, a phone on its side) bars would leave no room for the field: there they scroll along. On paper
// nobody taps them.
const bar = 'sticky z-10 [@media(max-height:26rem)]:static print:hidden';
