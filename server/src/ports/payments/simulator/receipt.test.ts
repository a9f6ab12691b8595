import { readMpesaMessage } from '@kopa/contract/mpesa-message/read-mpesa-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptOf } from './receipt.ts';

const nine = Date.parse('2026-11-22T09:00:00+03:00');

describe('a simulated receipt', () => {
  it('a simulated receipt begins with year, month and day, as in M-Pesa codes', () => {
    expect(receiptOf(nine, Buffer.alloc(7))).toBe('UKMAAAAAAA');
    expect(receiptOf(Date.parse('2024-10-19T23:00:00+03:00'), Buffer.alloc(7))).toBe('SJJAAAAAAA');
    expect(receiptOf(Date.parse('2025-01-01T00:00:00+03:00'), Buffer.alloc(7))).toBe('TA1AAAAAAA');
  });

  it('a simulated receipt is found in its message, with any content', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 7, maxLength: 7 }), (bytes) => {
        const receipt = receiptOf(nine, bytes);
        const text = `${receipt} Confirmed. Ksh1,000.00 sent to EASYCASH LTD for account 2611 on 22/11/26 at 9:00 AM New M-PESA balance is Ksh3,410.55. Transaction cost, Ksh0.00.`;
        expect(readMpesaMessage(text)).toMatchObject({ payments: [{ receipt }] });
      }),
      { examples: [[new Uint8Array(7)]] },
    );
  });
});
