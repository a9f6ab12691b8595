import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface PhotoHintsProps extends Native<'ul', 'children' | 'dangerouslySetInnerHTML'> {
  /** Each with an icon and a few words: an instruction, not a prohibition. */
  hints: readonly { icon: ReactNode; text: ReactNode }[];
}

/** Hints for a good photo, in a PhotoField. Renders a `<ul>`. */
export function PhotoHints({ hints, className, ...rest }: PhotoHintsProps) {
  return (
    <ul {...rest} className={cx('flex flex-col gap-2', className)}>
      {hints.map((hint, index) => (
        <li
          // Hints have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="flex gap-2.5 text-label font-text text-ink"
        >
          <span className="shrink-0 text-muted [&>svg]:size-5">{hint.icon}</span>
          <span className="min-w-0">{hint.text}</span>
        </li>
      ))}
    </ul>
  );
}
