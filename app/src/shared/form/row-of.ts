/**
 * Binds a row to its field: the name is also the id of its control, so that drafts, events and the restored
 * position find the row.
 */
export function rowOf<Name extends string>(name: Name): { id: Name; name: Name } {
  return { id: name, name };
}
