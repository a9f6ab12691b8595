import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface EmptyStateProps extends Native<'div', 'title' | 'children'> {
  /** An Illustration. */
  illustration?: ReactNode;
  /** The missing content: "No loans yet". An h2. */
  title: ReactNode;
  /** One sentence about the future content. */
  body?: ReactNode;
  /** One outline button. */
  action?: ReactNode;
}

/**
 * An empty state with a reassuring reason. Renders a `<div>`, which receives every other prop; put the state
 * in a centred Screen.
 */
export function EmptyState({ illustration, title, body, action, className, ...rest }: EmptyStateProps) {
  if (!title) complain('EmptyState', 'it has no title, so the empty content has no name. Pass a title.');
  return (
    <div {...rest} className={cx('my-auto flex w-full flex-col items-center px-4 text-center', className)}>
      {illustration ? <div className="mb-5">{illustration}</div> : null}
      {title ? <h2 className="text-heading text-ink">{title}</h2> : null}
      {body ? <p className="mt-2 max-w-[20rem] text-body text-muted">{body}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
