import * as z from 'zod/mini';
import { isKenyanMobile, normalisePhone } from './phone.ts';
import { plainText } from './plain-text.ts';

/**
 * Fields as forms and the wire hold them: text, '' when empty. Every message is a key of
 * `locales/<language>/validation.json`.
 */

const longest = 200;

/** Text of a wire format, whatever it says. */
export function someText() {
  return z.string({ error: 'value.invalid' }).check(z.maxLength(longest, 'value.long'));
}

/** Text that may be empty. Its keys name no field: no form lets a borrower enter what it refuses. */
export function text() {
  return z._default(someText(), '');
}

/** Text that may be absent. */
export function extraText() {
  return z.optional(someText());
}

/** Text that may be empty, given as it is kept. */
export function plain() {
  return z.pipe(text(), z.transform(plainText));
}

/** A check that says what is wrong with a text, if anything; it stops no other check of the section. */
function wrong(find: (value: string) => string | null) {
  return z.check<string>((context) => {
    const message = find(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  });
}

/** Text that must be there. */
export function requiredText(name: string) {
  return z
    .string({ error: `${name}.required` })
    .check(
      wrong((value) =>
        value.trim() === '' ? `${name}.required` : value.length > longest ? `${name}.long` : null,
      ),
    );
}

/** Text that must be there, given as `clean` leaves it; `find` says what is wrong with that. */
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

/** Text that may be empty, given as `clean` leaves it; `find` says what is wrong with what is there. */
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

/** Some words of so many characters: an address, a place, a company. */
export function typedText(name: string, { fewest, most }: { fewest: number; most: number }) {
  return cleaned(name, plainText, lengthError(name, fewest, most));
}

/** A place in the borrower's own words where another market has a list: what is missing is to be written, not chosen. */
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

/** A mobile number in national digits; anything a borrower writes is normalised first. `missing` is the key of one that is not there. */
/* @__NO_SIDE_EFFECTS__ */
export function mobile(
  name: string,
  normalise: (raw: string) => string = normalisePhone,
  missing = `${name}.required`,
) {
  return z.pipe(
    z.string({ error: missing }),
    z.pipe(
      z.transform((value: string) => normalise(value)),
      z
        .string()
        .check(wrong((value) => (value === '' ? missing : isKenyanMobile(value) ? null : `${name}.invalid`))),
    ),
  );
}

/** The number of the phone that is asked for its PIN: none is told as a wrong one is. */
/* @__NO_SIDE_EFFECTS__ */
export function payingMobile() {
  return mobile('mobile', normalisePhone, 'mobile.invalid');
}

/** A box that must be ticked. */
/* @__NO_SIDE_EFFECTS__ */
export function ticked(name: string) {
  return z.literal(true, { error: `${name}.required` });
}

/** What a check on a whole section reports: the message keys by field. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Lets a section check its fields against each other, also when some are wrong by themselves: what is no text counts as
 * empty, and a field that was found wrong already keeps its message.
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
