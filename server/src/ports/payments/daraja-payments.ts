import type { Clock } from '../clock/clock.ts';
import { callbackUrl, type CallbackAddress } from './daraja-callbacks.ts';
import { DarajaClient, type DarajaCredentials } from './daraja-client.ts';
import { PaymentRefused, type Payments, type PayoutDestination } from './payments.ts';

export interface DarajaSettings extends DarajaCredentials {
  /** As in 'https://api.safaricom.co.ke', or the simulator's. A function, where the address is known only later. */
  baseUrl: string | (() => string);
  /** The paybill's number: 5 or 6 digits. */
  shortCode: string;
  /** The number that payouts are made from; that of the paybill when left out. */
  payoutShortCode?: string;
  passKey: string;
  initiatorName: string;
  /** The initiator's password, encrypted with the provider's certificate. */
  securityCredential: string;
  callbacks: CallbackAddress | (() => CallbackAddress);
  /**
   * Whether the same provider also sends money to other wallets and to accounts, by `/transfers/v1/paymentrequest`. The
   * simulator does; Daraja itself pays M-Pesa only.
   */
  transfers?: boolean;
  clock: Clock;
  /** For tests: stands in for the network. */
  fetch?: typeof globalThis.fetch;
}

/**
 * M-Pesa by Safaricom's Daraja: STK push for repayments, B2C for payouts. The sandbox is the same code pointed at the
 * simulator. Field names, misspellings included, are Daraja's.
 */
export function darajaPayments(settings: DarajaSettings): Payments {
  const { shortCode, passKey, initiatorName, securityCredential, clock } = settings;
  const { payoutShortCode = shortCode } = settings;
  const client = new DarajaClient({
    ...settings,
    baseUrl: typeof settings.baseUrl === 'function' ? settings.baseUrl : () => settings.baseUrl as string,
  });
  const address = () =>
    typeof settings.callbacks === 'function' ? settings.callbacks() : settings.callbacks;
  const signed = () => {
    const timestamp = timestampOf(clock.now());
    return {
      BusinessShortCode: shortCode,
      Password: Buffer.from(shortCode + passKey + timestamp).toString('base64'),
      Timestamp: timestamp,
    };
  };

  const pays: Payments['pays'] = (to) => isMpesa(to) || settings.transfers === true;

  return {
    async prompt({ payOrderId, orderNo, amountCents, mobile }) {
      const answer = await client.post('/mpesa/stkpush/v1/processrequest', {
        ...signed(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: shillings(amountCents),
        PartyA: international(mobile),
        PartyB: shortCode,
        PhoneNumber: international(mobile),
        CallBackURL: callbackUrl(address(), 'prompt', payOrderId),
        AccountReference: orderNo.slice(0, 12),
        TransactionDesc: 'Loan payment',
      });
      return { checkoutRequestId: accepted(answer, 'CheckoutRequestID') };
    },

    async promptResult(checkoutRequestId) {
      try {
        const answer = await client.post('/mpesa/stkpushquery/v1/query', {
          ...signed(),
          CheckoutRequestID: checkoutRequestId,
        });
        const code = answer['ResultCode'];
        return typeof code === 'string' || typeof code === 'number' ? String(code) : null;
      } catch (error) {
        // A prompt that waits for its PIN is told as an error.
        if (error instanceof PaymentRefused && /being processed/i.test(error.message)) return null;
        throw error;
      }
    },

    pays,

    async payOut({ id, orderNo, amountCents, to }) {
      if (!pays(to))
        throw new PaymentRefused('destination', `M-Pesa cannot pay to an account of the kind ${to.kind}.`);
      const order = {
        OriginatorConversationID: id,
        InitiatorName: initiatorName,
        SecurityCredential: securityCredential,
        Amount: shillings(amountCents),
        PartyA: payoutShortCode,
        Remarks: 'Loan',
        QueueTimeOutURL: callbackUrl(address(), 'payout-timeout', id),
        ResultURL: callbackUrl(address(), 'payout', id),
        Occassion: orderNo,
      };
      try {
        const answer = isMpesa(to)
          ? await client.post('/mpesa/b2c/v3/paymentrequest', {
              ...order,
              CommandID: 'BusinessPayment',
              PartyB: international(to.number),
            })
          : await client.post('/transfers/v1/paymentrequest', {
              ...order,
              CommandID: 'AccountTransfer',
              AccountKind: to.kind,
              Institution: to.ifsc ?? to.bankName,
              AccountNumber: to.number,
              AccountName: to.holder,
            });
        return { conversationId: accepted(answer, 'ConversationID') };
      } catch (error) {
        if (error instanceof PaymentRefused && /duplicate originator/i.test(error.message))
          return { conversationId: null };
        throw error;
      }
    },

    async askPayout({ id }) {
      const answer = await client.post('/mpesa/transactionstatus/v1/query', {
        Initiator: initiatorName,
        SecurityCredential: securityCredential,
        CommandID: 'TransactionStatusQuery',
        OriginalConversationID: id,
        PartyA: payoutShortCode,
        IdentifierType: 4,
        ResultURL: callbackUrl(address(), 'payout-status', id),
        QueueTimeOutURL: callbackUrl(address(), 'payout-timeout', id),
        Remarks: 'Status',
        Occasion: '',
      });
      accepted(answer, 'ConversationID');
    },
  };
}

function isMpesa({ kind, bankName }: Pick<PayoutDestination, 'kind' | 'bankName'>): boolean {
  return kind === 'mobileMoney' && bankName === 'MPESA';
}

/** The id in an answer that says "accepted"; any other answer is a refusal. */
function accepted(answer: Record<string, unknown>, id: string): string {
  const value = answer[id];
  if (String(answer['ResponseCode']) !== '0' || typeof value !== 'string')
    throw new PaymentRefused(String(answer['ResponseCode']), String(answer['ResponseDescription']));
  return value;
}

/** M-Pesa moves whole shillings. */
function shillings(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents % 100 !== 0)
    throw new PaymentRefused('amount', `M-Pesa moves whole shillings, and ${cents} cents are not.`);
  return cents / 100;
}

function international(mobile: string): string {
  return `254${mobile}`;
}

/** YYYYMMDDHHmmss in Nairobi. */
export function timestampOf(instant: number): string {
  return new Date(instant + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}
