import type { PayoutKind } from '../policy/payout-kinds.ts';
import { mobileMoneyProviders } from './mobile-money.ts';

/*
 * The codes only, so that a form can be validated without all markets' bank names. They equal the lists
 * beside, without closed banks and banks without personal customers.
 */

const kenyan =
  '01 02 03 05 06 07 10 11 12 14 16 17 18 19 23 25 26 31 35 43 50 51 53 54 55 57 59 60 61 62 63 65 66 68 70 72 74 75 76 78 79 80';
const nigerian =
  '044 035A 401 50931 50823 023 050 562 070 011 214 00103 058 50383 301 082 50211 303 50515 565 999992 327 999991 526 100004 076 101 125 51310 221 068 232 100 302 51211 102 032 033 215 566 035 057';

/** The Kenyan banks that are offered: 'KE01'. */
export const kenyaBankCodes: readonly string[] = kenyan.split(' ').map((code) => `KE${code}`);

/** The Nigerian banks that are offered: 'NG044' (S3-77). */
export const nigeriaBankCodes: readonly string[] = nigerian.split(' ').map((code) => `NG${code}`);

/** The options of a kind's `bankName`; `null` for a typed bank. */
export function bankCodesOf(kind: PayoutKind): readonly string[] | null {
  if (kind === 'mobileMoney') return mobileMoneyProviders;
  if (kind === 'bank') return kenyaBankCodes;
  return kind === 'bvnBank' ? nigeriaBankCodes : null;
}
