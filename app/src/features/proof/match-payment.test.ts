import type { MpesaPayment } from '@kopa/contract/mpesa-message/read-mpesa-message';
import type { Voucher } from '@kopa/contract/entities';
import { describe, expect, it } from 'vitest';
import { judge, type Known } from './match-payment.ts';

const payment: MpesaPayment = {
  receipt: 'QKL8X2Y3ZP',
  amountCents: 200_000,
  paidOn: '2026-11-20',
  paidTime: '18:04',
  payee: 'EASYCASH LTD',
  account: 'KE20261121001',
};
const known: Known = {
  detail: { today: '2026-11-21', disbursedOn: '2026-10-01', lines: [], payments: [] },
  vouchers: [],
  payTo: { name: 'EasyCash', number: '600000', account: 'KE20261121001' },
};
const proof = (change: Partial<Voucher>): Voucher => ({
  voucherId: 'v',
  orderNo: 'KE20261121001',
  state: 'received',
  amountCents: 200_000,
  paidOn: '2026-11-20',
  paidTime: null,
  method: null,
  receipt: 'QKL8X2Y3ZP',
  images: 1,
  pictures: [],
  reason: null,
  createTime: 0,
  answerBefore: 0,
  decidedAt: null,
  ...change,
});
const paid = {
  payOrderId: 'P-1',
  amountCents: 200_000,
  status: 'paid' as const,
  receipt: 'QKL8X2Y3ZP',
  failure: null,
  createTime: Date.UTC(2026, 10, 20, 22),
};

describe('a payment from a message', () => {
  it('the payment is counted if the order has its receipt, on the day of the entry or of the payment', () => {
    const line = { day: '2026-11-19', kind: 'payment' as const, cents: -200_000, receipt: 'QKL8X2Y3ZP' };
    const payments = [{ ...paid, status: 'failed' as const }, paid];
    expect(judge(payment, { ...known, detail: { ...known.detail, payments, lines: [line] } })).toEqual({
      kind: 'counted',
      day: '2026-11-19',
    });
    // Ten in the evening in UTC is the next day in Nairobi.
    expect(judge(payment, { ...known, detail: { ...known.detail, payments } })).toEqual({
      kind: 'counted',
      day: '2026-11-21',
    });
    const failed = [{ ...paid, status: 'failed' as const }];
    expect(judge(payment, { ...known, detail: { ...known.detail, payments: failed } }).kind).toBe('missing');
  });

  it('the payment is known if a proof was sent, unless the proof was rejected', () => {
    const voucher = proof({});
    expect(judge(payment, { ...known, vouchers: [voucher] })).toEqual({ kind: 'proved', voucher });
    expect(judge(payment, { ...known, vouchers: [proof({ state: 'rejected' })] }).kind).toBe('missing');
    expect(judge(payment, { ...known, vouchers: [proof({ receipt: null })] }).kind).toBe('missing');
  });

  it.each<[string, Partial<MpesaPayment>]>([
    ['future', { paidOn: '2026-11-22' }],
    ['beforeLoan', { paidOn: '2026-09-30' }],
    ['missing', {}],
    ['missing', { paidOn: '2026-11-21' }],
    ['missing', { paidOn: '2026-10-01' }],
    ['missing', { payee: 'easy cash  limited' }],
    ['missing', { payee: 'EASYCASH KENYA LTD' }],
    ['otherPayee', { payee: 'MFANO SACCO' }],
    ['otherPayee', { payee: 'EASYCASH LTD', account: null }],
    ['otherAccount', { account: '0700000001' }],
    ['missing', { account: 'ke 2026-1121001' }],
    ['missing', { account: 'KE2026***001' }],
  ])('is %s with %o', (kind, change) => {
    expect(judge({ ...payment, ...change }, known).kind).toBe(kind);
  });

  it('the payment is not compared with an unknown name or paybill', () => {
    const unnamed = { ...known, payTo: { ...known.payTo!, name: 'M-PESA' } };
    expect(judge({ ...payment, payee: 'ANY NAME' }, unnamed).kind).toBe('missing');
    expect(judge({ ...payment, payee: 'ANY NAME', account: null }, unnamed).kind).toBe('otherPayee');
    expect(judge({ ...payment, payee: 'ANY NAME', account: null }, { ...known, payTo: null }).kind).toBe(
      'missing',
    );
  });
});
