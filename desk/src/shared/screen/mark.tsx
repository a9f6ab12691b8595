import { BrandMark } from '@kopa/ui/brand-mark';
import { brand } from '../lender/lender.ts';

/** The mark of the lender: the brand's own, otherwise Kopa's in the colours of the brand. */
export function Mark() {
  const { mark } = brand();
  return mark ? <img src={mark} alt="" className="block size-7" /> : <BrandMark />;
}
