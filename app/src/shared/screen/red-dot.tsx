import type { ReactNode } from 'react';

/** That there is something new: a dot for the eye, and what it is in words. */
export function RedDot({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-caption font-semibold text-danger">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-danger" />
      {children}
    </span>
  );
}
