'use client';
import { cva } from 'class-variance-authority';
import type { MouseEventHandler, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight, ExternalLink } from '../../foundations/icons/index.js';
import type { NativeLink } from '../../foundations/native/index.js';
import { linkWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { LinkOrButton } from '../../platform/link-or-button.js';

export interface LinkButtonProps extends NativeLink {
  /** The address. With `href` the component is a link, without `href` a button that needs `onClick`. */
  href?: string | undefined;
  /**
   * The action. On a link, the action runs before the browser follows; `preventDefault()` stops the browser.
   */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** `text` is inline, 44 px high. `row` is as wide as its card, 56 px high, with a chevron at its end. */
  variant?: 'text' | 'row' | undefined;
  /** `muted` is for leaving ("I do not want this loan"). */
  tone?: 'primary' | 'muted' | undefined;
  /** The link leaves the app: a new window opens; an icon and a hidden text say so. */
  external?: boolean | undefined;
  /** An icon of `@kopa/ui/icons` at the start. The icon grows with the text. */
  icon?: ReactNode;
  /** As wide as the container; a row always is. */
  block?: boolean | undefined;
  /** The destination or the action. */
  children: ReactNode;
}

const look = cva('transition-colors duration-press', {
  variants: {
    variant: {
      text: 'inline-flex min-h-11 items-center justify-center gap-2 rounded-button px-3 py-2 text-center text-body font-semibold',
      row: [
        'relative flex min-h-row w-full items-center gap-3 py-3 ps-4 pe-2 text-start text-body font-medium -outline-offset-3',
        'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
      ],
    },
    tone: { primary: '', muted: 'text-muted active:bg-sunken' },
    block: { true: '', false: '' },
  },
  compoundVariants: [
    { variant: 'text', tone: 'primary', class: 'text-link active:bg-primary-soft' },
    { variant: 'row', tone: 'primary', class: 'text-ink active:bg-sunken' },
    { variant: 'text', block: true, class: 'w-full' },
    { variant: 'text', block: false, class: 'max-w-full' },
  ],
});

/**
 * A link or action that is quieter than a button. Renders an `<a>` with `href`, a `<button type="button">`
 * with only `onClick`, and an inert `<span>` with neither. The element receives every other prop.
 */
export function LinkButton({
  variant = 'text',
  tone = 'primary',
  external = false,
  icon,
  block = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const strings = useStrings(linkWords);
  if (!rest.href && !rest.onClick)
    complain('LinkButton', 'it has no href and no onClick, so a tap does nothing. Give it one of the two.');
  if (external && !rest.href)
    complain(
      'LinkButton',
      'it is external without an href, so it is not marked. Pass an href, or remove external.',
    );
  const leaves = external && Boolean(rest.href);
  const Mark = leaves ? ExternalLink : ChevronRight;
  return (
    <LinkOrButton
      {...rest}
      still="span"
      // The opened page must neither reach this page nor learn its address.
      {...(leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={look({ variant, tone, block, className })}
    >
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
    </LinkOrButton>
  );
}
