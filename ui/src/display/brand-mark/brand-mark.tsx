import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface BrandMarkProps extends Native<'svg', 'children'> {
  /** 28 px in the header, 44 on the login screen. */
  size?: 'small' | 'large';
}

/**
 * The mark of the brand, as its tokens have one; otherwise Kopa's in the brand's colours: two lines and a
 * double rule, as under a final total. Renders an `<svg>`, which receives every other prop; hidden from
 * screen readers by default.
 */
export function BrandMark({ size = 'small', className, ...rest }: BrandMarkProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 28 28"
      fill="none"
      strokeLinecap="round"
      {...rest}
      className={cx('kopa-mark block', size === 'small' ? 'size-7' : 'size-11', className)}
    >
      <rect width="28" height="28" rx="6" className="fill-primary" />
      <path d="M8 8.7h12M8 13.5h8" strokeWidth="2.5" className="stroke-on-primary" />
      <path d="M7.8 18.1h12.4M7.8 21.1h12.4" strokeWidth="1.6" className="stroke-accent" />
    </svg>
  );
}
