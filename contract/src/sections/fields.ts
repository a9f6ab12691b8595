import * as z from 'zod/mini';
import { isKenyanMobile, normalisePhone } from './phone.ts';

/**
 * Fields as forms and the wire hold them: text, '' when empty. Every message is a key of
 * `locales/<language>/validation.json`.
 */

const longest = 200;

/** Text that may be empty. Its keys name no field: no form lets a borrower enter what it refuses. */
export function text() {
  return z._default(z.string({ error: 'value.invalid' }).check(z.maxLength(longest, 'value.long')), '');
}

/** Text that must be there. */
export function requiredText(name: string) {
  return z
    .string({ error: `${name}.required` })
    .check(z.refine((value) => value.trim() !== '', { error: `${name}.required`, abort: true }))
    .check(z.maxLength(longest, `${name}.long`));
}

/** One code of a list. */
export function oneOf(name: string, codes: readonly string[]) {
  return z
    .string({ error: `${name}.required` })
    .check(z.refine((value) => codes.includes(value), { error: `${name}.required` }));
}

/** A mobile number in national digits; anything a borrower writes is normalised first. */
export function mobile(name: string) {
  return z.pipe(
    z.string({ error: `${name}.required` }),
    z.pipe(
      z.transform((value: string) => normalisePhone(value)),
      z
        .string()
        .check(z.refine((value) => value !== '', { error: `${name}.required`, abort: true }))
        .check(z.refine(isKenyanMobile, { error: `${name}.invalid` })),
    ),
  );
}

/** What a check on a whole section reports: the message keys by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** Lets a section check its fields against each other. */
export function across<T extends Record<string, unknown>>(find: (values: T) => FieldErrors) {
  return z.check<T>((context) => {
    for (const [field, message] of Object.entries(find(context.value))) {
      if (message)
        context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] });
    }
  });
}
