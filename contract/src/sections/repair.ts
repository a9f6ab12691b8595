/** Saved values as initial form values, and the cleared fields. */
export interface Repaired {
  values: Record<string, string>;
  cleared: readonly string[];
}

/** A field's value for the form, beside the values of earlier rows; `null` for an invalid one. */
export type Fit = (field: string, value: string, before: Readonly<Record<string, string>>) => string | null;

/**
 * Repairs saved values for a form with these fields, in row order: an invalid value or non-text becomes ''
 * and is reported. Other fields are omitted; unsaved fields stay absent.
 */
export function repair(
  fields: readonly string[],
  saved: Readonly<Record<string, unknown>>,
  fit: Fit,
): Repaired {
  const given = new Map(Object.entries(saved));
  const values: Record<string, string> = {};
  const cleared: string[] = [];
  for (const field of fields) {
    const value = given.get(field);
    if (value === undefined) continue;
    const kept = value === '' ? value : typeof value === 'string' ? fit(field, value, values) : null;
    values[field] = kept ?? '';
    if (kept === null) cleared.push(field);
  }
  return { values, cleared };
}

/** A value of its list; any value without a list. */
export function ofList(choices: readonly string[] | null, value: string): string | null {
  return choices === null || choices.includes(value) ? value : null;
}
