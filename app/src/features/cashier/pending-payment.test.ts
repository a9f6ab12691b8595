import type { Payment, PaymentReference } from '@kopa/contract/entities';
import { repayMethods } from '@kopa/contract/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asTexts,
  fromTexts,
  hostOf,
  namesOfPaid,
  standingOf,
  type PendingPayment,
} from './pending-payment.ts';

const minute = 60_000;
const asking = 1_000_000_000;
const paybill: PendingPayment = {
  method: 'paybill',
  amountCents: 50_000,
  payOrderId: null,
  given: null,
  before: ['P-0', 'R0'],
  toldAt: asking,
};
const barcode: PaymentReference = {
  orderNo: 'KE1',
  channel: 'oxxo',
  reference: '93000000000008',
  bankName: null,
  link: null,
  amountCents: 50_000,
  expireTime: asking + 60 * minute,
};
const oxxo: PendingPayment = { ...paybill, method: 'oxxo', given: barcode };
const payment = (payOrderId: string, change: Partial<Payment> = {}): Payment => ({
  payOrderId,
  amountCents: 50_000,
  status: 'paid',
  receipt: `R${payOrderId.slice(2)}`,
  failure: null,
  createTime: asking + minute,
  ...change,
});
const at = (serverTime: number, ...payments: Payment[]) => ({ serverTime, payments });
const old = payment('P-0', { createTime: asking - 60 * minute });

describe('a pending payment', () => {
  it('a pending payment is new money by any method and of any amount', () => {
    expect(standingOf(paybill, at(asking + minute, old))).toEqual({
      state: 'pending',
      isUnsure: false,
      waitedMs: minute,
    });
    const less = payment('P-1', { amountCents: 20_000 });
    const more = payment('P-2', { amountCents: 40_000 });
    expect(standingOf(paybill, at(asking + minute, more, less, old))).toEqual({
      state: 'paid',
      payments: [more, less],
      cents: 60_000,
    });
    expect(namesOfPaid(at(asking, less, payment('P-3', { status: 'failed', receipt: null })))).toEqual([
      'P-1',
      'R1',
    ]);
  });

  it('a receipt of another prompt is not new money', () => {
    expect(standingOf(paybill, at(asking, payment('P-9', { receipt: 'R0' }))).state).toBe('pending');
    expect(standingOf(paybill, at(asking, payment('P-0', { receipt: 'R9' }))).state).toBe('pending');
  });

  it('[S8-20] a pending payment expires with its reference if no money has arrived', () => {
    expect(standingOf(oxxo, at(asking + 59 * minute, old)).state).toBe('pending');
    expect(standingOf(oxxo, at(asking + 60 * minute, old))).toEqual({ state: 'timedOut' });
    expect(standingOf(oxxo, at(asking + 60 * minute, payment('P-1'), old)).state).toBe('paid');
  });

  it('money during the display of the numbers is shown, and older money is not', () => {
    const shown: PendingPayment = { ...paybill, toldAt: null };
    expect(standingOf(shown, at(asking, old))).toEqual({ state: 'open' });
    expect(standingOf(shown, at(asking + 2 * minute, payment('P-1'), old)).state).toBe('paid');
    expect(standingOf(shown, at(asking + 62 * minute, payment('P-1'), old)).state).toBe('open');
  });

  it("the state of a prompt is the lender's answer about that prompt", () => {
    const prompt: PendingPayment = { ...paybill, method: 'mpesa', payOrderId: 'P-1' };
    const of = (status: Payment['status'], failure: string | null = null) =>
      standingOf(prompt, at(asking + 2 * minute, payment('P-1', { status, failure }), payment('P-2')));
    expect(of('pending')).toEqual({ state: 'pending', isUnsure: false, waitedMs: minute });
    expect(of('unknown')).toMatchObject({ state: 'pending', isUnsure: true });
    expect(of('failed', 'cancelled')).toEqual({ state: 'failed', failure: 'cancelled', cents: 50_000 });
    expect(of('paid')).toMatchObject({ state: 'paid', cents: 50_000 });
    expect(standingOf(prompt, at(asking, old)).state).toBe('open');
  });

  it('a prompt with a lost answer is found, and no older prompt is', () => {
    const sent: PendingPayment = { ...paybill, method: 'mpesa' };
    const earlier = payment('P-0', { status: 'failed', receipt: null, createTime: asking - 1 });
    expect(standingOf(sent, at(asking + 1, earlier)).state).toBe('open');
    const own = payment('P-1', { status: 'pending', receipt: null, createTime: asking });
    expect(standingOf(sent, at(asking + 1, own, earlier)).state).toBe('pending');
  });

  it('an earlier prompt is not taken for the own one, whatever the clocks show', () => {
    const sent: PendingPayment = { ...paybill, method: 'mpesa', before: ['P-1'] };
    const other = payment('P-1', { status: 'pending', receipt: null });
    expect(standingOf(sent, at(asking + minute, other)).state).toBe('open');
    const own = payment('P-2', { status: 'pending', receipt: null });
    expect(standingOf(sent, at(asking + minute, own, other)).state).toBe('pending');
  });
});

describe('a stored pending payment', () => {
  it('a stored pending payment returns unchanged', () => {
    const one = fc.record({
      method: fc.constantFrom(...repayMethods),
      amountCents: fc.option(fc.nat()),
      payOrderId: fc.option(fc.uuid()),
      given: fc.constantFrom(null, barcode, { ...barcode, link: 'https://pay.example/MC1' }),
      before: fc.array(fc.stringMatching(/^[\w-]{1,12}$/)),
      toldAt: fc.nat(),
    });
    fc.assert(
      fc.property(one, (pending) => {
        expect(fromTexts(asTexts(pending))).toEqual(pending);
      }),
      { seed: 6 },
    );
  });

  it('a stored pending payment is validated field by field, and never throws', () => {
    const texts = fc.dictionary(
      fc.constantFrom('method', 'amountCents', 'payOrderId', 'given', 'before', 'toldAt'),
      fc.oneof(fc.string(), fc.constantFrom('mpesa', '-1', '1e9', 'NaN', '{}', '[', 'null')),
    );
    fc.assert(
      fc.property(texts, (values) => {
        const pending = fromTexts(values);
        if (pending) expect(fromTexts(asTexts(pending))).toEqual(pending);
      }),
      { seed: 6, numRuns: 500 },
    );
    expect(fromTexts({})).toBeNull();
    expect(fromTexts({ method: 'cheque' })).toBeNull();
    const spoilt = { ...asTexts(oxxo), given: JSON.stringify({ ...barcode, link: 'javascript:alert(1)' }) };
    expect(fromTexts(spoilt)).toEqual({ ...oxxo, given: null });
  });

  it('links lead to the web only', () => {
    expect(hostOf('https://pay.example/MC1')).toBe('pay.example');
    for (const link of ['http://pay.example/MC1', 'javascript:alert(1)', 'intent://pay', '/MC1', ''])
      expect(hostOf(link)).toBeNull();
  });
});
