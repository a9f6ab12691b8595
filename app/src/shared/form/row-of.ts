/**
 * Ties a bound row to its field: the name, which is also the id of its control, so that drafts, events and the way back to where
 * the borrower stopped find the row by it.
 */
export function rowOf<Name extends string>(name: Name): { id: Name; name: Name } {
  return { id: name, name };
}
