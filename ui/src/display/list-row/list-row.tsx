'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import type { NativeLink } from '../../foundations/native/index.js';
import { LinkOrButton } from '../../platform/link-or-button.js';

export interface ListRowProps extends NativeLink<'children'> {
  /** What the row is, or where it leads. */
  label: ReactNode;
  /** Below the label, smaller: dates, what happens. */
  caption?: ReactNode;
  /** Beside the label, at the end: a status chip, a figure. It wraps below when there is no room. */
  end?: ReactNode;
  /** At the start, 24 px, from `@kopa/ui/icons`. */
  icon?: ReactNode;
  /** A row that acts. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** A row that leads somewhere; with onClick, onClick decides. */
  href?: string | undefined;
  /** The place one is at: `aria-current` on the link. */
  current?: boolean;
}

/**
 * A row of a list, 56 px or more, in a `<Card flush>`. Renders an `<a>`, a `<button>`, or a `<div>` when it does nothing; the
 * element gets every other prop.
 */
export function ListRow({ label, caption, end, icon, current, className, ...rest }: ListRowProps) {
  const leads = Boolean(rest.onClick ?? rest.href);
  if (label == null || label === '')
    complain('ListRow', 'it has no label, so nobody knows what it is. Give it one.');
  if (current && !rest.href)
    complain('ListRow', 'it is current but leads nowhere, so nobody is told. Give it an href too.');
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
      {leads ? (
        <span className="flex w-10 shrink-0 justify-center text-subtle">
          <ChevronRight aria-hidden className="size-5" />
        </span>
      ) : null}
    </LinkOrButton>
  );
}
