import { describe, expect, it } from 'vitest';
import {
  centsTyped,
  emptyProof,
  onlyAmount,
  proofOf,
  proofSchema,
  sentOf,
  typedTime,
} from './proof-values.ts';

const schema = proofSchema({ disbursedOn: '2026-10-01', today: '2026-11-21' });
const right = {
  images: 'I-1,I-2',
  amountCents: '2,000',
  paidOn: '2026-11-20',
  paidTime: '18:04',
  method: 'paybill',
  receipt: '',
};
const wrong = (change: Record<string, string>) => {
  const result = schema.safeParse({ ...right, ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path[0], message]);
};

describe('the values of a proof', () => {
  it('wrong values are named', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong(emptyProof)).toEqual([
      ['images', 'images.required'],
      ['amountCents', 'amountPaid.invalid'],
      ['paidOn', 'paidOn.invalid'],
      ['paidOn', 'paidOn.early'],
      ['method', 'method.invalid'],
    ]);
    expect(wrong({ paidOn: '2026-11-22' })).toEqual([['paidOn', 'paidOn.late']]);
    expect(wrong({ paidOn: '2026-09-30' })).toEqual([['paidOn', 'paidOn.early']]);
    expect(wrong({ paidTime: '24:00' })).toEqual([['paidTime', 'paidTime.invalid']]);
    expect(wrong({ paidTime: '' })).toEqual([]);
    expect(wrong({ method: 'cowries' })).toEqual([['method', 'method.invalid']]);
    expect(wrong({ receipt: 'X'.repeat(41) })).toEqual([['receipt', 'value.long']]);
  });

  it("values are sent in the lender's form, without empty ones", () => {
    expect(sentOf({ ...right, receipt: ' qkl8x2y3zp ' })).toEqual({
      images: ['I-1', 'I-2'],
      amountCents: 200_000,
      paidOn: '2026-11-20',
      paidTime: '18:04',
      method: 'paybill',
      receipt: 'qkl8x2y3zp',
    });
    expect(sentOf({ ...right, paidTime: '' })).toEqual({
      images: ['I-1', 'I-2'],
      amountCents: 200_000,
      paidOn: '2026-11-20',
      method: 'paybill',
    });
  });

  it.each([
    ['2000', 200_000],
    ['2,000', 200_000],
    [' 2,000.5 ', 200_050],
    ['1002.84', 100_284],
    ['0.05', 5],
    ['', null],
    ['0', null],
    ['0.00', null],
    ['1.2.3', null],
    ['-5', null],
    ['123456789', null],
  ])('%s is read as %s cents', (typed, cents) => {
    expect(centsTyped(typed)).toBe(cents);
  });

  it('values are taken from a message', () => {
    const payment = {
      receipt: 'QKL8X2Y3ZP',
      amountCents: 100_284,
      paidOn: '2026-11-20',
      paidTime: null,
      payee: 'EASYCASH',
      account: null,
    };
    expect(proofOf(payment)).toEqual({
      amountCents: '1,002.84',
      paidOn: '2026-11-20',
      paidTime: '',
      method: 'mpesa',
      receipt: 'QKL8X2Y3ZP',
    });
    expect(proofOf({ ...payment, account: 'KE1' }).method).toBe('paybill');
  });

  it.each([
    ['1', '1'],
    ['18', '18'],
    ['180', '18:0'],
    ['1804', '18:04'],
    ['18:04', '18:04'],
    ['6:04', '06:04'],
    ['6', '06'],
    ['604', '06:04'],
    ['18.04 hrs', '18:04'],
    ['18045', '18:04'],
    ['x', ''],
  ])('the time %s is read as %s', (raw, time) => {
    expect(typedTime(raw)).toBe(time);
    expect(typedTime(typedTime(raw))).toBe(time);
  });

  it('the amount field accepts only possible characters', () => {
    expect(onlyAmount('KSh 2,000.00')).toBe('2,000.00');
  });
});
