/** Saved values as a form may open with them, and which of them were cleared on the way. */
export interface Repaired {
  values: Record<string, string>;
  cleared: readonly string[];
}

/** How a field's value may stand in the form beside those of the rows before it; `null` when it may not. */
export type Fit = (field: string, value: string, before: Readonly<Record<string, string>>) => string | null;

/**
 * Saved values made fit for a form with these fields, in the order of its rows: what does not fit, or is no text,
 * becomes '' and is reported. Other fields are left out; those that were not saved stay out.
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

/** A value that its list has; any value where there is no list. */
export function ofList(choices: readonly string[] | null, value: string): string | null {
  return choices === null || choices.includes(value) ? value : null;
}
