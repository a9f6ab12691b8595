import type { ReactNode } from 'react';

/** The heading of a part of the page, over the ink rule; acts stand at the end. */
export function SectionHead({ children, acts }: { children: ReactNode; acts?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-b-2 border-ink pb-1">
      <h2 className="text-title text-ink">{children}</h2>
      {acts}
    </div>
  );
}
