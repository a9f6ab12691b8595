'use client';
import type { ComponentPropsWithRef } from 'react';
import type { NativeLink } from '../foundations/native/index.js';

interface LinkOrButtonProps extends NativeLink {
  /** The element without an action. Default: `div`. */
  still?: 'div' | 'span';
}

/**
 * Renders an `<a>` with `href`, a `<button type="button">` with only `onClick`, and a static element with
 * neither.
 */
export function LinkOrButton({ still = 'div', ...rest }: LinkOrButtonProps) {
  // The types know one of the three elements; LinkOrButtonProps has the props of all.
  const Element = (rest.href ? 'a' : rest.onClick ? 'button' : still) as 'a';
  return (
    <Element
      {...(rest as ComponentPropsWithRef<'a'>)}
      href={rest.href || undefined}
      type={rest.onClick && !rest.href ? 'button' : undefined}
    />
  );
}
