'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface IconButtonProps extends Native<'button', 'children' | 'type'> {
  /** The accessible name. Only back, help, clear, minus, plus, attach and send have no visible label. */
  label: string;
  icon: ReactNode;
  /** Draws a frame, as around the minus and plus beside an amount. */
  framed?: boolean;
  /** The end of the range is reached: the button stays focusable and ignores taps. */
  exhausted?: boolean;
}

const look = cva(
  'flex size-12 shrink-0 items-center justify-center rounded-medium transition-colors duration-press',
  {
    variants: {
      framed: { true: 'border border-control bg-surface', false: 'text-ink' },
      exhausted: { false: 'active:bg-sunken' },
    },
    compoundVariants: [
      { framed: true, exhausted: true, class: 'text-subtle' },
      { framed: true, exhausted: false, class: 'text-primary' },
    ],
  },
);

/** An icon button, 48 by 48 px. Renders a `<button type="button">`, which receives every other prop. */
export function IconButton({
  label,
  icon,
  onClick,
  framed = false,
  exhausted = false,
  className,
  ...rest
}: IconButtonProps) {
  if (label.trim() === '')
    complain('IconButton', 'it has no label, so readers say only "button". Say what happens: "Help".');
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={exhausted || rest['aria-disabled']}
      onClick={exhausted ? undefined : onClick}
      className={look({ framed, exhausted, className })}
    >
      {icon}
    </button>
  );
}
