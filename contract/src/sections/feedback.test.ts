import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactField, longestFeedbackText, receiverAccountField, writtenText } from './feedback.ts';
import { kenya } from '../policy/editions.ts';

const why = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

// Made by each test: what a module makes at its load cannot be changed by `npm run mutate`.
const text = () => writtenText('content');
const contact = () => contactField(kenya);

describe('a text of the borrower', () => {
  it('the text is stored as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (value) => {
        const read = z.safeParse(text(), value);
        if (read.success) expect(read.data).toBe(value);
        else expect(read.error.issues[0]!.message).toMatch(/^(content\.required|text\.control)$/);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('the length counts characters, not UTF-16 units', () => {
    expect(why(text(), '😀'.repeat(longestFeedbackText))).toBeUndefined();
    expect(why(text(), '😀'.repeat(longestFeedbackText) + '.')).toBe('content.long');
    expect(why(text(), 'a'.repeat(10_000))).toBe('content.long');
    for (const nothing of [' '.repeat(10_000), 7, null, undefined])
      expect(why(text(), nothing)).toBe('content.required');
  });
});

describe('the contact of feedback', () => {
  it('[S3-124] the contact is a phone number in national digits, from any notation, or an email address', () => {
    for (const written of ['0712 345 678', '+254712345678', '712345678', ' 254-712-345-678 '])
      expect(z.parse(contact(), written)).toBe('712345678');
    expect(z.parse(contact(), ' wanjiru@ gmail.com ')).toBe('wanjiru@gmail.com');
    // What was read once is read again: the app sends what it has checked.
    for (const read of ['712345678', 'wanjiru@gmail.com']) expect(z.parse(contact(), read)).toBe(read);
  });

  it('any other contact is refused with the reason', () => {
    const wrong = {
      'contact.required': ['', '   ', '\u200b \u200b', 7, undefined],
      'contact.phone': ['12', 'call me', '071234567', '0712345678 0722345678', '☎'],
      'contact.email': ['@', 'a@', 'a@b', '0712345678@'],
      'contact.long': ['a'.repeat(201)],
    };
    for (const [key, values] of Object.entries(wrong))
      for (const value of values) expect([value, why(contact(), value)]).toEqual([value, key]);
  });

  it('the contact has a host that the policy accepts', () => {
    const some = contactField({ ...kenya, email: { ...kenya.email, accept: 'acceptedHosts' } });
    expect(why(some, 'a@example.com')).toBe('email.host');
    expect(why(contact(), 'a@example.com')).toBeUndefined();
    expect(why(some, '712345678')).toBeUndefined();
  });
});

it('[S3-126] the receiver account is one line of at most 100 characters, or empty', () => {
  const account = receiverAccountField();
  expect(z.parse(account, undefined)).toBe('');
  expect(why(account, 'Paybill 600000, QK17ABCD12')).toBeUndefined();
  expect(why(account, 'x'.repeat(101))).toBe('receiverAccount.long');
  for (const value of ['a\nb', 'a\u0000', 7]) expect(why(account, value)).toBe('receiverAccount.invalid');
});
