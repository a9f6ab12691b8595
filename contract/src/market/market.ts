import * as z from 'zod/mini';

/** The markets, as ISO 3166 codes in small letters. Each has a file beside this one. */
export const marketCodes = ['ke', 'mx', 'in', 'ng'] as const;
export type MarketCode = (typeof marketCodes)[number];

/** The source of a regular expression. */
const pattern = /* @__PURE__ */ z.string().check(
  /* @__PURE__ */ z.refine((source) => {
    try {
      return Boolean(new RegExp(source));
    } catch {
      return false;
    }
  }),
);

/**
 * The facts of a country that rows, checks and texts need. The lender sends the market as part of its policy,
 * so that a phone has one market and not all.
 */
export const marketSchema = z.object({
  code: z.enum(marketCodes),
  currency: z.object({
    /** ISO 4217, 'KES'. */
    code: z.string(),
    /** What is written before a figure, 'KSh'. */
    symbol: z.string(),
    /** Whether a space separates symbol and figure: 'KSh 10,000', but '$10,000'. */
    spaced: z.boolean(),
    /** Decimals of the smallest unit: amounts are integers of that unit. */
    decimals: z.int(),
  }),
  /** Phone numbers are stored as national digits, without calling code and trunk prefix. */
  phone: z.object({
    /** E.164 without the plus, '254'. */
    callingCode: z.string(),
    /** The digit that is dialled before the national digits inside the country. */
    trunk: z.string(),
    /** National digits of a mobile number. */
    digits: z.int(),
    /** How national digits are shown: [3, 3, 3] is '712 345 678'. */
    groups: z.readonly(z.array(z.int())),
    /** Patterns of whole national digits. Source: the metadata of libphonenumber. */
    mobile: pattern,
    landline: pattern,
    /** A number that belongs to nobody in particular, as a placeholder. */
    example: z.string(),
  }),
  /** The number of the national identity card. */
  identityNumber: z.object({ digits: z.int() }),
  /**
   * The clocks of the capital, '+03:00', all year: a market has no summer time. Days and shown times follow.
   */
  utcOffset: z.string().check(z.regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/)),
  /** Whether state and city are chosen from a list of the country, or typed. */
  regions: z.enum(['kenya', 'typed']),
});

/** A country with its currency, phone numbers, identity number, clocks and regions. */
export type Market = z.output<typeof marketSchema>;
export type Currency = Market['currency'];
