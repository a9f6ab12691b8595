import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { Amount, type AmountProps } from '../amount/index.js';

export interface AmountColumn extends Pick<AmountProps, 'sign'> {
  /** What the amount is: "You get", "If you pay today". */
  label: ReactNode;
  /** Integer cents. */
  cents: number;
  /** The channel, the deadline or the parts: "on M-Pesa", "by Sat 20 Feb 2027". */
  caption?: ReactNode;
}

export interface AmountColumnsProps extends Native<'div', 'children'> {
  /** The two amounts in the order of reading. A signed amount has no currency: it adds to the other one. */
  columns: readonly [AmountColumn, AmountColumn];
  /** Default: the market's. */
  currency?: string | undefined;
}

/**
 * Two amounts side by side below a rule; the columns stack at 150 % text size. Renders a `<div>`, which
 * receives every other prop, with a `<dl>`.
 */
export function AmountColumns({ columns, currency, className, ...rest }: AmountColumnsProps) {
  return (
    // The frame clips the first column's rule, also when the columns stack.
    <div {...rest} className={cx('overflow-hidden border-t-2 border-ink', className)}>
      <div className="-ms-px">
        <dl className="-ms-4 flex flex-wrap">
          {columns.map(({ label, cents, caption, sign }, index) => (
            // A column keeps its place while label and amount change.
            <div
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="min-w-min flex-1 basis-[7.5rem] border-s border-control pt-2.5 pb-1 ps-4 pe-2"
            >
              <dt className="text-caption text-muted">{label}</dt>
              <dd>
                <Amount
                  cents={cents}
                  size="heading"
                  {...(sign === 'always' ? { sign, currency: '' } : { currency })}
                />
                {caption ? <span className="mt-1 block text-caption text-muted">{caption}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
