import type { Policy } from '../policy/policy.ts';
import { repairAdditional } from './repair-additional.ts';
import { repairPersonal } from './repair-personal.ts';
import type { Repaired } from './repair.ts';

/** The repair of either section by name. A screen imports its own: this module contains both. */
export function repairSaved(
  section: 'personal' | 'additional',
  policy: Policy,
  saved: Readonly<Record<string, unknown>>,
): Repaired {
  return section === 'personal' ? repairPersonal(policy, saved) : repairAdditional(policy, saved);
}
