import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An Illustration. */
  illustration?: ReactNode;
  title: ReactNode;
  /** One sentence: what will stand here. */
  body?: ReactNode;
  /** One outline button. */
  action?: ReactNode;
}

/** Nothing is here yet, and why that is fine. Renders a `<div>`; put it in a centred Screen. */
export function EmptyState({ illustration, title, body, action }: EmptyStateProps) {
  return (
    <div className="flex w-full flex-col items-center px-4 text-center">
      {illustration ? <div className="mb-5">{illustration}</div> : null}
      <h2 className="text-heading text-ink">{title}</h2>
      {body ? <p className="mt-2 max-w-[20rem] text-body text-muted">{body}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
