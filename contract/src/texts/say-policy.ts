import type { Policy } from '../policy/policy.ts';
import { repayWays } from '../policy/repay-methods.ts';
import { policyFigures, policyReadings } from './policy-figures.ts';

/** The inputs of a text in its own language. */
export interface PolicyWords {
  /** The alternative sentences by name. */
  sentences?: Readonly<Record<string, string>> | undefined;
  /** The repayment methods by name, for a text with `{{methods}}`. */
  methods?: Readonly<Record<string, string>> | undefined;
  /** Further values, such as the app's name. */
  others?: Readonly<Record<string, string>> | undefined;
}

/**
 * Fills a text's placeholders from the policy: a figure, the applicable sentence (with its own placeholders),
 * or the repayment methods. Throws for an unknown name: the text must be corrected.
 */
export function sayPolicy(text: string, policy: Policy, words: PolicyWords = {}): string {
  const figures: Readonly<Record<string, string>> = { ...policyFigures(policy), ...words.others };
  const readings: Readonly<Record<string, string>> = policyReadings(policy);
  const fill = (template: string): string =>
    template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const figure = name === 'methods' ? fill(methodsOf(policy, words)) : figures[name];
      if (figure !== undefined) return figure;
      const sentence = words.sentences?.[readings[name] ?? ''];
      if (sentence === undefined)
        throw new Error(`A text asks for {{${name}}}, which the policy does not have. Correct the text.`);
      return fill(sentence);
    });
  return fill(text);
}

function methodsOf({ market, repay }: Policy, { methods = {} }: PolicyWords): string {
  return repayWays(market.code, repay.methods)
    .map(({ method }) => methods[method] ?? method)
    .join(', ');
}
