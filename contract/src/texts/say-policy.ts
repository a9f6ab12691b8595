import type { Policy } from '../policy/policy.ts';
import { repayWays } from '../policy/repay-methods.ts';
import { policyFigures, policyReadings } from './policy-figures.ts';

/** What a text has besides itself, in its own language. */
export interface PolicyWords {
  /** The sentences of which the policy chooses, by their names. */
  sentences?: Readonly<Record<string, string>> | undefined;
  /** The methods to repay by their names, for a text that says `{{methods}}`. */
  methods?: Readonly<Record<string, string>> | undefined;
  /** What is neither, as the name of the app. */
  others?: Readonly<Record<string, string>> | undefined;
}

/**
 * Fills the braces of a text with what the policy says: a figure, the sentence of the reading that holds (its own braces are filled,
 * too), or the methods to repay. Throws for a name that nothing fills: the text is to be mended.
 */
export function sayPolicy(text: string, policy: Policy, words: PolicyWords = {}): string {
  const figures: Readonly<Record<string, string>> = { ...policyFigures(policy), ...words.others };
  const readings: Readonly<Record<string, string>> = policyReadings(policy);
  const fill = (template: string): string =>
    template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const figure = name === 'methods' ? methodsOf(policy, words) : figures[name];
      if (figure !== undefined) return figure;
      const sentence = words.sentences?.[readings[name] ?? ''];
      if (sentence === undefined)
        throw new Error(`A text asks for {{${name}}}, which the policy does not say. Mend the text.`);
      return fill(sentence);
    });
  return fill(text);
}

function methodsOf({ market, repay }: Policy, { methods = {} }: PolicyWords): string {
  return repayWays(market, repay.methods)
    .map(({ method }) => methods[method] ?? method)
    .join(', ');
}
