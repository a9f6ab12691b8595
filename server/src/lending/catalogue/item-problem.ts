/**
 * What is wrong with an item: the path of the field, '' for the whole, and why, as in "must be at most 200".
 */
export interface ItemProblem {
  field: string;
  says: string;
}
