import type { Policy } from '@kopa/contract';
import { wholeUnit } from '@kopa/contract/market/money';
import { maximumCents } from '@kopa/contract/policy';
import type { AirtelSettings } from '../ports/payments/airtel/payments.ts';
import type { DarajaSettings } from '../ports/payments/daraja/payments.ts';
import { referenceChannels, type ReferenceChannel } from '../ports/payments/reference-channels.ts';
import { address, choiceByMode, converted, partsOf, setting, text, whole, type Mode } from './setting.ts';
import type { ValuesOf } from './values-of.ts';

const daraja = { neededBy: ['PAYMENTS=daraja'] };
const airtel = { neededBy: ['PAYMENTS=airtel'] };
const gateway = { neededBy: ['REFERENCES_URL'] };

/** Payouts and repayments. */
export const paymentSettings = (mode: Mode) => ({
  PAYMENTS: setting(
    choiceByMode<PaymentsAdapter['kind']>(mode, {
      sandbox: ['simulator', 'airtel-simulator'],
      live: ['daraja', 'airtel'],
      unset: 'simulator',
      refused: 'cannot pay with the sandbox simulator',
    }),
    'The payment provider. `daraja` is M-Pesa, `airtel` is Airtel Money; `simulator` and `airtel-simulator` stand in for them.',
  ),
  RECONCILE_MINUTES: setting(
    whole(5, 1440, mode === 'live' ? '60' : '1440'),
    'The time in minutes between two questions to the provider for payments without a callback.',
  ),
  DARAJA_CONSUMER_KEY: setting(text(), 'M-Pesa: the key of the app.', daraja),
  DARAJA_CONSUMER_SECRET: setting(text(), 'M-Pesa: the secret of the app.', { ...daraja, secret: true }),
  DARAJA_SHORT_CODE: setting(text(), 'M-Pesa: the number of the paybill.', daraja),
  DARAJA_BUSINESS_NAME: setting(
    text('M-PESA'),
    'M-Pesa: the name of the paybill in the messages of payers. Pasted messages are compared with the name.',
  ),
  DARAJA_PASS_KEY: setting(text(), 'M-Pesa: signs prompts on phones.', { ...daraja, secret: true }),
  DARAJA_PAYOUT_SHORT_CODE: setting(text(), 'M-Pesa: the number that makes payouts.', {
    unsetMeans: 'that of the paybill',
  }),
  DARAJA_INITIATOR: setting(text(), 'M-Pesa: the name of the operator for the API.', daraja),
  DARAJA_SECURITY_CREDENTIAL: setting(
    text(),
    "M-Pesa: the operator's password, encrypted with M-Pesa's certificate, in Base64.",
    { ...daraja, secret: true },
  ),
  DARAJA_NOMINATED_NUMBER: setting(
    text(),
    'M-Pesa: the number in the records of the paybill, as in `254722000000`. Requests for missed payments carry the number.',
    daraja,
  ),
  DARAJA_BASE_URL: setting(
    address({ base: true, unset: 'https://api.safaricom.co.ke' }),
    'M-Pesa: the address. Its sandbox is `https://sandbox.safaricom.co.ke`.',
  ),
  AIRTEL_CLIENT_ID: setting(text(), "Airtel Money: the application's id.", airtel),
  AIRTEL_CLIENT_SECRET: setting(text(), "Airtel Money: the application's secret.", {
    ...airtel,
    secret: true,
  }),
  AIRTEL_PIN: setting(
    text(),
    "Airtel Money: the PIN of the wallet that makes payouts, encrypted with Airtel's public key, in Base64.",
    { ...airtel, secret: true },
  ),
  AIRTEL_CALLBACK_KEY: setting(text(), 'Airtel Money: the key of the application that signs callbacks.', {
    ...airtel,
    secret: true,
  }),
  AIRTEL_BASE_URL: setting(
    address({ base: true, unset: 'https://openapi.airtel.africa' }),
    'Airtel Money: the address. Its sandbox is `https://openapiuat.airtel.africa`.',
  ),
  REFERENCES_URL: setting(
    address({ base: true }),
    'A gateway that issues payment references: a CLABE, a barcode number, a link, an account ([decision 25](decisions/0025-references-by-one-http-shape.md)). When unset, the sandbox has a gateway of its own, and live mode has none.',
  ),
  REFERENCES_KEY: setting(text(), 'The gateway of references: the key.', { ...gateway, secret: true }),
  REFERENCES_CHANNELS: setting(
    converted(channels, `some of ${referenceChannels.join(', ')}, separated by commas`),
    'The gateway of references: the channels that it offers.',
    gateway,
  ),
  REFUND_LIMIT: setting(
    limit(),
    'The largest refund of an overpayment that leaves without a person, in whole units of the currency. A larger one waits (`npm run refunds -w server -- list`).',
    { unsetMeans: 'the largest loan of the edition' },
  ),
  REFUND_BORROWER_DAY_LIMIT: setting(
    limit(),
    'The largest sum of refunds to one borrower in 24 hours without a person.',
    { unsetMeans: 'the largest loan of the edition' },
  ),
  REFUND_LENDER_DAY_LIMIT: setting(limit(), 'The largest sum of all refunds in 24 hours without a person.', {
    unsetMeans: 'twenty times the largest loan of the edition',
  }),
  REPAY_ACCOUNT: setting(
    converted(repayAccount, 'a bank, a comma and a number', mode === 'live' ? '' : 'Kopa Bank, 0100200300'),
    'The account for manual transfers.',
  ),
});

