'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import type { NativeLink } from '../../foundations/native/index.js';
import { LinkOrButton } from '../../platform/link-or-button.js';

export interface ListRowProps extends NativeLink<'children'> {
  /** The name or the destination of the row. */
  label: ReactNode;
  /** Smaller text below the label: dates, consequences. */
  caption?: ReactNode;
  /** At the end of the label's line: a status chip or a figure. Wraps below when space is short. */
  end?: ReactNode;
  /** At the start, 24 px, from `@kopa/ui/icons`. */
  icon?: ReactNode;
  /** The action of the row. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The destination of the row; with `onClick`, `onClick` decides. */
  href?: string | undefined;
  /** An action on this page instead of a destination: no chevron. */
  stays?: boolean;
  /** The current place: sets `aria-current` on the link. */
  current?: boolean;
}

/**
 * A row of a list, at least 56 px high, in a `<Card flush>`. Renders an `<a>`, a `<button>`, or a `<div>`
 * without an action; the element receives every other prop.
 */
export function ListRow({ label, caption, end, icon, stays, current, className, ...rest }: ListRowProps) {
  const leads = Boolean(rest.onClick ?? rest.href);
  if (label == null || label === '')
    complain('ListRow', 'it has no label, so its meaning is unknown. Pass a label.');
  if (current && !rest.href)
    complain('ListRow', 'it is current without an href, so its state is not announced. Pass an href too.');
  return (
    <LinkOrButton
      {...rest}
      aria-current={current && rest.href ? 'page' : rest['aria-current']}
      className={cx(
        'relative flex min-h-row w-full items-center py-3 ps-4 text-start',
        'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
        leads ? 'pe-2 -outline-offset-3 transition-colors duration-press active:bg-sunken' : 'pe-4',
        className,
      )}
    >
      {icon ? (
        <span
          className={cx('me-3 shrink-0 text-muted [&>svg]:size-[1.5em]', caption != null && 'self-start')}
        >
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 text-body font-medium text-ink">{label}</span>
          {end ? <span className="max-w-full text-body font-medium text-ink">{end}</span> : null}
        </span>
        {caption ? <span className="mt-0.5 block text-caption text-muted">{caption}</span> : null}
      </span>
      {leads && !stays ? (
        <span className="flex w-10 shrink-0 justify-center text-subtle">
          <ChevronRight aria-hidden className="size-5" />
        </span>
      ) : null}
    </LinkOrButton>
  );
}
