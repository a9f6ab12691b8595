import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../calendar.ts';
import { payments } from './message-samples.ts';
import { others } from './other-samples.ts';
import { readMpesaMessage, type MpesaReading } from './read-mpesa-message.ts';

const seed = 20_261_120;

describe('a message of M-Pesa', () => {
  it.each(payments)('the reader finds a payment: $what', ({ text, reads }) => {
    expect(readMpesaMessage(text)).toEqual({
      payments: (reads as object[]).map((each) => expect.objectContaining(each) as unknown),
    });
  });

  it.each(others)('the reader finds no payment: $what', ({ text, reads }) => {
    expect(readMpesaMessage(text)).toEqual({ reason: reads });
  });

  it('the corpus is large enough', () => {
    expect(payments.length + others.length).toBeGreaterThanOrEqual(40);
  });
});

/** Every read value is part of the text: the code letter by letter, the amount digit by digit. */
function expectNothingInvented(text: string, reading: MpesaReading): void {
  if ('reason' in reading) return;
  const capitals = text.normalize('NFKC').toUpperCase();
  const digits = capitals.replaceAll(/[^\d.]/g, '');
  expect(reading.payments.length).toBeGreaterThan(0);
  for (const { receipt, amountCents, paidOn, paidTime, payee } of reading.payments) {
    expect(receipt).toMatch(/^[A-Z0-9]{8,12}$/);
    expect(capitals).toContain(receipt);
    expect(Number.isSafeInteger(amountCents) && amountCents > 0).toBe(true);
    expect(digits).toContain(String(Math.floor(amountCents / 100)));
    expect(isDay(paidOn)).toBe(true);
    expect(paidTime ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(payee).not.toBe('');
  }
}

describe('any text', () => {
  it('the reader never throws and never invents values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' }), (text) => {
        expectNothingInvented(text, readMpesaMessage(text));
      }),
      { seed, numRuns: 200 },
    );
  });

  const piece = fc.oneof(
    fc.constantFrom(...payments, ...others.slice(0, -1)).map(({ text }) => text),
    fc.constantFrom(
      'Confirmed. ',
      'Imethibitishwa ',
      'Ksh',
      'Ksh2,000.00 ',
      ' sent to ',
      ' paid to ',
      'imetumwa kwa ',
      'Umelipa ',

      ' for account ',
      ' on ',
      '20/11/26',
      ' tarehe 99/99/99 ',
      ' at 6:04 PM',
      'QKL8X2Y3ZP ',
      'CONFIRMED',
      '٣٤٥ ',
      '\u0000',
    ),
    fc.string({ maxLength: 30 }),
  );

  it('the reader does the same for combined parts of messages of any length', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120, size: 'max' }), (pieces) => {
        const text = pieces.join('').slice(0, 10_000);
        expectNothingInvented(text, readMpesaMessage(text));
      }),
      { seed, numRuns: 400 },
    );
  });

  it('the reader finds receipt, amount and day in any notation', () => {
    const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
    const code = fc
      .array(fc.constantFrom(...letters), { minLength: 8, maxLength: 8 })
      .map((rest) => `U${rest.join('')}7`);
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        code,
        fc.integer({ min: 1, max: 50_000_000 }),
        day,
        fc.boolean(),
        (receipt, cents, at, comma) => {
          const whole = Math.floor(cents / 100);
          const written = comma ? whole.toLocaleString('en-KE') : String(whole);
          const amount = `${written}.${String(cents % 100).padStart(2, '0')}`;
          const [year, month, date] = at.toISOString().slice(0, 10).split('-').map(Number);
          const text = `${receipt} Confirmed. Ksh${amount} sent to EASYCASH LTD for account KE123 on ${date}/${month}/${year! % 100} at 6:04 PM`;
          expect(readMpesaMessage(text)).toEqual({
            payments: [
              {
                receipt,
                amountCents: cents,
                paidOn: at.toISOString().slice(0, 10),
                paidTime: '18:04',
                payee: 'EASYCASH LTD',
                account: 'KE123',
              },
            ],
          });
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});
