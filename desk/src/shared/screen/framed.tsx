import type { ReactNode } from 'react';

/** The frame of a field that stands alone: a field of `ui` is a row of a form, without a frame. */
export function Framed({ children }: { children: ReactNode }) {
  return <div className="overflow-clip rounded-medium border border-control">{children}</div>;
}
