import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface KbdProps extends Native<'kbd'> {
  /** One key as printed on it: "J", "Ctrl". */
  children: ReactNode;
}

/**
 * The hint of a key beside the words of an action, not shown where there is no keyboard. Hidden from screen
 * readers, which read `aria-keyshortcuts` of the action. Renders a `<kbd>`, which receives every other prop.
 */
export function Kbd({ className, children, ...rest }: KbdProps) {
  if (children == null || children === '')
    complain('Kbd', 'it has no key, so an empty box is shown. Give it the name of a key.');
  return (
    <kbd
      aria-hidden
      {...rest}
      className={cx(
        'inline-flex min-h-5 min-w-5 items-center justify-center rounded-small border border-current px-1 font-sans text-caption pointer-coarse:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
