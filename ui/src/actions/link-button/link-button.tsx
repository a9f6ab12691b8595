'use client';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight, ExternalLink } from '../../foundations/icons/index.js';
import { linkWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface LinkButtonProps {
  /** Where it leads. With it, it is a link; without it, a button that needs `onClick`. */
  href?: string | undefined;
  /** What it does. On a link it runs before the browser follows; `preventDefault()` keeps one here. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** `text` stands by itself, 44 px high. `row` is as wide as its card, 56 px high, with what comes next at its end. */
  variant?: 'text' | 'row' | undefined;
  /** `muted` is for leaving ("I do not want this loan"). */
  tone?: 'primary' | 'muted' | undefined;
  /** The link leaves the app: it opens in a window of its own, is marked for the eye and says so to readers. */
  external?: boolean | undefined;
  /** An icon of `@kopa/ui/icons`, at the start. It grows with the words. */
  icon?: ReactNode;
  /** As wide as its container; a row always is. */
  block?: boolean | undefined;
  /** The element's id. */
  id?: string | undefined;
  /** The id of what says more about it. */
  'aria-describedby'?: string | undefined;
  /** It opens a sheet or a menu over this screen. */
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  /** Where it leads, or what happens. */
  children: ReactNode;
  /** The `<a>` or the `<button>`. */
  ref?: Ref<HTMLElement> | undefined;
}

const shape = {
  text: 'inline-flex min-h-11 items-center justify-center gap-2 rounded-button px-3 py-2 text-center text-body font-semibold',
  row: cx(
    'relative flex min-h-row w-full items-center gap-3 py-3 ps-4 pe-2 text-start text-body font-medium -outline-offset-3',
    'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
  ),
};
const look = {
  text: {
    primary: 'text-link active:bg-primary-soft',
    muted: 'text-muted active:bg-sunken',
  },
  row: { primary: 'text-ink active:bg-sunken', muted: 'text-muted active:bg-sunken' },
};

/**
 * What leads somewhere else and is quieter than a button. Renders an `<a>` with `href`, a `<button type="button">` with
 * `onClick` alone, and a `<span>` that does nothing when it was given neither.
 */
export function LinkButton({
  href,
  onClick,
  variant = 'text',
  tone = 'primary',
  external = false,
  icon,
  block = false,
  children,
  ref,
  ...rest
}: LinkButtonProps) {
  const strings = useStrings(linkWords);
  if (!href && !onClick)
    complain('LinkButton', 'it has no href and no onClick, so a tap does nothing. Give it one of the two.');
  if (external && !href)
    complain(
      'LinkButton',
      'it is external but leads nowhere, so it is not marked. Give it an href, or leave out external.',
    );
  const leaves = external && Boolean(href);
  const className = cx(
    shape[variant],
    look[variant][tone],
    'transition-colors duration-press',
    variant === 'text' && (block ? 'w-full' : 'max-w-full'),
  );
  const Mark = leaves ? ExternalLink : ChevronRight;
  const content = (
    <>
      {icon ? (
        <span className={cx('shrink-0', variant === 'text' ? '[&>svg]:size-[1.25em]' : 'text-muted')}>
          {icon}
        </span>
      ) : null}
      <span className={cx('min-w-0', variant === 'row' && 'flex-1')}>
        {children}
        {leaves ? <span className="sr-only"> ({strings.opensElsewhere})</span> : null}
      </span>
      {variant === 'row' ? (
        <span className="flex w-10 shrink-0 justify-center text-subtle">
          <Mark aria-hidden className="size-5" />
        </span>
      ) : leaves ? (
        <ExternalLink aria-hidden className="size-[1.125em]" />
      ) : null}
    </>
  );
  if (href)
    return (
      <a
        {...rest}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        onClick={onClick}
        // The page that opens must not reach back into this one, nor learn where one came from.
        {...(leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className={className}
      >
        {content}
      </a>
    );
  if (onClick)
    return (
      <button
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        onClick={onClick}
        className={className}
      >
        {content}
      </button>
    );
  return <span className={className}>{content}</span>;
}
