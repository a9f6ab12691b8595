'use client';
import { cva } from 'class-variance-authority';
import { useImperativeHandle, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { silence } from '../../foundations/announce/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { measureBars, useBarHeights } from './bar-heights.js';

export interface ScreenProps extends Native<'div'> {
  /** A NavBar. */
  header?: ReactNode;
  /** Below the header: an OfflineStrip. */
  banner?: ReactNode;
  /** The main action and its conditions. Sticks to the bottom. */
  footer?: ReactNode;
  /** A TabBar, below the footer. */
  tabBar?: ReactNode;
  /**
   * Hides the footer's surface and rule as long as nothing lies beneath: home, login, waiting and result
   * pages.
   */
  flat?: boolean;
  /** Centres the content vertically: an empty state. */
  centred?: boolean;
  /** Space above the content: 16 normally, 12 below a step bar or a large figure, 20 on home. */
  lead?: 'normal' | 'tight' | 'home' | 'none';
  /**
   * Moves the focus to the page's h1 on the first render, so that screen readers start there. Default: true.
   */
  focusHeading?: boolean;
  /** The page's address, when one Screen stays mounted across pages: a new address focuses the new h1. */
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
 * The frame of a page: header and footer are sticky, the page scrolls between them. Renders a `<div>`, which
 * receives every other prop, with `<main>`. The document scrolls, not a nested box, so that keys, "scroll to
 * top" and the web view's own scroller work. Bars are not printed.
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
  /** WebKit forgets the scroll-padding when the focus scrolls the page. */
  const reveal = ({ target, currentTarget }: FocusEvent) => {
    // React sends the focus of a sheet too.
    if (!currentTarget.contains(target) || !target.matches(':focus-visible')) return;
    // The focus may come before the first frame.
    measureBars(top.current, bottom.current);
    target.scrollIntoView({ block: 'nearest' });
  };
  const shown = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const page = root.current;
    const moved = shown.current !== undefined && shown.current !== place;
    if (moved || shown.current === undefined) silence();
    shown.current = place;
    // A focus that is already inside the page, as with autofocus, stays.
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
        'flex min-h-[100vh] flex-col bg-page text-ink supports-[height:1dvh]:min-h-[100dvh] [&_h1]:outline-none',
        className,
      )}
    >
      <div ref={top} className={cx(bar, 'top-0 pt-[env(safe-area-inset-top)]')}>
        {header}
        {banner}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watches */}
      <main className={content({ lead, centred })} onFocus={reveal}>
        {children}
      </main>
      <div ref={bottom} className={cx(bar, 'bottom-0')}>
        {footer ? (
          <footer
            className={cx(
              'flex flex-col gap-2 px-4 py-3',
              flat ? 'kopa-flat bg-page' : 'border-t border-decor bg-surface',
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

// On a low viewport (an open keyboard, landscape) sticky bars would leave no room for the field, so the bars
// scroll. Print hides the bars.
const bar = 'sticky z-10 [@media(max-height:26rem)]:static print:hidden';
