'use client';
import type { ComponentPropsWithRef } from 'react';
import type { NativeLink } from '../foundations/native/index.js';

interface LinkOrButtonProps extends NativeLink {
  /** What stands there when it does nothing. Default: `div`. */
  still?: 'div' | 'span';
}

/** Renders an `<a>` with `href`, a `<button type="button">` with `onClick` alone, and what stands still with neither. */
export function LinkOrButton({ still = 'div', ...rest }: LinkOrButtonProps) {
  // Of the three the types know one; what a link, a button and a box take is in LinkOrButtonProps.
  const Element = (rest.href ? 'a' : rest.onClick ? 'button' : still) as 'a';
  return (
    <Element
      {...(rest as ComponentPropsWithRef<'a'>)}
      href={rest.href || undefined}
      type={rest.onClick && !rest.href ? 'button' : undefined}
    />
  );
}
