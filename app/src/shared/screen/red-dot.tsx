import type { ReactNode } from 'react';

/** A mark of news: a dot, and its meaning as text. */
export function RedDot({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-caption font-semibold text-danger">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-danger" />
      {children}
    </span>
  );
}
