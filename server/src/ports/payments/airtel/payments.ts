import type { Clock } from '../../clock/clock.ts';
import { shillingsOf } from '../amounts.ts';
import type { Outcome } from '../payment.ts';
import { PaymentRefused, type Payments } from '../payments.ts';
import { readAirtelCallback } from './callbacks.ts';
import { AirtelClient, country, type AirtelAnswer, type AirtelCredentials } from './client.ts';
import { outcomeOf, receiptMark, transactionId } from './transactions.ts';

export interface AirtelSettings extends AirtelCredentials {
  baseUrl: () => string;
  /** The PIN of the wallet that pays out, encrypted with Airtel's public key, in Base64. */
  pin: string;
  /** The key that callbacks are signed with. */
  callbackKey: string;
  clock: Clock;
  /** For tests: replaces the network. */
  fetch?: typeof globalThis.fetch;
}

/** Airtel Money has a transaction of this id already. */
const duplicates = new Set(['DP00900001017', 'ESB000041']);
const unknownTransactions = new Set(['DP00800001025', 'DP00900001015', 'ESB000045']);
const pendingPayout = 'DP00900001006';
/** The lender must mend the cause: the balance of its wallet is too low. */
const emptyFloat = 'DP00900001007';

/**
 * Airtel Money in Kenya by Airtel Africa's Open API: a USSD push for repayments, disbursements for payouts,
 * refunds of collections. Most answers are given at once. A callback names our transaction and not its
 * amount, which is always the one that was asked for. Payments without a prompt are not offered.
 */
export function airtelPayments(settings: AirtelSettings): Payments {
  const client = new AirtelClient(settings);
  const payouts = '/standard/v3/disbursements';

  return {
    wallet: 'AIRTEL_MONEY',
    paybill: null,
    readCallback: readAirtelCallback(settings.callbackKey),
    pays,

    async prompt({ payOrderId, orderNo, amountCents, mobile }) {
      const id = transactionId('prompt', payOrderId);
      const answer = await client.ask('prompt', 'POST', '/merchant/v1/payments/', {
        reference: orderNo,
        subscriber: { ...country, msisdn: mobile },
        transaction: { amount: shillingsOf(amountCents), ...country, id },
      });
      if (!answer.success && !duplicates.has(answer.code)) throw refused(answer);
      return { providerId: id };
    },

    async askPrompt({ payOrderId }) {
      const { code, transaction } = await client.ask(
        'askPrompt',
        'GET',
        `/standard/v1/payments/${transactionId('prompt', payOrderId)}`,
      );
      return outcomeOf(transaction.status, transaction.airtelMoneyId, code);
    },

    async payOut({ id, orderNo, amountCents, to }) {
      if (!pays(to))
        throw new PaymentRefused(
          'destination',
          `Airtel Money cannot pay to an account of the kind ${to.kind}.`,
        );
      const providerId = transactionId('payout', id);
      const answer = await client.ask('payOut', 'POST', payouts, {
        payee: { msisdn: to.number, wallet_type: 'NORMAL' },
        reference: orderNo,
        pin: settings.pin,
        transaction: { amount: shillingsOf(amountCents), id: providerId, type: 'B2C' },
      });
      if (duplicates.has(answer.code)) return { providerId: null, outcome: null };
      const outcome = payoutOutcome(answer);
      if (!outcome && !answer.success && answer.code !== pendingPayout) throw refused(answer);
      return { providerId, outcome };
    },

    async askPayout({ id }) {
      const providerId = transactionId('payout', id);
      const path = `${payouts}/${providerId}?transactionType=B2C`;
      const answer = await client.ask('askPayout', 'GET', path);
      if (unknownTransactions.has(answer.code)) return { kind: 'payoutMissing', id };
      const outcome = payoutOutcome(answer);
      return outcome && { kind: 'payout', id, providerId, outcome };
    },

    reverses: (receipt) => receipt.startsWith(receiptMark),

    async reverse({ receipt }) {
      // The whole collection goes back: Airtel Money takes no amount.
      const answer = await client.ask('reverse', 'POST', '/standard/v1/payments/refund', {
        transaction: { airtel_money_id: receipt.slice(receiptMark.length) },
      });
      const done =
        answer.transaction.status === 'SUCCESS' ||
        /already (?:been )?(?:refunded|reversed)/i.test(answer.message);
      if (!done) throw refused(answer);
      return { paid: { receipt: null, amountCents: null, paidAt: null }, failure: null };
    },
  };
}

const pays: Payments['pays'] = ({ kind, bankName }) => kind === 'mobileMoney' && bankName === 'AIRTEL_MONEY';

function payoutOutcome({ code, transaction }: AirtelAnswer): Outcome | null {
  const outcome = outcomeOf(transaction.status, transaction.airtelMoneyId, code);
  return outcome?.failure === emptyFloat ? { ...outcome, isOurs: true } : outcome;
}

function refused({ code, message }: AirtelAnswer): PaymentRefused {
  return new PaymentRefused(code, message, { isOurs: code === emptyFloat });
}
