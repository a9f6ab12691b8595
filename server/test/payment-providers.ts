import { createHmac } from 'node:crypto';
import { sandboxAirtel } from '../src/ports/payments/airtel-simulator/credentials.ts';
import { transactionId } from '../src/ports/payments/airtel/transactions.ts';
import { stkSuccess } from './provider.ts';

/** A provider's message: the parts of the address after the secret, and the body. */
export interface Sent {
  address: string;
  body: unknown;
}

/** A prompt that was paid. */
interface PaidPrompt {
  payOrderId: string;
  providerId: string;
  shillings: number;
  receipt: string;
  /** The provider's time of the payment, as digits: 20260115120000. Airtel Money reports none. */
  transactionDate?: number;
}

/** A provider of the port as its tests need it: its setting, its abilities, and its callback format. */
export interface ProviderKit {
  name: string;
  environment: Record<string, string>;
  /** The amount of a prompt's payment stands in its callback. */
  namesAmount: boolean;
  /** Money can be paid without a prompt. */
  hasPaybill: boolean;
  /** Payouts and reversals are answered with their outcome. */
  answersAtOnce: boolean;
  /** The path on which payouts are asked for. */
  payOutPath: string;
  promptPath: string;
  /** The receipt in the lender's books. */
  named(receipt: string): string;
  promptPaid(prompt: PaidPrompt): Sent;
  /** Callbacks of a prompt that cannot be read, or are not believed. */
  unreadable(prompt: PaidPrompt): Sent[];
}

const stk = (prompt: PaidPrompt): Sent => ({
  address: `prompt/${prompt.payOrderId}`,
  body: stkSuccess(prompt.providerId, prompt.shillings, prompt.receipt, prompt.transactionDate),
});

const signed = (transaction: Record<string, unknown>, key: string = sandboxAirtel.callbackKey): Sent => ({
  address: 'airtel',
  body: {
    transaction,
    hash: createHmac('sha256', key).update(JSON.stringify(transaction)).digest('base64'),
  },
});

const airtelPaid = ({ payOrderId, receipt }: PaidPrompt) => ({
  id: transactionId('prompt', payOrderId),
  message: 'Paid KES 1,000 to KOPA, Trans ID MP260115.1200.L06941.',
  status_code: 'TS',
  airtel_money_id: receipt,
});

export const providerKits: ProviderKit[] = [
  {
    name: 'M-Pesa (Daraja)',
    environment: { PAYMENTS: 'simulator' },
    namesAmount: true,
    hasPaybill: true,
    answersAtOnce: false,
    payOutPath: '/mpesa/b2c/v3/paymentrequest',
    promptPath: '/mpesa/stkpush/v1/processrequest',
    named: (receipt) => receipt,
    promptPaid: stk,
    unreadable: (prompt) => [
      { ...stk(prompt), body: 'no JSON' },
      { ...stk(prompt), body: '' },
      { ...stk(prompt), body: { Body: { stkCallback: { CheckoutRequestID: 1 } } } },
      { ...stk(prompt), body: stkSuccess(prompt.providerId, 0, prompt.receipt) },
    ],
  },
  {
    name: 'Airtel Money',
    environment: { PAYMENTS: 'airtel-simulator' },
    namesAmount: false,
    hasPaybill: false,
    answersAtOnce: true,
    payOutPath: '/standard/v3/disbursements',
    promptPath: '/merchant/v1/payments/',
    named: (receipt) => `AM-${receipt}`,
    promptPaid: (prompt) => signed(airtelPaid(prompt)),
    unreadable: (prompt) => [
      { address: 'airtel', body: 'no JSON' },
      { address: 'airtel', body: '' },
      // Signed with another key, unsigned, changed after the signature.
      signed(airtelPaid(prompt), 'another key'),
      { address: 'airtel', body: { transaction: airtelPaid(prompt) } },
      signed({ ...airtelPaid(prompt), status_code: 'TA' }),
      signed({ ...airtelPaid(prompt), id: 'nobody' }),
      signed({ ...airtelPaid(prompt), airtel_money_id: null }),
    ],
  },
];
