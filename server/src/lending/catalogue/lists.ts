import type { Policy } from '@kopa/contract';
import * as z from 'zod/mini';
import type { ItemProblem } from './item-problem.ts';
import * as items from './item-schemas.ts';
import { productProblems } from './product-problems.ts';

interface ListDefinition<Item extends z.ZodMiniType> {
  /** A description of the list for its editor. */
  says: string;
  item: Item;
  /** The key of an item in its list. */
  keyOf: (item: z.output<Item>) => string;
  /** A check beyond the schema: whether the item fits the policy. */
  problems?: (item: z.output<Item>, policy: Policy) => ItemProblem[];
}

const define = <Item extends z.ZodMiniType>(list: ListDefinition<Item>) => list;

/** The lists of the catalogue. */
export const lists = {
  products: define({
    says: 'Loans on offer. A limit, step, tenure or price that is left out is the policy’s.',
    item: items.productItem,
    keyOf: ({ productId }) => productId,
    problems: productProblems,
  }),
  recommendedProducts: define({
    says: 'Loans of others, recommended beside an answer.',
    item: items.recommendedItem,
    keyOf: ({ productId }) => productId,
  }),
  banks: define({
    says: 'Banks, with how many branches they have.',
    item: items.bankItem,
    keyOf: ({ code }) => code,
  }),
  bankBranches: define({
    says: 'Branches known by name; of a bank without any, the borrower writes the branch.',
    item: items.branchItem,
    keyOf: ({ bank, code }) => `${bank} ${code}`,
  }),
  customerService: define({
    says: 'How to reach a person: one item.',
    item: items.customerServiceItem,
    keyOf: () => 'customerService',
  }),
  repayColors: define({
    says: 'Colours of repayments in lists, by status and days since the due day; the first that fits counts.',
    item: items.repayColorItem,
    keyOf: ({ status, fromDay, untilDay }) => `${status} ${fromDay ?? ''}..${untilDay ?? ''}`,
  }),
  downloads: define({
    says: 'Where the apps of the lender are downloaded.',
    item: items.downloadItem,
    keyOf: ({ platform, packageName }) => `${platform} ${packageName}`,
  }),
  devicePackages: define({
    says: 'Packages that the native app may look for on the phone of a borrower who agreed to it.',
    item: items.devicePackageItem,
    keyOf: ({ packageName }) => packageName,
  }),
  faq: define({
    says: 'Questions that are often asked besides ours, which are answered by the policy; by a code of ours, instead.',
    item: items.faqItem,
    keyOf: ({ code }) => code,
  }),
  countries: define({
    says: 'Countries, with calling code and currency.',
    item: items.countryItem,
    keyOf: ({ code }) => code,
  }),
  countryAddresses: define({
    says: 'The address ranges of countries.',
    item: items.countryAddressesItem,
    keyOf: ({ country }) => country,
  }),
};

export type ListName = keyof typeof lists;
export type ItemOf<List extends ListName> = z.output<(typeof lists)[List]['item']>;

export const listNames = Object.keys(lists) as ListName[];

/** Whether a list has this name. */
export function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name);
}
