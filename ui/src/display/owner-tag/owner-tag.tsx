import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';

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
const mark = cva(
  'inline-flex size-6 shrink-0 items-center justify-center rounded-full text-caption font-semibold',
  { variants: { mine: { true: 'bg-primary-soft text-on-primary-soft', false: 'bg-sunken text-muted' } } },
);

/** The first letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

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
      {name ? (
        <span aria-hidden className={mark({ mine })}>
          {initials(name)}
        </span>
      ) : null}
      <span className={compact && name ? 'sr-only' : undefined}>{children}</span>
    </span>
  );
}
