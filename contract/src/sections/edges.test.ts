import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kenyaMarket } from '../market/kenya.ts';
import { kenya } from '../policy/index.ts';
import { appealText, longestAppeal, shortestAppeal } from './appeal.ts';
import { contactErrors } from './contacts.ts';
import { imageIds, longestFeedbackText, receiverAccountField, writtenText } from './feedback.ts';
import {
  across,
  optional,
  oneOf,
  ownMobile,
  requiredText,
  someText,
  typedPlace,
  typedText,
  writtenPhone,
} from './fields.ts';
import { nationalIdError, storedNationalId } from './national-id.ts';
import { accountNumberError, periodError } from './payout-values.ts';
import { plainText } from './plain-text.ts';
import { cleanWorkExtra, storedWorkExtra } from './work.ts';

const why = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;
const letters = (count: number) => 'x'.repeat(count);
const keep = (value: string) => value;

const around = (good: string) => [`${good}x`, `x${good}`];

/** The length is refused from this one on. */
function expectLongest(schema: z.core.$ZodType, longest: number, key: string): void {
  expect(why(schema, letters(longest))).toBeUndefined();
  expect(why(schema, letters(longest + 1))).toBe(key);
}

describe('a text of exactly the longest length is taken', () => {
  it('a text of a wire format, a required, an optional and a typed one', () => {
    expectLongest(someText(), 200, 'value.long');
    expectLongest(requiredText('name'), 200, 'name.long');
    expectLongest(
      optional('name', keep, () => null),
      200,
      'name.invalid',
    );
    expectLongest(typedText('name', { fewest: 2, most: 100 }), 100, 'name.long');
    expectLongest(typedPlace('city'), 100, 'city.long');
    expect(why(typedPlace('city'), ' '.repeat(200))).toBe('city.write');
    expect(why(typedPlace('city'), ' '.repeat(201))).toBe('city.long');
    expectLongest(receiverAccountField(), 100, 'receiverAccount.long');
    expectLongest(writtenText('content'), longestFeedbackText, 'content.long');
    expectLongest(appealText(), longestAppeal, 'appeal.long');
  });

  it('a text of exactly the shortest length is taken, in characters that show', () => {
    expect(why(appealText(), letters(shortestAppeal))).toBeUndefined();
    expect(why(appealText(), letters(shortestAppeal - 1))).toBe('appeal.short');
    expect(why(appealText(), ` ${letters(shortestAppeal - 1)} `)).toBe('appeal.short');
    expect(why(appealText(), '😀'.repeat(shortestAppeal - 1))).toBe('appeal.short');
    expect(why(appealText(), '')).toBe('appeal.required');
    expect(why(typedText('name', { fewest: 2, most: 100 }), 'x')).toBe('name.short');
    expect(why(writtenText('content'), 'a\u0000b')).toBe('text.control');
  });

  it('a text of white space is missing', () => {
    for (const schema of [requiredText('name'), typedText('name', { fewest: 2, most: 9 })])
      expect(why(schema, ' \t ')).toBe('name.required');
  });
});

