import { pricingTerms, recommendedProduct } from '@kopa/contract/entities';
import { repayColorStatuses } from '@kopa/contract/entities/repay-color';
import { lenderIdentity, line } from '@kopa/contract/entities/lender-identity';
import * as z from 'zod/mini';
import { contrastOnWhite, leastContrast } from './contrast.ts';

/**
 * The reliability of a fact. Default: the lender's own. `example` is invented and seeded only in the sandbox.
 */
const confidence = z.optional(z.enum(['seen', 'generalKnowledge', 'doubtful', 'proposed', 'example']));

const text = (longest = 200) => line(longest);
/** A text in each language. */
const names = z.strictObject({ en: text(), sw: text(), es: text() });
const https = z.string().check(z.regex(/^https:\/\/[^\s/]+/, { error: 'must be an https address' }));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const amount = whole(1, 100_000_000_00);
const days = whole(1, 3660);
const packageName = z
  .string()
  .check(
    z.regex(/^[A-Za-z]\w*(?:\.\w+)+$/, { error: 'must be the name of a package, as in king.credit.ng' }),
    z.maxLength(200),
  );
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'must be two capitals, as in KE' }));

/** An offered loan. Missing values are the policy's. */
export const productItem = z.strictObject({
  productId: z.string().check(z.regex(/^[\w-]{1,40}$/, { error: 'must be letters, digits, _ and -' })),
  name: names,
  minimumCents: z.optional(amount),
  maximumCents: z.optional(amount),
  stepCents: z.optional(amount),
  offeredDays: z.optional(z.array(days).check(z.minLength(1), z.maxLength(50))),
  terms: z.optional(pricingTerms),
  confidence,
});

/** A loan of another lender (S1-18). */
export const recommendedItem = z.strictObject({ ...recommendedProduct.shape, confidence }).check(
  z.refine(({ minimumCents, maximumCents }) => minimumCents <= maximumCents, {
    error: 'is below minimumCents',
    path: ['maximumCents'],
  }),
  z.refine(({ minimumDays, maximumDays }) => minimumDays <= maximumDays, {
    error: 'is below minimumDays',
    path: ['maximumDays'],
  }),
);

/** A bank with its number of branches; null when unknown. */
export const bankItem = z.strictObject({
  code: text(20),
  bankCode: text(20),
  name: text(),
  branches: z.nullable(whole(0, 100_000)),
  /** false: kept only to read earlier accounts. */
  offered: z.boolean(),
  confidence,
});

/** A named branch (S7-26); `bank` is the bank's `code`. */
export const branchItem = z.strictObject({ bank: text(20), code: text(100), name: text(100), confidence });

/** The contact details: one row. */
export const customerServiceItem = z.strictObject({
  phone: z.string().check(z.regex(/^\+[\d ]{7,20}$/, { error: 'must be a number, as in +254 20 000 0000' })),
  email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'must be an e-mail address' })),
  hours: text(60),
  /** The lender: named by promotions, terms and privacy policy. */
  lender: z.optional(lenderIdentity),
  confidence,
});

const color = z.string().check(
  z.regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour, as in #146c2e', abort: true }),
  z.refine((value) => contrastOnWhite(value) >= leastContrast, {
    error: `is too faint on white: its contrast must be at least ${leastContrast}`,
  }),
);
const dayFromDue = z.nullable(whole(-3660, 3660));

/**
 * The colour of a repayment in lists: by status and days since the due date, negative before; null: no bound.
 */
export const repayColorItem = z
  .strictObject({
    status: z.enum(repayColorStatuses),
    fromDay: dayFromDue,
    untilDay: dayFromDue,
    color,
    confidence,
  })
  .check(
    z.refine(({ fromDay, untilDay }) => fromDay === null || untilDay === null || fromDay <= untilDay, {
      error: 'is before fromDay',
      path: ['untilDay'],
    }),
  );

/** The download address of an app. */
export const downloadItem = z.strictObject({
  packageName,
  platform: z.enum(['android', 'ios']),
  appName: text(100),
  address: https,
  confidence,
});

/** A package that the native app may look for on a phone, with the purpose. */
export const devicePackageItem = z.strictObject({ packageName, purpose: names, confidence });

/** A frequent question with its answer; an item with one of our codes replaces ours. */
export const faqItem = z.strictObject({
  code: z.string().check(z.regex(/^[\w-]{1,40}$/, { error: 'must be letters, digits, _ and -' })),
  question: names,
  answer: z.strictObject({ en: text(2000), sw: text(2000), es: text(2000) }),
  confidence,
});

/** A country: ISO 3166 code, E.164 calling code, ISO 4217 currency. */
export const countryItem = z.strictObject({
  code: countryCode,
  callingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'must be digits, as in 254' })),
  name: names,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'must be three capitals, as in KES' })),
  confidence,
});

const range = z.union([z.cidrv4(), z.cidrv6()], { error: 'must be a range, as in 41.80.0.0/15' });

/** The address ranges of a country. */
export const countryAddressesItem = z.strictObject({
  country: countryCode,
  ranges: z.array(range).check(z.maxLength(20_000)),
  confidence,
});
