import { catalogueMeanings } from './meanings/catalogue-meanings.ts';
import { feedbackMeanings } from './meanings/feedback-meanings.ts';
import { orderMeanings } from './meanings/order-meanings.ts';
import { paymentMeanings } from './meanings/payment-meanings.ts';
import { personMeanings } from './meanings/person-meanings.ts';
import { policyMeanings } from './meanings/policy-meanings.ts';
import { statementMeanings } from './meanings/statement-meanings.ts';

/** What each field means, by its name, or by `scope.name` where one name means different things. */
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
 * What a field means, in a sentence; undefined when nobody has said. `scopes` are what it stands in, the
 * nearest first: the field around it, the entity, the call, the call's file.
 */
export function meaningOf(field: string, scopes: readonly string[]): string | undefined {
  for (const scope of scopes) {
    const own = meanings[`${scope}.${field}`];
    if (own !== undefined) return own;
  }
  return meanings[field];
}
