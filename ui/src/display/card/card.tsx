import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';

export interface CardProps {
  /** Without padding, for rows (ListRow) that run to the edges. */
  flush?: boolean;
  /** Heading above the card, in line with its text. */
  heading?: ReactNode;
  /** What belongs together: a few lines, or rows. */
  children: ReactNode;
}

/** A surface for what belongs together. Renders a `<div>`, with a heading a `<section>` around it. */
export function Card({ flush = false, heading, children }: CardProps) {
  const card = (
    <div className={cx('overflow-hidden rounded-medium border border-decor bg-surface', !flush && 'p-4')}>
      {children}
    </div>
  );
  if (!heading) return card;
  return (
    <section>
      <h2 className="mb-2 ps-4 text-label text-muted">{heading}</h2>
      {card}
    </section>
  );
}
