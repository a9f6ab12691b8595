import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';
import { Avatar } from '../avatar/index.js';

export interface OwnerTagProps extends Native<'span'> {
  /** The name of who has the item; null while nobody has it. */
  name: string | null;
  /** The reader has it. */
  mine?: boolean;
  /** Only the initials are shown; screen readers hear the words. */
  compact?: boolean;
  /** Who has it in words: "You", "Achieng", "free". */
  children: ReactNode;
}

const look = cva('inline-flex items-center gap-1.5 text-caption text-muted');

/** Who has an item of work. Renders a `<span>`, which receives every other prop. */
export function OwnerTag({
  name,
  mine = false,
  compact = false,
  className,
  children,
  ...rest
}: OwnerTagProps) {
  if (children == null || children === '')
    complain('OwnerTag', 'it has no words, so readers do not hear who has the item. Give it some.');
  return (
    <span {...rest} className={look({ className })}>
      {name ? <Avatar name={name} size="small" tone={mine ? 'primary' : 'neutral'} /> : null}
      <span className={compact && name ? 'sr-only' : undefined}>{children}</span>
    </span>
  );
}