type Values = ValuesOf<typeof paymentSettings>;

/** An amount in whole units; null when unset. 0: every refund waits for a person. */
function limit() {
  return converted((text) => {
    if (text === '') return null;
    if (!/^\d{1,12}$/.test(text)) throw new Error(`is "${text}", but must be a whole number`);
    return Number(text);
  }, '0 to 999999999999');
}

/** The limits of refunds, in cents. */
export function refundLimitsOf(values: Values, policy: Policy) {
  const unit = wholeUnit(policy.market.currency);
  const largest = maximumCents(policy);
  const centsOf = (units: number | null, unset: number) => (units === null ? unset : units * unit);
  return {
    eachCents: centsOf(values.REFUND_LIMIT, largest),
    borrowerDayCents: centsOf(values.REFUND_BORROWER_DAY_LIMIT, largest),
    lenderDayCents: centsOf(values.REFUND_LENDER_DAY_LIMIT, 20 * largest),
  };
}

/** M-Pesa with a lender's own account. */
type DarajaAccount = Omit<DarajaSettings, 'baseUrl' | 'callbacks' | 'transfers' | 'clock' | 'fetch'>;
/** Airtel Money with a lender's own account. */
type AirtelAccount = Omit<AirtelSettings, 'baseUrl' | 'callbacks' | 'clock' | 'fetch'>;

/** The payment provider. */
export type PaymentsAdapter =
  | { kind: 'simulator' | 'airtel-simulator' }
  /** `publicUrl`: the base of the provider's callback addresses, as in 'https://lender.example'. */
  | { kind: 'daraja'; publicUrl: string; account: { baseUrl: string } & DarajaAccount }
  | { kind: 'airtel'; publicUrl: string; account: { baseUrl: string } & AirtelAccount };

/** A service that issues payment references. */
export interface ReferenceGateway {
  url: string;
  key: string;
  channels: readonly ReferenceChannel[];
}

/** An account for manual transfers. */
export interface RepayAccount {
  name: string;
  number: string;
}

export function paymentsOf(values: Values, publicUrl: string): PaymentsAdapter {
  const { PAYMENTS: kind } = values;
  if (kind === 'daraja')
    return {
      kind,
      publicUrl,
      account: {
        baseUrl: values.DARAJA_BASE_URL,
        consumerKey: values.DARAJA_CONSUMER_KEY,
        consumerSecret: values.DARAJA_CONSUMER_SECRET,
        shortCode: values.DARAJA_SHORT_CODE,
        businessName: values.DARAJA_BUSINESS_NAME,
        passKey: values.DARAJA_PASS_KEY,
        payoutShortCode: values.DARAJA_PAYOUT_SHORT_CODE || values.DARAJA_SHORT_CODE,
        initiatorName: values.DARAJA_INITIATOR,
        securityCredential: values.DARAJA_SECURITY_CREDENTIAL,
        nominatedNumber: values.DARAJA_NOMINATED_NUMBER,
      },
    };
  if (kind === 'airtel')
    return {
      kind,
      publicUrl,
      account: {
        baseUrl: values.AIRTEL_BASE_URL,
        clientId: values.AIRTEL_CLIENT_ID,
        clientSecret: values.AIRTEL_CLIENT_SECRET,
        pin: values.AIRTEL_PIN,
        callbackKey: values.AIRTEL_CALLBACK_KEY,
      },
    };
  return { kind };
}

/** The gateway of references; null: built in, or in live mode none. */
export function referencesOf(values: Values): ReferenceGateway | null {
  const { REFERENCES_URL: url, REFERENCES_KEY: key, REFERENCES_CHANNELS: offered } = values;
  return url === '' ? null : { url, key, channels: offered };
}

function channels(text: string): ReferenceChannel[] {
  const named = partsOf(text);
  const known = referenceChannels.filter((channel) => named.includes(channel));
  if (known.length !== named.length) throw new Error(`must name some of ${referenceChannels.join(', ')}`);
  return known;
}

/** An account from 'Kopa Bank, 0100200300'. */
function repayAccount(text: string): RepayAccount | null {
  if (text === '') return null;
  const [name = '', number = ''] = text.split(',').map((part) => part.trim());
  if (name === '' || !/^[0-9A-Za-z -]{4,40}$/.test(number))
    throw new Error('must be a bank and a number, as in: Kopa Bank, 0100200300');
  return { name, number };
}
