import type { LinkDetail } from '../../../app/src/features/portal/link-detail.ts';
import { storyNow } from '../phone/clock.ts';

/** The token of a payment link. */
export const token = '3b1f0c9de8a7465f9d02c4b6a8e7f150.5a4e3c2b1d0f6978a1b2c3d4e5f60718';

/** The lender's answer to a visitor of the link. */
export const linked = (change: Partial<LinkDetail> = {}): LinkDetail => ({
  maskedName: 'W••• N•••',
  owedCents: 1_037_000,
  minimumCents: 50_000,
  expireTime: storyNow + 50 * 3_600_000,
  payment: null,
  available: true,
  serverTime: storyNow,
  ...change,
});
