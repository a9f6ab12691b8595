import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface DrawnInProps extends Native<'div'> {
  /** Draws the content once, when the element appears. */
  plays?: boolean | undefined;
  children: ReactNode;
}

/**
 * Draws its content from the start edge, after the check of a drawing. With reduced motion the content
 * fades in. Renders a `<div>`, which receives every other prop.
 */
export function DrawnIn({ plays = false, className, ...rest }: DrawnInProps) {
  return <div {...rest} className={cx(plays && 'kopa-drawn-in', className)} />;
}
