'use client';
import { cva } from 'class-variance-authority';
import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

/** One pane of a PaneLayout. */
export interface Pane {
  id: string;
  /** The name of the pane, for readers: "Feedback", "Conversation", "Loan". */
  label: string;
  /** `list` and `side` have a width of their own; `main` takes the rest. */
  kind: 'list' | 'main' | 'side';
  content: ReactNode;
}

export interface PaneLayoutProps extends Native<'div', 'children'> {
  /** Two or three panes, in the order of reading. */
  panes: readonly Pane[];
  /** The id of the only pane that is shown below 720 px. */
  front: string;
  /** Below 1024 px the side pane is over the others, while this is set. Default: no. */
  sideOpen?: boolean | undefined;
}

const look = cva('min-h-0 min-w-0 overflow-y-auto -outline-offset-3', {
  variants: {
    kind: {
      list: 'border-e border-decor bg-surface min-[45rem]:w-72 min-[45rem]:shrink-0',
      main: 'flex-1 bg-surface',
      side: 'border-s border-decor bg-page min-[45rem]:w-80 min-[45rem]:shrink-0',
    },
    front: { true: 'max-[44.99rem]:flex-1', false: 'max-[44.99rem]:hidden' },
    over: {
      true: 'min-[45rem]:max-lg:absolute min-[45rem]:max-lg:inset-y-0 min-[45rem]:max-lg:end-0',
      false: null,
    },
    away: { true: 'min-[45rem]:max-lg:hidden', false: null },
  },
});

/**
 * Panes side by side, each of which scrolls by itself and is a region with a name; F6 and Shift+F6 go round
 * them. Below 720 px one pane at a time. Renders a `<div>` as high as its container, which receives every
 * other prop.
 */
export function PaneLayout({ panes, front, sideOpen = false, className, ref, ...rest }: PaneLayoutProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  if (!panes.some(({ id }) => id === front))
    complain('PaneLayout', `there is no pane "${front}" for small pages. Give front the id of a pane.`);

  useEffect(() => {
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const shown = [...(box.current?.children ?? [])].filter(
        (pane): pane is HTMLElement => pane instanceof HTMLElement && pane.getClientRects().length > 0,
      );
      if (shown.length === 0) return;
      event.preventDefault();
      const here = shown.findIndex((pane) => pane.contains(document.activeElement));
      const step = event.shiftKey ? (here < 0 ? 0 : -1) : 1;
      shown[(here + step + shown.length) % shown.length]?.focus();
    };
    document.addEventListener('keydown', goRound);
    return () => document.removeEventListener('keydown', goRound);
  }, []);

  return (
    <div {...rest} ref={box} className={cx('relative flex min-h-0 flex-1', className)}>
      {panes.map(({ id, label, kind, content }) => (
        <section
          key={id}
          aria-label={label}
          // F6 moves the focus here, and a pane that scrolls must be scrolled by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={look({
            kind,
            front: id === front,
            over: kind === 'side' && sideOpen,
            away: kind === 'side' && !sideOpen,
          })}
        >
          {content}
        </section>
      ))}
    </div>
  );
}
