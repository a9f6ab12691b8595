import { catalogueMeanings } from './meanings/catalogue-meanings.ts';
import { feedbackMeanings } from './meanings/feedback-meanings.ts';
import { orderMeanings } from './meanings/order-meanings.ts';
import { paymentMeanings } from './meanings/payment-meanings.ts';
import { personMeanings } from './meanings/person-meanings.ts';
import { policyMeanings } from './meanings/policy-meanings.ts';
import { statementMeanings } from './meanings/statement-meanings.ts';

/** The meaning of each field by its name, or by `scope.name` where one name has several meanings. */
export const meanings: Readonly<Record<string, string>> = {
  ...statementMeanings,
  ...orderMeanings,
  ...personMeanings,
  ...paymentMeanings,
  ...feedbackMeanings,
  ...catalogueMeanings,
  ...policyMeanings,
};

/**
 * The meaning of a field in one sentence; undefined without an entry. `scopes` are the containers of the
 * field, the nearest first: the field around it, the entity, the call, the call's file.
 */
export function meaningOf(field: string, scopes: readonly string[]): string | undefined {
  for (const scope of scopes) {
    const own = meanings[`${scope}.${field}`];
    if (own !== undefined) return own;
  }
  return meanings[field];
}
