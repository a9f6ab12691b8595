import { contactRelations, educations, maritalStatuses, residenceTypes } from '../enumerations/index.ts';
import type { Policy } from '../policy/policy.ts';
import { stateOf, states } from '../regions/index.ts';
import { contactFields, contactSlots } from './contacts.ts';
import { workRows } from './work.ts';

/** Saved values as a form may open with them, and which of them were cleared on the way. */
export interface Repaired {
  values: Record<string, string>;
  cleared: readonly string[];
}

/**
 * Saved values of a section, made fit for its form: one that its list does not have, or that is no text, becomes ''
 * and is reported (S4-53, S4-54, S4-72, S4-73). Only the given fields come back.
 */
export function repairSaved(
  section: 'personal' | 'additional',
  policy: Policy,
  saved: Readonly<Record<string, unknown>>,
): Repaired {
  const values: Record<string, string> = {};
  const cleared: string[] = [];
  for (const [field, value] of Object.entries(saved)) {
    const choices = typeof value === 'string' ? choicesOf(section, policy, field, values) : [];
    const kept = typeof value === 'string' && (value === '' || !choices || choices.includes(value));
    values[field] = kept ? value : '';
    if (!kept) cleared.push(field);
  }
  return { values, cleared };
}

function choicesOf(
  section: 'personal' | 'additional',
  policy: Policy,
  field: string,
  values: Readonly<Record<string, string>>,
): readonly string[] | null {
  if (section === 'personal') {
    if (field === 'education') return educations;
    if (field === 'maritalStatus') return maritalStatuses;
    if (field === 'residenceType') return residenceTypes;
    if (field === 'state' && policy.region === 'kenya') return states.map(({ code }) => code);
    if (field === 'city' && policy.region === 'kenya')
      return stateOf(values['state'] ?? '')?.cities.map(({ code }) => code) ?? [];
    return null;
  }
  if (contactSlots.some((slot) => contactFields(slot).relation === field)) return contactRelations;
  const rows: Partial<Record<string, readonly string[]>> = workRows({
    employmentType: values['employmentType'] ?? '',
    payFrequency: values['payFrequency'] ?? '',
  });
  return rows[field] ?? null;
}
