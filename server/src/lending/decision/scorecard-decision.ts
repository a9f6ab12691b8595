import type { Decision } from '../../ports/decision/decision.ts';
import { score } from './scorecard.ts';

/** Decides by the scorecard, at once. */
export const scorecardDecision: Decision = {
  decide: async (application) => {
    const verdict = score(application);
    return verdict.approve ? { approve: true, limitCents: null } : verdict;
  },
};
