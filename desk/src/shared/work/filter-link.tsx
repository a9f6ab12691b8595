import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../screen/cx.ts';

/** A filter of a list, kept in the address. */
export function FilterLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-button border px-2.5 text-caption font-semibold pointer-coarse:min-h-11',
        current
          ? 'border-primary bg-primary-soft text-on-primary-soft'
          : 'border-control bg-surface text-ink',
      )}
    >
      {children}
    </Link>
  );
}
