import { describe, expect, it } from 'vitest';
import { readPayoutOutcome, readPayoutStatus, readPromptOutcome } from './results.ts';

/** A payment that the provider reports without further details. */
const untold = { receipt: null, amountCents: null, paidAt: null };

const stk = (ResultCode: unknown, Item: unknown[]) => ({
  Body: { stkCallback: { CheckoutRequestID: 'ws_CO_1', ResultCode, CallbackMetadata: { Item } } },
});

const result = (ResultCode: unknown) => ({
  Result: {
    ResultCode,
    OriginatorConversationID: 'D1',
    ConversationID: 'AG_1',
    TransactionID: 'SPAY',
    ResultParameters: { ResultParameter: { Key: 'TransactionAmount', Value: 9884 } },
  },
});

const status = (ResultCode: number, TransactionStatus?: string) => ({
  Result: {
    ResultCode,
    OriginatorConversationID: 'Q1',
    ConversationID: 'AG_Q',
    ResultParameters: {
      ResultParameter: [
        { Key: 'TransactionStatus', Value: TransactionStatus },
        { Key: 'ReceiptNo', Value: 'SPAY' },
        { Key: 'Amount', Value: 9884 },
        { Key: 'ConversationID', Value: 'AG_1' },
      ],
    },
  },
});

describe('callbacks of Daraja', () => {
  it("a prompt's callback is read with amounts as numbers or text, and the day in Nairobi", () => {
    const items = [
      { Name: 'Amount', Value: '1000.00' },
      { Name: 'MpesaReceiptNumber', Value: 'SKJ7RT61SV' },
      { Name: 'TransactionDate', Value: 20_260_115_235_959 },
    ];
    expect(readPromptOutcome(stk('0', items))).toEqual({
      providerId: 'ws_CO_1',
      outcome: {
        paid: {
          receipt: 'SKJ7RT61SV',
          amountCents: 100_000,
          paidAt: Date.UTC(2026, 0, 15, 20, 59, 59),
        },
        failure: null,
      },
    });
  });

  it('a failure is read without metadata', () => {
    const failed = { Body: { stkCallback: { CheckoutRequestID: 'ws_CO_1', ResultCode: 1032 } } };
    expect(readPromptOutcome(failed)).toEqual({
      providerId: 'ws_CO_1',
      outcome: { paid: null, failure: 'cancelled' },
    });
  });

  it('a success without a receipt or an amount is unreadable', () => {
    expect(readPromptOutcome(stk(0, [{ Name: 'Amount', Value: 1000 }]))).toBeNull();
    expect(readPromptOutcome(stk(0, [{ Name: 'MpesaReceiptNumber', Value: 'S1' }]))).toBeNull();
    expect(readPromptOutcome({})).toBeNull();
  });

  it("a payout's result is read with a code of any type", () => {
    expect(readPayoutOutcome(result('0'))).toEqual({
      kind: 'payout',
      id: 'D1',
      providerId: 'AG_1',
      outcome: { paid: { ...untold, receipt: 'SPAY', amountCents: 988_400 }, failure: null },
    });
    expect(readPayoutOutcome(result('R000002'))?.outcome).toEqual({ paid: null, failure: 'R000002' });
  });

  it('a status is paid, failed, missing, or pending', () => {
    expect(readPayoutStatus('D1', status(0, 'Completed'))).toEqual({
      kind: 'payout',
      id: 'D1',
      providerId: 'AG_1',
      outcome: { paid: { ...untold, receipt: 'SPAY', amountCents: 988_400 }, failure: null },
    });
    expect(readPayoutStatus('D1', status(0, 'Failed'))).toMatchObject({
      kind: 'payout',
      outcome: { paid: null },
    });
    expect(readPayoutStatus('D1', status(0, 'Pending'))).toEqual({ kind: 'open' });
    expect(readPayoutStatus('D1', status(2032))).toEqual({ kind: 'payoutMissing', id: 'D1' });
    expect(readPayoutStatus('D1', {})).toBeNull();
  });
});
