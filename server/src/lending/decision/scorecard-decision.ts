import type { Decision } from '../../ports/decision/decision.ts';
import { score } from './scorecard.ts';

/**
 * Decides by the scorecard, at once. Nobody gets money whose identity was refused, and nobody whose identity a person must look at
 * before that person has; who would be rejected anyway is not kept waiting.
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
