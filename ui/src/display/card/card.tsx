import type { ReactNode, Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface CardProps extends Native<'section'> {
  /** Without padding, for rows (ListRow) that run to the edges. */
  flush?: boolean;
  /** Heading above the card, in line with its text. */
  heading?: ReactNode;
  /** Related lines or rows. */
  children: ReactNode;
}

/**
 * A surface for related content. Renders a `<div>`; with a heading, a `<section>` around the `<div>`. The
 * outer element receives every other prop.
 */
export function Card({ flush = false, heading, className, children, ref, ...rest }: CardProps) {
  const surface = cx('overflow-hidden rounded-medium border border-decor bg-surface', !flush && 'p-4');
  if (!heading)
    return (
      <div {...rest} ref={ref as Ref<HTMLDivElement>} className={cx(surface, className)}>
        {children}
      </div>
    );
  return (
    <section {...rest} ref={ref} className={className}>
      <h2 className="mb-2 ps-4 text-label text-muted">{heading}</h2>
      <div className={surface}>{children}</div>
    </section>
  );
}
