'use client';
import type { Ref } from 'react';
import type { NativeLink } from '../foundations/native/index.js';

interface LinkOrButtonProps extends NativeLink {
  /** What stands there when it does nothing. Default: `div`. */
  still?: 'div' | 'span';
}

/** Renders an `<a>` with `href`, a `<button type="button">` with `onClick` alone, and what stands still with neither. */
export function LinkOrButton({ still: Still = 'div', href, children, ref, ...rest }: LinkOrButtonProps) {
  if (href)
    return (
      <a {...rest} ref={ref as Ref<HTMLAnchorElement>} href={href}>
        {children}
      </a>
    );
  if (rest.onClick)
    return (
      <button {...rest} ref={ref as Ref<HTMLButtonElement>} type="button">
        {children}
      </button>
    );
  return (
    <Still {...rest} ref={ref as Ref<HTMLDivElement>}>
      {children}
    </Still>
  );
}