describe('the message of a value that is no text, or of no list', () => {
  it('a phone as it is written, and the own number', () => {
    expect([why(writtenPhone('phone'), ''), why(writtenPhone('phone'), 7)]).toEqual([
      'phone.required',
      'phone.required',
    ]);
    const own = z.object(ownMobile({ market: kenyaMarket }));
    expect(z.parse(own, { mobile: '+254 712 345 678' })).toEqual({ mobile: '712345678' });
    expect(why(own, { mobile: '' })).toBe('mobile.required');
    expect(why(own, { mobile: '12' })).toBe('mobile.invalid');
  });

  it('a code of a list', () => {
    expect([why(oneOf('bank', ['KE01']), 'KE02'), why(oneOf('bank', ['KE01']), 7)]).toEqual([
      'bank.required',
      'bank.required',
    ]);
  });

  it('an optional text that is absent is empty', () => {
    const spare = optional('spare', keep, () => 'spare.invalid');
    expect(z.parse(spare, undefined)).toBe('');
    expect([why(spare, 'x'), why(spare, 7)]).toEqual(['spare.invalid', 'spare.invalid']);
  });

  it('the ids of pictures', () => {
    const images = imageIds('images');
    expect(z.parse(images, undefined)).toEqual([]);
    expect(z.parse(images, [letters(100)])).toEqual([letters(100)]);
    expect(why(images, [letters(101)])).toBe('file.unknown');
    expect(why(images, [7])).toBe('file.unknown');
    expect(why(images, 'a')).toBe('images.invalid');
    expect(why(images, Array(100).fill('a'))).toBeUndefined();
    expect(why(images, Array(101).fill('a'))).toBe('images.many');
  });

  it('a section that is no object has no fields to compare', () => {
    const section = z.any().check(across(() => ({ field: 'field.wrong' })));
    for (const value of [null, undefined, 'text', 7]) expect(why(section, value)).toBeUndefined();
    expect(why(section, {})).toBe('field.wrong');
    const empty = z.any().check(across(({ a }) => (a === '' ? {} : { a: 'a.wrong' })));
    expect(why(empty, { a: 7 })).toBeUndefined();
  });
});

describe('a number with something before or after it is refused', () => {
  it.each(around('12345678'))('the ID number %s', (number) => {
    for (const digits of [number, number.replace('8', '')])
      expect(nationalIdError(digits, kenya)).toMatch(/^nationalId\./);
  });

  it.each(around('123456789'))('the account number %s', (number) => {
    expect(accountNumberError(number, 'bank', kenya.payout)).toBe('accountNumber.bank');
  });

  it.each([...around('2029-07'), '12029-07'])('the period %s', (period) => {
    expect(periodError(period, '2026-11-21')).toBe('validPeriod.invalid');
  });

  it('the good ones are taken', () => {
    expect(nationalIdError('12345678', kenya)).toBeNull();
    expect(accountNumberError('123456789', 'bank', kenya.payout)).toBeNull();
    expect(periodError('2029-07', '2026-11-21')).toBeNull();
    expect(storedNationalId(' 1234-5678 ')).toBe('12345678');
  });
});

describe('what the borrower types becomes plain', () => {
  it('line breaks and tabs become one space, and letters are joined with their marks', () => {
    expect(plainText(' Moi\tAvenue\r\n12 ')).toBe('Moi Avenue 12');
    expect(plainText('e\u0301')).toBe('\u00e9');
    expect(plainText('Moi <b>Avenue</b>')).toBe('Moi bAvenue/b');
  });

  it('an extra work row keeps the characters that it can have', () => {
    expect(cleanWorkExtra('companyPhone', '+254 (712) 345-678 x', kenyaMarket)).toBe('712345678');
    expect(cleanWorkExtra('workPinCode', '56 00 01 9', kenyaMarket)).toBe('560001');
    expect(cleanWorkExtra('companyName', ' Jua Kali 7 ', kenyaMarket)).toBe(' Jua Kali 7 ');
    expect(storedWorkExtra('companyPhone', '0712 345 678', kenyaMarket)).toBe('712345678');
    expect(storedWorkExtra('companyName', ' Jua  Kali ', kenyaMarket)).toBe('Jua Kali');
  });

  it('a third contact with a number or a relation alone is asked for the rest', () => {
    const none = Object.fromEntries(
      [1, 2, 3, 4, 5].flatMap((slot) =>
        ['Name', 'Mobile', 'Relation'].map((part) => [`emergencyContact${part}${slot}`, '']),
      ),
    );
    const third = (part: string, value: string) =>
      Object.keys(contactErrors({ ...none, [`emergencyContact${part}3`]: value } as never, '', kenya)).filter(
        (field) => field.endsWith('3'),
      );
    expect(third('Mobile', '0712345678')).toEqual(['emergencyContactName3', 'emergencyContactRelation3']);
    expect(third('Relation', 'colleagues')).toEqual(['emergencyContactName3', 'emergencyContactMobile3']);
    expect(third('Name', '')).toEqual([]);
  });
});
