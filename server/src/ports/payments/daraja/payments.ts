import { promptAccount } from '@kopa/contract/prompt-account';
import { shillingsOf } from '../amounts.ts';
import { callbackUrl, type CallbackAddresses } from '../callback.ts';
import { PaymentRefused, type Payments, type PayoutDestination } from '../payments.ts';
import type { Clock } from '../../clock/clock.ts';
import { darajaPurposes, readDarajaCallback, type DarajaCallback } from './callbacks.ts';
import { accepted, DarajaClient, type DarajaCredentials } from './client.ts';
import { darajaPaybill } from './paybill.ts';
import { promptOutcome } from './results.ts';
import { timestampOf } from './timestamps.ts';

export interface DarajaSettings extends DarajaCredentials {
  /**
   * As in 'https://api.safaricom.co.ke', or the simulator's. A function, because the address is known only
   * later.
   */
  baseUrl: () => string;
  /** The paybill's number: 5 or 6 digits. */
  shortCode: string;
  /** The name that the paybill shows to payers. */
  businessName: string;
  /** The number that payouts are made from. */
  payoutShortCode: string;
  passKey: string;
  initiatorName: string;
  /** The initiator's password, encrypted with the provider's certificate. */
  securityCredential: string;
  /** The number in the paybill's records, as in '254722000000'. */
  nominatedNumber: string;
  callbacks: CallbackAddresses;
  /**
   * Whether the provider also pays other wallets and accounts, by `/transfers/v1/paymentrequest`. The
   * simulator does; Daraja itself pays M-Pesa only.
   */
  transfers?: boolean;
  clock: Clock;
  /** For tests: replaces the network. */
  fetch?: typeof globalThis.fetch;
}

/**
 * M-Pesa by Safaricom's Daraja: STK push for repayments, B2C for payouts. The sandbox uses the same code with
 * the simulator. Field names, misspellings included, are Daraja's.
 */
export function darajaPayments(settings: DarajaSettings): Payments {
  const { shortCode, passKey, initiatorName, securityCredential, clock } = settings;
  const { payoutShortCode } = settings;
  const client = new DarajaClient(settings);
  const to = async (kind: DarajaCallback, id: string) =>
    callbackUrl(await settings.callbacks(darajaPurposes[kind]), kind, id);
  const signed = () => {
    const timestamp = timestampOf(clock.now());
    return {
      BusinessShortCode: shortCode,
      Password: Buffer.from(shortCode + passKey + timestamp).toString('base64'),
      Timestamp: timestamp,
    };
  };

  const pays: Payments['pays'] = (account) => isMpesa(account) || settings.transfers === true;

  return {
    wallet: 'MPESA',
    paybill: darajaPaybill(settings, client),
    readCallback: readDarajaCallback(shortCode),

    async prompt({ payOrderId, orderNo, amountCents, mobile }) {
      const answer = await client.post('prompt', '/mpesa/stkpush/v1/processrequest', {
        ...signed(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: shillingsOf(amountCents),
        PartyA: international(mobile),
        PartyB: shortCode,
        PhoneNumber: international(mobile),
        CallBackURL: await to('prompt', payOrderId),
        AccountReference: promptAccount(orderNo),
        TransactionDesc: 'Loan payment',
      });
      return { providerId: accepted(answer, 'CheckoutRequestID') };
    },

    async askPrompt({ providerId }) {
      // Daraja knows a prompt by its own name for it alone.
      if (providerId === null) return null;
      try {
        const answer = await client.post('askPrompt', '/mpesa/stkpushquery/v1/query', {
          ...signed(),
          CheckoutRequestID: providerId,
        });
        const code = answer['ResultCode'];
        return typeof code === 'string' || typeof code === 'number' ? promptOutcome(String(code)) : null;
      } catch (error) {
        // Daraja reports a prompt that waits for its PIN as an error.
        if (error instanceof PaymentRefused && /being processed/i.test(error.message)) return null;
        throw error;
      }
    },

    pays,

    async payOut({ id, orderNo, amountCents, to: account }) {
      if (!pays(account))
        throw new PaymentRefused(
          'destination',
          `M-Pesa cannot pay to an account of the kind ${account.kind}.`,
        );
      const order = {
        OriginatorConversationID: id,
        InitiatorName: initiatorName,
        SecurityCredential: securityCredential,
        Amount: shillingsOf(amountCents),
        PartyA: payoutShortCode,
        Remarks: 'Loan',
        QueueTimeOutURL: await to('payout-timeout', id),
        ResultURL: await to('payout', id),
        Occassion: orderNo,
      };
      try {
        const answer = isMpesa(account)
          ? await client.post('payOut', '/mpesa/b2c/v3/paymentrequest', {
              ...order,
              CommandID: 'BusinessPayment',
              PartyB: international(account.number),
            })
          : await client.post('payOut', '/transfers/v1/paymentrequest', {
              ...order,
              CommandID: 'AccountTransfer',
              AccountKind: account.kind,
              Institution: account.ifsc ?? account.bankName,
              AccountNumber: account.number,
              AccountName: account.holder,
            });
        return { providerId: accepted(answer, 'ConversationID'), outcome: null };
      } catch (error) {
        if (error instanceof PaymentRefused && /duplicate originator/i.test(error.message))
          return { providerId: null, outcome: null };
        throw error;
      }
    },

    async askPayout({ id }) {
      const answer = await client.post('askPayout', '/mpesa/transactionstatus/v1/query', {
        Initiator: initiatorName,
        SecurityCredential: securityCredential,
        CommandID: 'TransactionStatusQuery',
        OriginalConversationID: id,
        PartyA: payoutShortCode,
        IdentifierType: 4,
        ResultURL: await to('payout-status', id),
        QueueTimeOutURL: await to('payout-timeout', id),
        Remarks: 'Status',
        Occasion: '',
      });
      accepted(answer, 'ConversationID');
      return null;
    },

    // The receipts of other providers contain a hyphen.
    reverses: (receipt) => !receipt.includes('-'),

    async reverse({ receipt, amountCents }) {
      const answer = await client.post('reverse', '/mpesa/reversal/v1/request', {
        Initiator: initiatorName,
        SecurityCredential: securityCredential,
        CommandID: 'TransactionReversal',
        TransactionID: receipt,
        Amount: amountCents / 100,
        ReceiverParty: shortCode,
        RecieverIdentifierType: '11',
        ResultURL: await to('reversal', receipt),
        QueueTimeOutURL: await to('reversal-timeout', receipt),
        Remarks: 'Not for a loan',
      });
      accepted(answer, 'ConversationID');
      return null;
    },
  };
}

function isMpesa({ kind, bankName }: Pick<PayoutDestination, 'kind' | 'bankName'>): boolean {
  return kind === 'mobileMoney' && bankName === 'MPESA';
}

function international(mobile: string): string {
  return `254${mobile}`;
}
