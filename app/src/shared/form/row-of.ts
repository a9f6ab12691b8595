import type { Texts } from '@kopa/contract/fields/field';

/** All rows in order with their labels, which may depend on other answers. */
export type RowLabels = (answers: Texts) => readonly (readonly [field: string, label: string])[];

/**
 * Binds a row to its field: the name is also the id of its control, so that drafts, events and the restored
 * position find the row.
 */
export function rowOf<Name extends string>(name: Name): { id: Name; name: Name } {
  return { id: name, name };
}
