'use client';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';

export interface IconButtonProps {
  /** Its name for readers. Only back, help, clear, minus, plus, attach and send go without a visible word. */
  label: string;
  icon: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** A framed box, as the minus and plus beside an amount. */
  framed?: boolean;
  /** Nothing more to do in this direction: it stays focusable and ignores taps. */
  exhausted?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon that acts, 48 by 48. Renders a `<button type="button">`. */
export function IconButton({
  label,
  icon,
  onClick,
  framed = false,
  exhausted = false,
  ref,
  ...rest
}: IconButtonProps) {
  if (label.trim() === '')
    complain('IconButton', 'it has no label, so readers say only "button". Say what happens: "Help".');
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={exhausted || undefined}
      onClick={exhausted ? undefined : onClick}
      className={cx(
        'flex size-12 shrink-0 items-center justify-center rounded-medium transition-colors duration-press',
        framed ? 'border border-control bg-surface' : 'text-ink',
        framed && (exhausted ? 'text-subtle' : 'text-primary'),
        !exhausted && 'active:bg-sunken',
      )}
    >
      {icon}
    </button>
  );
}
