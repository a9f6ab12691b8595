'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import type { NativeLink } from '../../foundations/native/index.js';
import { LinkOrButton } from '../../platform/link-or-button.js';
import { Amount } from '../amount/index.js';
import { StatusChip, type StatusChipProps } from '../status-chip/index.js';

/** The state of a loan. */
export interface OrderStatus {
  /**
   * Sets tint and icon: `primary` running, `danger` late, `success` finished, `info` under review, `warning`
   * needs the borrower, `neutral` ended without money.
   */
  tone: StatusChipProps['tone'];
  /** The state in one or two words. Colour and icon never appear without the words. */
  label: ReactNode;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
}

export interface OrderCardProps extends NativeLink<'children'> {
  /** The principal or the requested amount, integer cents, 0 or more. */
  amountCents: number;
  /** Default: the market's. */
  currency?: string | undefined;
  /** The state: tint, icon and words. */
  status: OrderStatus;
  /** The next event or the outcome, with the day: "Pay 10,748 by 6 Jan 2027". */
  caption?: ReactNode;
  /** The address of the record. With `onClick`, `onClick` decides. */
  href?: string | undefined;
  /** Opens the record. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/**
 * One loan of the records, at least 72 px high, in a `<Card flush>`: amount, state, next event. The chip
 * stands beside the amount, or below the amount with large text; never beside the caption. Renders an `<a>`,
 * a `<button>`, or a `<div>`, which receives every other prop.
 */
export function OrderCard({ amountCents, currency, status, caption, className, ...rest }: OrderCardProps) {
  if (amountCents < 0)
    complain(
      'OrderCard',
      `the amount is ${amountCents} cents, but a loan is not negative. The amount is shown unchanged; pass the principal.`,
    );
  const leads = Boolean(rest.href ?? rest.onClick);
  return (
    <LinkOrButton
      {...rest}
      className={cx(
        'relative flex min-h-18 w-full items-center py-2.5 ps-4 text-start',
        'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
        leads ? 'pe-2 -outline-offset-3 transition-colors duration-press active:bg-sunken' : 'pe-4',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 text-ink">
            <Amount cents={amountCents} size="title" currency={currency} />
          </span>
          <span className="max-w-full">
            <StatusChip tone={status.tone} icon={status.icon}>
              {status.label}
            </StatusChip>
          </span>
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
