import type { Decision } from '../../ports/decision/decision.ts';
import { score } from './scorecard.ts';

/**
 * Decides by the scorecard, at once. A refused identity is a rejection. An identity for manual review delays
 * an approval, but not a rejection.
 */
export const scorecardDecision: Decision = {
  decide: async (application) => {
    const verdict = score(application);
    const { outcome } = application.identity;
    if (verdict.approve && outcome === 'refused') return { approve: false, reasons: ['identityUnclear'] };
    if (verdict.approve && outcome === 'review') return { approve: 'afterIdentity' };
    return verdict.approve ? { approve: true, limitCents: null } : verdict;
  },
};
