import * as z from 'zod/mini';
import { cents, day, instant, product } from '../entities/index.ts';
import { repayColor as repayColorEntity } from '../entities/repay-color.ts';
import { orderStatuses } from '../order-steps.ts';
import { call } from './call.ts';

const productId = z.optional(z.string({ error: 'productId.invalid' }));
const productName = z.string();

export const productList = call({
  method: 'GET',
  path: '/loan/product/list',
  auth: 'optional',
  encoding: 'query',
  summary:
    'The loans on offer by name, with their limits and the highest yearly cost of any amount and tenure that can be chosen.',
  request: z.object({}),
  result: z.object({
    products: z.array(
      z.object({
        productId: z.string(),
        /** In the language of the request. */
        productName,
        minimumCents: cents,
        maximumCents: cents,
        minimumDays: z.int(),
        maximumDays: z.int(),
        /** The APR in bps: the highest of all selectable loans. */
        highestAprBps: z.int(),
      }),
    ),
  }),
});

export const productStepAmount = call({
  method: 'GET',
  path: '/loan/product/step-amount',
  auth: 'optional',
  encoding: 'query',
  summary:
    'The amounts and tenures that can be chosen of a product; of the first on offer when none is named.',
  request: z.object({ productId }),
  result: z.object({
    productId: z.string(),
    minimumCents: cents,
    maximumCents: cents,
    stepCents: cents,
    /** All amounts, ascending. */
    amounts: z.array(cents),
    /** All tenures in days, ascending. */
    tenures: z.array(z.int()),
  }),
});

export const loanProductIndex = call({
  method: 'GET',
  path: '/loan/loan-product/index',
  auth: 'optional',
  encoding: 'query',
  summary:
    'The terms of a product and what a loan of it costs: of the size that is asked for, or an example of 10,000 over 91 days or what comes nearest.',
  request: z.object({
    productId,
    /** Integer cents. */
    loanAmount: z.optional(z.int({ error: 'loanAmount.invalid' })),
    tenure: z.optional(z.int({ error: 'tenure.invalid' })),
  }),
  result: z.object({
    product: z.pick(product, { productId: true, terms: true }),
    productName,
    quote: z.object({
      principalCents: cents,
      tenureDays: z.int(),
      feeCents: cents,
      taxCents: cents,
      disbursedCents: cents,
      interestCents: cents,
      dueCents: cents,
      totalCostCents: cents,
      aprBps: z.int(),
      effectiveRateBps: z.int(),
      penaltyPerDayCents: cents,
    }),
  }),
});

export const lendingRecord = call({
  method: 'GET',
  path: '/loanMarket/lending-record',
  auth: 'session',
  encoding: 'query',
  summary:
    "The borrower's own last ten loans whose money was sent, newest first. What others borrow is nobody's business, and is not here.",
  request: z.object({}),
  result: z.object({
    records: z.array(
      z.object({
        orderNo: z.string(),
        productId: z.string(),
        status: z.enum(orderStatuses),
        lendingAmount: cents,
        disbursalAmount: cents,
        tenure: z.int(),
        createTime: instant,
        disbursedOn: day,
        dueDate: day,
        /** Today's balance. */
        repayAmount: cents,
        repaidAmount: cents,
        overdueDays: z.int(),
        paidOffAt: z.nullable(instant),
      }),
    ),
  }),
});

export const repayColor = call({
  method: 'GET',
  path: '/loanMarket/repay-color',
  auth: 'none',
  encoding: 'query',
  summary:
    'The colours of repayments in lists, for text on white: of those that fit a status and a day, the first. A colour is never the only sign.',
  request: z.object({}),
  result: z.object({ colors: z.array(repayColorEntity) }),
});

const platform = z._default(z.enum(['android', 'ios'], { error: 'platform.unknown' }), 'android');

export const downloadAddress = call({
  method: 'GET',
  path: '/app-download/getAddress',
  auth: 'none',
  encoding: 'query',
  summary: 'Where an app is downloaded: the one that asks, by its header, unless another is named.',
  request: z.object({ packageName: z.optional(z.string({ error: 'value.invalid' })), platform }),
  result: z.object({
    packageName: z.string(),
    appName: z.nullable(z.string()),
    /** https; null without a download. */
    address: z.nullable(z.string()),
  }),
});

export const downloadOther = call({
  method: 'GET',
  path: '/app/download-other',
  auth: 'none',
  encoding: 'query',
  summary: "Where the lender's other apps are downloaded: all but the one that asks.",
  request: z.object({ platform }),
  result: z.object({
    apps: z.array(z.object({ packageName: z.string(), appName: z.string(), address: z.string() })),
  }),
});

export const devicePackageList = call({
  method: 'GET',
  path: '/user/device/packageList',
  auth: 'session',
  encoding: 'query',
  summary:
    'The packages that the native app may look for on the phone, and what for. None without the consent to just this (S6-11); none by default.',
  request: z.object({}),
  result: z.object({
    consented: z.boolean(),
    packages: z.array(z.object({ packageName: z.string(), purpose: z.string() })),
  }),
});

const country = z.object({
  /** ISO 3166, 'KE'. */
  countryCode: z.string(),
  /** E.164 without the plus, '254'. */
  callingCode: z.string(),
  /** In the language of the request. */
  countryName: z.string(),
  /** ISO 4217, 'KES'. */
  currency: z.string(),
  /** Whether loans are available there: the country of the lender's edition. */
  served: z.boolean(),
});

export const countryByIp = call({
  method: 'POST',
  path: '/cou/country/meta/ip',
  ownBase: true,
  plainPath: true,
  auth: 'none',
  encoding: 'json',
  summary:
    "The country of the caller's address, which is not kept; the lender's own when the address is in no known range.",
  request: z.object({}),
  result: z.object({
    ...country.shape,
    /** Whether the IP address told the country. */
    known: z.boolean(),
  }),
});

export const countryByCode = call({
  method: 'POST',
  path: '/cou/country/meta/code',
  ownBase: true,
  plainPath: true,
  auth: 'none',
  encoding: 'json',
  summary: 'A country by its calling code, with or without a plus, or by its two letters (KE).',
  request: z.object({
    code: z
      .string({ error: 'countryCode.required' })
      .check(z.refine((value) => value.trim() !== '', { error: 'countryCode.required' })),
  }),
  result: country,
});

export const sandboxCatalogue = call({
  method: 'POST',
  path: '/sandbox/catalogue',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary:
    "Puts other items in the place of a list's, as the command `catalogue import` does. What is wrong with them is said in data.problems, and nothing changes.",
  request: z.object({
    list: z.string({ error: 'value.invalid' }),
    items: z.array(z.unknown(), { error: 'value.invalid' }),
  }),
  result: z.object({ list: z.string(), count: z.int() }),
});
