import type { ResultOf } from '@kopa/contract/calls/call';
import type { lenderPolicy } from '@kopa/contract/calls/lender';
import type { Brand } from '@kopa/contract/entities/brand';
import type { Market } from '@kopa/contract/market/market';
import { marketValues } from '@kopa/contract/market/words';
import type { Policy } from '@kopa/contract/policy';

/** The lender's rules and brand. */
export type LenderTold = ResultOf<typeof lenderPolicy>;

let told: LenderTold | null = null;

/** The values that every text may use: the facts of the lender's market. Empty before `takeLender`. */
export const wordsOfMarket: Record<string, string> = {};

/**
 * The rules that this app shows: those that the lender has sent. Throws before `takeLender`: no rule is ever
 * guessed.
 */
export function policy(): Policy {
  if (!told) throw new Error('The policy was read before the lender had sent it: take the rules first.');
  return told.policy;
}

/** Takes what the lender says of itself, once, before the first screen is drawn. */
export function takeLender(said: LenderTold): void {
  told = said;
  Object.assign(wordsOfMarket, marketValues(said.policy.market), { wallet: said.wallet });
}

/** The name of the mobile money that pays prompts; undefined before `takeLender`. */
export function wallet(): string | undefined {
  return told?.wallet;
}

/** The brand of the lender; undefined before `takeLender`. */
export function brand(): Brand | undefined {
  return told?.brand;
}

/** The market of the lender; undefined before `takeLender`. */
export function market(): Market | undefined {
  return told?.policy.market;
}
