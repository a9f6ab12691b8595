import { BrandMark } from '@kopa/ui/brand-mark';
import { brand } from '../session/policy.ts';

/** The mark of the lender: the brand's own, otherwise Kopa's in the colours of the brand. */
export function LenderMark({ size }: { size: 'small' | 'large' }) {
  const mark = brand()?.mark;
  if (!mark) return <BrandMark size={size} />;
  return <img src={mark} alt="" className={size === 'small' ? 'block size-7' : 'block size-11'} />;
}
