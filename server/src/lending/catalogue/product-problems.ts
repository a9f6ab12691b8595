import { extensionUnder, maximumCents, quote, refusal, type Policy } from '@kopa/contract';
import type { Product } from '@kopa/contract/entities';
import type * as z from 'zod/mini';
import type { productItem } from './item-schemas.ts';
import type { ItemProblem } from './item-problem.ts';

export type ProductItem = z.output<typeof productItem>;

/** More options would confuse borrowers. */
const mostAmounts = 1000;

/** An item with the policy's values for its missing ones. */
export function productOf(item: Omit<ProductItem, 'name'>, policy: Policy): Product {
  const { minimumDays, maximumDays, offeredDays } = policy.tenure;
  const step = item.stepCents ?? policy.loan.stepCents;
  const terms = item.terms ?? policy.pricing;
  return {
    productId: item.productId,
    minimumCents: item.minimumCents ?? policy.loan.minimumCents,
    maximumCents: item.maximumCents ?? maximumCents(policy),
    stepCents: step,
    offeredDays: (item.offeredDays ?? offeredDays).filter(
      (days) => days >= minimumDays && days <= maximumDays,
    ),
    terms: { ...terms, extension: extensionUnder(terms, policy) },
  };
}

/** All selectable amounts, ascending. */
export function amountsOf({ minimumCents, maximumCents: most, stepCents }: Product): number[] {
  const count = Math.floor((most - minimumCents) / stepCents) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => minimumCents + at * stepCents);
}

/** A loan that is extended for longer is no short loan any more. */
const mostExtensions = 12;

/** Cached results: pricing several hundred loans is too slow for each home answer. */
const found = new WeakMap<Policy, Map<string, ItemProblem[]>>();
const mostRemembered = 200;

/**
 * The faults of a product under a policy: outside the policy's bounds, or an amount whose price is refused.
 * Prices each amount with each tenure, unless all values are the policy's.
 */
export function productProblems(item: ProductItem, policy: Policy): ItemProblem[] {
  const remembered = found.get(policy) ?? new Map<string, ItemProblem[]>();
  found.set(policy, remembered);
  const written = JSON.stringify(item);
  const before = remembered.get(written);
  if (before) return before;
  const problems = priceProblems(item, policy);
  if (remembered.size < mostRemembered) remembered.set(written, problems);
  return problems;
}

function priceProblems(item: ProductItem, policy: Policy): ItemProblem[] {
  const { minimumCents, maximumCents: most, stepCents, offeredDays, terms } = item;
  if ([minimumCents, most, stepCents, offeredDays, terms].every((own) => own === undefined)) return [];
  const product = productOf(item, policy);
  const bounds = boundProblems(item, product, policy);
  if (bounds.length > 0) return bounds;
  for (const days of product.offeredDays)
    for (const cents of amountsOf(product)) {
      const why = refusal(quote({ principalCents: cents, tenureDays: days }, product.terms), product.terms);
      if (why !== null)
        return [{ field: 'terms', says: `make a loan of ${cents} cents over ${days} days ${whys[why]}` }];
    }
  return [];
}

const whys = {
  upfrontAbovePrincipal: 'cost more than is lent: fee and tax',
  upfrontAboveCap: 'cost more fee and tax than upfrontCapBps',
  interestAboveCap: 'earn more interest than interestCapAnnualBps',
};

function boundProblems(item: ProductItem, product: Product, policy: Policy): ItemProblem[] {
  const { minimumDays, maximumDays } = policy.tenure;
  const problems: ItemProblem[] = [];
  const say = (field: string, says: string) => problems.push({ field, says });
  if (product.minimumCents < policy.loan.minimumCents)
    say('minimumCents', `is below the policy's ${policy.loan.minimumCents}`);
  if (product.maximumCents > maximumCents(policy))
    say('maximumCents', `is above the policy's ${maximumCents(policy)}`);
  if (product.minimumCents > product.maximumCents) say('maximumCents', 'is below minimumCents');
  else if ((product.maximumCents - product.minimumCents) / product.stepCents >= mostAmounts)
    say('stepCents', `leaves more than ${mostAmounts} amounts to choose from`);
  if (item.offeredDays?.some((days) => days < minimumDays || days > maximumDays))
    say('offeredDays', `must be from ${minimumDays} to ${maximumDays}, the policy's tenure`);
  if (new Set(product.offeredDays).size !== product.offeredDays.length)
    say('offeredDays', 'has a number twice');
  const { extension } = product.terms;
  if (typeof extension === 'object') {
    if (extension.days < 1 || extension.days > maximumDays)
      say('terms.extension.days', `must be from 1 to ${maximumDays}, the policy's longest tenure`);
    if (extension.most < 1 || extension.most > mostExtensions)
      say('terms.extension.most', `must be from 1 to ${mostExtensions}, or the extension 'none'`);
  }
  for (const field of negatives(product.terms)) say(`terms.${field}`, 'must be at least 0');
  if (![1, 100].includes(product.terms.roundingUnitCents))
    say('terms.roundingUnitCents', 'must be 1 (a cent) or 100 (a shilling)');
  if (product.terms.interestCapAnnualBps > policy.pricing.interestCapAnnualBps)
    say('terms.interestCapAnnualBps', `is above the policy's ${policy.pricing.interestCapAnnualBps}`);
  return problems;
}

/** The paths of a price's negative numbers. */
function negatives(terms: object): string[] {
  return Object.entries(terms).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? negatives(value as object).map((inner) => `${name}.${inner}`)
      : typeof value === 'number' && value < 0
        ? [name]
        : [],
  );
}
