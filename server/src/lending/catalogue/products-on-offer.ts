import { exampleLoan, highestAprBps, quote, type Language, type Policy } from '@kopa/contract';
import type { loanProductIndex, productList, productStepAmount } from '@kopa/contract/calls/catalogue';
import type { RequestOf, ResultOf } from '@kopa/contract/calls/call';
import type { Product } from '@kopa/contract/entities';
import type { Database } from '../../storage/database.ts';
import { CallError } from '../call-error.ts';
import { activeOrderOf } from '../orders/find-order.ts';
import { amountsOf, productOf, type ProductItem } from './product-problems.ts';
import { readList } from './read-list.ts';

/** The loans on offer by name. */
export async function listProducts(
  db: Database,
  policy: Policy,
  language: Language,
): Promise<ResultOf<typeof productList>> {
  const items = await readList(db, 'products', policy);
  return {
    products: items.map((item) => {
      const product = productOf(item, policy);
      const { productId, minimumCents, maximumCents, offeredDays } = product;
      return {
        productId,
        productName: item.name[language],
        minimumCents,
        maximumCents,
        minimumDays: Math.min(...offeredDays),
        maximumDays: Math.max(...offeredDays),
        highestAprBps: highestOf(item, policy),
      };
    }),
  };
}

/**
 * The selectable amounts and tenures of a product. Throws `invalidInput` for a product that is not offered.
 */
export async function choicesOf(
  db: Database,
  policy: Policy,
  productId: string | undefined,
): Promise<ResultOf<typeof productStepAmount>> {
  const product = productOf(await findProduct(db, policy, productId), policy);
  const { minimumCents, maximumCents, stepCents, offeredDays } = product;
  return {
    productId: product.productId,
    minimumCents,
    maximumCents,
    stepCents,
    amounts: amountsOf(product),
    tenures: offeredDays.toSorted((one, other) => one - other),
  };
}

/**
 * A product and the price of one loan. Throws `invalidInput`, by field, for a product that is not offered and
 * for an amount or tenure that is not selectable.
 */
export async function describeProduct(
  db: Database,
  policy: Policy,
  language: Language,
  { productId, loanAmount, tenure }: RequestOf<typeof loanProductIndex>,
): Promise<ResultOf<typeof loanProductIndex>> {
  const item = await findProduct(db, policy, productId);
  const product = productOf(item, policy);
  const amounts = amountsOf(product);
  const fields: Record<string, string> = {};
  if (loanAmount !== undefined && !amounts.includes(loanAmount)) fields['loanAmount'] = 'loanAmount.invalid';
  if (tenure !== undefined && !product.offeredDays.includes(tenure)) fields['tenure'] = 'tenure.invalid';
  if (Object.keys(fields).length > 0) throw new CallError('invalidInput', { fields });
  const example = exampleLoan(product);
  const size = {
    principalCents: loanAmount ?? example.principalCents,
    tenureDays: tenure ?? example.tenureDays,
  };
  const { productId: found, terms } = product;
  return {
    product: { productId: found, terms },
    productName: item.name[language],
    quote: quote(size, terms),
  };
}

/** The offered loans in the form of an application. */
export async function offeredProducts(
  db: Parameters<typeof readList>[0],
  policy: Policy,
): Promise<Product[]> {
  return (await readList(db, 'products', policy)).map((item) => productOf(item, policy));
}

/**
 * The offered loans for a borrower, or for a visitor. The product of an order that has not ended is the
 * first, with the order's own terms: a text with the price of the first product states the price of the
 * borrower's loan.
 */
export async function productsFor(db: Database, policy: Policy, userId: string | null): Promise<Product[]> {
  const products = await offeredProducts(db, policy);
  const order = userId === null ? undefined : await activeOrderOf(db, userId);
  if (!order) return products;
  const { productId, terms } = order;
  const own = products.find((product) => product.productId === productId) ?? productOf({ productId }, policy);
  return [{ ...own, terms }, ...products.filter((product) => product.productId !== productId)];
}

async function findProduct(
  db: Database,
  policy: Policy,
  productId: string | undefined,
): Promise<ProductItem> {
  const items = await readList(db, 'products', policy);
  const found = productId === undefined ? items[0] : items.find((item) => item.productId === productId);
  if (found) return found;
  throw new CallError('invalidInput', { fields: { productId: 'productId.invalid' } });
}

/** Cached results: pricing several hundred loans is too slow for each read. */
const highest = new WeakMap<Policy, Map<string, number>>();
const mostRemembered = 200;

function highestOf(item: ProductItem, policy: Policy): number {
  const remembered = highest.get(policy) ?? new Map<string, number>();
  highest.set(policy, remembered);
  const written = JSON.stringify(item);
  const before = remembered.get(written);
  if (before !== undefined) return before;
  const product = productOf(item, policy);
  const found = highestAprBps(product);
  if (remembered.size < mostRemembered) remembered.set(written, found);
  return found;
}
