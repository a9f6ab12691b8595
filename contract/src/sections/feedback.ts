import * as z from 'zod/mini';
import type { Market } from '../market/market.ts';
import { isMobile, nationalDigits } from '../market/phone.ts';
import type { Policy } from '../policy/policy.ts';
import { cleanEmail, emailError } from './email.ts';
import { cleaned } from './fields.ts';
import { withoutUnseen } from './plain-text.ts';

/** Maximum length of a description or message, in code points. */
export const longestFeedbackText = 2000;
/** Maximum length of an account. */
const longestAccount = 100;

/**
 * Control characters except line breaks and tabs, and lone surrogates: a screen would show nothing or
 * garbage.
 */
const controls = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/**
 * What a borrower writes, kept as it was typed: any script in any direction, pictures and line breaks, from
 * `shortest` to `longest` characters. Links in it are text. Keys: `<name>.required` for what shows nothing,
 * `<name>.short`, `<name>.long`, `text.control`.
 */
export function writtenText(name: string, { shortest = 1, longest = longestFeedbackText } = {}) {
  return z.string({ error: `${name}.required` }).check(
    z.check<string>(({ value, issues }) => {
      const message = textError(name, value, shortest, longest);
      if (message) issues.push({ code: 'custom', message, input: value, continue: true });
    }),
  );
}

function textError(name: string, value: string, shortest: number, longest: number): string | null {
  const seen = withoutUnseen(value.slice(0, 4 * longest)).trim();
  if (seen === '') return `${name}.required`;
  if (value.length > 2 * longest || [...value].length > longest) return `${name}.long`;
  if ([...seen].length < shortest) return `${name}.short`;
  return controls.test(value) ? 'text.control' : null;
}

/**
 * Where customer service reaches the borrower (S3-124): an email address, or a mobile number of the market in
 * any notation, given as national digits. Keys: `contact.required`, `contact.phone`, `contact.email`, and the
 * policy's rule about hosts.
 */
export function contactField({ market, email }: Pick<Policy, 'market' | 'email'>) {
  return cleaned(
    'contact',
    (raw) => cleanContact(raw, market),
    (value) => {
      if (!value.includes('@')) return isMobile(value, market) ? null : 'contact.phone';
      const wrong = emailError(value, email);
      return wrong === 'email.invalid' ? 'contact.email' : wrong;
    },
  );
}

function cleanContact(raw: string, market: Market): string {
  // A text without a digit or an @ stays, so that it is refused as typed and not as empty.
  if (raw.includes('@')) return cleanEmail(raw);
  return nationalDigits(raw, market) || withoutUnseen(raw).trim();
}

/** The account to which money was, or should have been, sent (S3-126); may be empty. */
export function receiverAccountField() {
  return z._default(
    z.string({ error: 'receiverAccount.invalid' }).check(
      z.refine((value) => value.length <= longestAccount, { error: 'receiverAccount.long' }),
      z.refine((value) => !controls.test(value) && !/[\n\r\t]/.test(value), {
        error: 'receiverAccount.invalid',
      }),
    ),
    '',
  );
}

/** The ids of uploaded pictures; the policy's `feedback.maximumImages` is the maximum (S5-41). */
export function imageIds(name: string) {
  return z._default(
    z
      .array(z.string({ error: 'file.unknown' }).check(z.maxLength(100, 'file.unknown')), {
        error: `${name}.invalid`,
      })
      .check(z.maxLength(100, `${name}.many`)),
    [],
  );
}
