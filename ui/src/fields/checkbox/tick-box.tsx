'use client';
import type { ComponentProps } from 'react';
import { Check } from '../../foundations/icons/index.js';

/**
 * The box alone, 24 px in every brand, growing with the text, for rows that bring their own label.
 * Renders an `<input type="checkbox">` in a `<span>`; takes what an input takes.
 */
export function TickBox(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    // The colour stands on the box: in forced colours an icon takes its parent's, and keeps one of its own.
    <span className="relative flex size-6 shrink-0 text-on-primary">
      <input
        {...input}
        type="checkbox"
        // Corners of 6 px in every brand and at every text size: a rounder box looks like a radio.
        className="peer m-0 size-6 appearance-none rounded-[25%] border-2 border-control bg-surface checked:border-primary checked:bg-primary disabled:border-decor disabled:bg-sunken disabled:checked:bg-control"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute inset-0 m-auto size-4 opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
