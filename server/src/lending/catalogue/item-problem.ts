/**
 * A fault of an item: the path of the field, '' for the whole item, and the reason, "must be at most 200".
 */
export interface ItemProblem {
  field: string;
  says: string;
}
