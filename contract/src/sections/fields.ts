import * as z from 'zod/mini';
import type { Market } from '../market/market.ts';
import { isMobile, nationalDigits } from '../market/phone.ts';
import { plainText } from './plain-text.ts';

/**
 * Fields in form and wire format: text, '' when empty. Every message is a key of
 * `locales/<language>/validation.json`.
 */

const longest = 200;

/** Text of a wire format, whatever it says. */
export function someText() {
  return z.string({ error: 'value.invalid' }).check(z.maxLength(longest, 'value.long'));
}

/** Optional text, possibly empty. Its keys name no field: no form permits the refused input. */
export function text() {
  return z._default(someText(), '');
}

/** Text that may be absent. */
export function extraText() {
  return z.optional(someText());
}

/** Optional text in its stored form. */
export function plain() {
  return z.pipe(text(), z.transform(plainText));
}

/** A check that reports a text's fault, if any; other checks of the section continue. */
function wrong(find: (value: string) => string | null) {
  return z.check<string>((context) => {
    const message = find(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  });
}

/** Required text. */
export function requiredText(name: string) {
  return z
    .string({ error: `${name}.required` })
    .check(
      wrong((value) =>
        value.trim() === '' ? `${name}.required` : value.length > longest ? `${name}.long` : null,
      ),
    );
}

/** Required text, cleaned by `clean`; `find` reports a fault of the cleaned text. */
export function cleaned(
  name: string,
  clean: (value: string) => string,
  find: (value: string) => string | null = () => null,
) {
  return z.pipe(
    requiredText(name),
    z.pipe(
      z.transform(clean),
      z.string().check(wrong((value) => (value === '' ? `${name}.required` : find(value)))),
    ),
  );
}

/** Optional text, cleaned by `clean`; `find` reports a fault of a present text. */
export function optional(
  name: string,
  clean: (value: string) => string,
  find: (value: string) => string | null,
) {
  return z.pipe(
    z._default(
      z
        .string({ error: `${name}.invalid` })
        .check(wrong((value) => (value.length > longest ? `${name}.invalid` : null))),
      '',
    ),
    z.pipe(z.transform(clean), z.string().check(wrong((value) => (value === '' ? null : find(value))))),
  );
}

/** Text with length limits: an address, a place, a company. */
export function typedText(name: string, { fewest, most }: { fewest: number; most: number }) {
  return cleaned(name, plainText, lengthError(name, fewest, most));
}

/** A typed place where another market has a list: a missing one is to be written, not chosen. */
export function typedPlace(name: string) {
  return z.pipe(
    z
      ._default(z.string({ error: `${name}.write` }), '')
      .check(wrong((value) => (value.length > longest ? `${name}.long` : null))),
    z.pipe(
      z.transform(plainText),
      z.string().check(wrong((value) => (value === '' ? `${name}.write` : lengthError(name, 2, 100)(value)))),
    ),
  );
}

function lengthError(name: string, fewest: number, most: number) {
  return (value: string) =>
    value.length < fewest ? `${name}.short` : value.length > most ? `${name}.long` : null;
}

/** One code of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf(name: string, codes: readonly string[]) {
  return z
    .string({ error: `${name}.required` })
    .check(z.refine((value) => codes.includes(value), { error: `${name}.required` }));
}

/** A phone number in any notation, as a call takes it before the lender checks it under its market. */
/* @__NO_SIDE_EFFECTS__ */
export function writtenPhone(name: string) {
  return z.string({ error: `${name}.required` }).check(z.minLength(1, `${name}.required`));
}

/** The field `mobile` of a call, under the market of the lender's policy. */
export function ownMobile({ market }: { market: Market }) {
  return { mobile: mobile('mobile', market) };
}

/**
 * A mobile number of a market in national digits; any notation is normalised first. `missing` is the key of a
 * missing number.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mobile(
  name: string,
  market: Market,
  {
    normalise = (raw) => nationalDigits(raw, market),
    missing = `${name}.required`,
  }: { normalise?: (raw: string) => string; missing?: string } = {},
) {
  return z.pipe(
    z.string({ error: missing }),
    z.pipe(
      z.transform((value: string) => normalise(value)),
      z
        .string()
        .check(
          wrong((value) => (value === '' ? missing : isMobile(value, market) ? null : `${name}.invalid`)),
        ),
    ),
  );
}

/** The prompted phone's number: a missing one has the same error as a wrong one. */
/* @__NO_SIDE_EFFECTS__ */
export function payingMobile(market: Market) {
  return mobile('mobile', market, { missing: 'mobile.invalid' });
}

/** A box that must be ticked. */
/* @__NO_SIDE_EFFECTS__ */
export function ticked(name: string) {
  return z.literal(true, { error: `${name}.required` });
}

/** The report of a check on a whole section: message keys by field. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Lets a section validate fields against each other, also when some are invalid: a non-text counts as empty,
 * and a field with a message keeps it.
 */
export function across<T extends Record<string, unknown>>(find: (values: T) => FieldErrors) {
  return z.check<T>(
    (context) => {
      const found = new Set(context.issues.map(({ path }) => path?.[0]));
      const values = Object.fromEntries(
        Object.entries(context.value).map(([field, value]) => [
          field,
          typeof value === 'string' ? value : '',
        ]),
      ) as T;
      for (const [field, message] of Object.entries(find(values))) {
        if (message && !found.has(field))
          context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}
