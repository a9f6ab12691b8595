import type { ResultOf } from '@kopa/contract/calls/call';
import { loanProductIndex, productList, productStepAmount } from '@kopa/contract/calls/catalogue';
import { getCreditInfo, productListMarket } from '@kopa/contract/calls/loan';
import { customerService, marketIndex } from '@kopa/contract/calls/market';
import type { CreditInfo, Order, Product, RecommendedProduct } from '@kopa/contract/entities';
import type { HomeStatus } from '@kopa/contract/order-steps';
import { kenya, maximumCents } from '@kopa/contract/policy';
import { exampleLoan, highestAprBps, quote } from '@kopa/contract/pricing';
import { storyNow } from '../phone/clock.ts';
import { settings } from '../../../app/src/shared/session/settings.ts';
import { answer, type Rule } from './rules.ts';

/** The one loan on offer. */
export const personalLoan: Product = {
  productId: 'personal',
  minimumCents: kenya.loan.minimumCents,
  maximumCents: maximumCents(kenya),
  stepCents: kenya.loan.stepCents,
  offeredDays: [...kenya.tenure.offeredDays],
  terms: kenya.pricing,
};

const { terms, offeredDays, ...listed } = personalLoan;
const named = { productId: listed.productId, productName: 'Personal loan' };

/** The same product as the promotions learn it: the list, the choices, the terms with an example. */
export const promoted: readonly Rule[] = [
  answer(productList, {
    products: [
      {
        ...named,
        minimumCents: listed.minimumCents,
        maximumCents: listed.maximumCents,
        minimumDays: Math.min(...offeredDays),
        maximumDays: Math.max(...offeredDays),
        highestAprBps: highestAprBps(personalLoan),
      },
    ],
  }),
  answer(productStepAmount, { ...listed, amounts: [], tenures: [...offeredDays] }),
  answer(loanProductIndex, {
    product: { productId: named.productId, terms },
    productName: named.productName,
    quote: quote(exampleLoan(personalLoan), terms),
  }),
];

/** The product that can be applied for. */
export const products: Rule = answer(productListMarket, { products: [personalLoan] });

type Home = ResultOf<typeof marketIndex>;

/** Home in one of its statuses. */
export const home = (status: HomeStatus, order: Order | null = null, figures: Partial<Home> = {}): Rule =>
  answer(marketIndex, {
    status,
    order,
    products: [personalLoan],
    savedIfPaidTodayCents: 0,
    payoffTodayCents: 0,
    firstName: null,
    serverTime: storyNow,
    ...figures,
  });

/** The credit limit; `change` names an obstacle to a new loan. */
export const credit = (change: Partial<CreditInfo> = {}): Rule =>
  answer(getCreditInfo, {
    creditLimitCents: personalLoan.maximumCents,
    usedCents: 0,
    availableCents: personalLoan.maximumCents,
    minimumCents: personalLoan.minimumCents,
    blockedBy: null,
    orderNo: null,
    reapplyOn: null,
    reasons: [],
    ...change,
  });

/** Opening hours in the phone's language. */
const hours = {
  en: 'Mon to Sat, 8:00 to 18:00',
  sw: 'Jumatatu hadi Jumamosi, 8:00 asubuhi hadi 6:00 jioni',
  es: 'lun a sáb, de 8:00 a 18:00',
};

/** The customer service contact. */
export const person: Rule = answer(customerService, () => ({
  phone: '0800 000 123',
  email: 'help@example.com',
  hours: hours[settings().language],
}));

/** The same, from a lender with its own details. */
export const licensed: Rule = answer(customerService, () => ({
  phone: '0800 000 123',
  email: 'help@example.com',
  hours: hours[settings().language],
  lender: {
    legalName: 'Kopa Credit Limited',
    licenceNumber: 'DCP/000',
    dataControllerNumber: 'ODPC/000',
    postalAddress: 'P.O. Box 000, Nairobi',
  },
}));

/** Two invented loans of others. */
export const recommended: RecommendedProduct[] = [
  {
    productId: 'umoja-salary',
    name: 'Salary advance',
    provider: 'Umoja SACCO',
    minimumCents: 100_000,
    maximumCents: 1_500_000,
    minimumDays: 30,
    maximumDays: 90,
    aprBps: 1450,
    address: 'https://umoja.example/advance',
  },
  {
    productId: 'jirani-group',
    name: 'Group loan for traders at the market',
    provider: 'Jirani Savings',
    minimumCents: 50_000,
    maximumCents: 2_000_000,
    minimumDays: 60,
    maximumDays: 180,
    aprBps: 2200,
    address: null,
  },
];
