import type { RepayChannel } from '@kopa/contract/policy';
import * as z from 'zod/mini';
import { askService } from '../ask-service.ts';
import { neverReached } from '../never-reached.ts';
import { centsOf } from './amounts.ts';
import { callbackUrl, parsed, type CallbackAddresses, type ReadCallback } from './callback.ts';
import { foldReceipt, type PaymentFact, type ReportedReceipt } from './payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from './payments.ts';
import { askProvider } from './provider-http.ts';
import { referenceChannels, type ReferenceChannel } from './reference-channels.ts';
import { type GivenReference, type References } from './references.ts';

export interface HttpReferencesSettings {
  baseUrl: () => string;
  /** Sent as a bearer token. */
  key: string;
  channels: readonly ReferenceChannel[];
  /** The market's, as in 'MXN'. */
  currency: string;
  /** The callback address for payments. */
  callbacks: CallbackAddresses;
  fetch?: typeof globalThis.fetch;
}

const patienceMs = 15_000;

const answer = z.object({
  reference: z.string().check(z.regex(/^[A-Za-z0-9-]{6,64}$/)),
  bankName: z.nullish(z.string().check(z.maxLength(100))),
  link: z.nullish(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
  expiresAt: z.nullish(z.iso.datetime()),
});

/**
 * References over HTTP: `POST <base>/v1/references` with our id, which always returns the same reference, and
 * `GET <base>/v1/references/<id>/payments`, the payments to a reference by the gateway's own book. The format
 * is ours; a gateway translates a provider's own. HTTP 422 is a refusal.
 */
export function httpReferences(settings: HttpReferencesSettings): References {
  const { baseUrl, key, channels, currency, callbacks, fetch: send } = settings;
  return {
    readCallback: readCallback(currency),
    gives: (channel) => channels.some((each) => each === channel),
    async give({ id, channel, orderNo, amountCents }): Promise<GivenReference> {
      const callback = callbackUrl(await callbacks('references'), referencePaid, channel);
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({
          id,
          channel,
          orderNo,
          amount: amountCents === null ? null : (amountCents / 100).toFixed(2),
          currency,
          callbackUrl: callback,
        }),
      };
      let status: number;
      let body: unknown;
      try {
        const asking = { name: 'references give', patienceMs, fetch: send };
        const answered = await askService(`${baseUrl()}/v1/references`, request, asking);
        ({ status } = answered);
        body = JSON.parse(answered.text());
      } catch (error) {
        if (neverReached(error))
          throw new PaymentRefused('unreached', 'Nobody gives references.', { passing: true });
        throw new PaymentOutcomeUnknown('The answer about a reference was lost.', { cause: error });
      }
      if (status === 422) throw new PaymentRefused('refused', 'The provider gives no reference.');
      const read = answer.safeParse(body);
      if (status >= 300 || !read.success)
        throw new PaymentOutcomeUnknown(`A reference was asked for and HTTP ${status} was answered.`);
      const { reference, bankName, link, expiresAt } = read.data;
      return {
        reference,
        bankName: bankName ?? null,
        link: link ?? null,
        expiresAt: expiresAt ? Date.parse(expiresAt) : null,
      };
    },

    async paid({ id, channel }) {
      const { status, fields } = await askProvider(
        `${baseUrl()}/v1/references/${encodeURIComponent(id)}/payments`,
        { headers: { authorization: `Bearer ${key}` } },
        { name: 'references paid', fetch: send },
      );
      const { payments } = fields;
      if (status !== 200 || !Array.isArray(payments))
        throw new PaymentOutcomeUnknown(`The payments to a reference were answered with HTTP ${status}.`);
      return payments.flatMap((each: unknown) => readPayment(channel, payment, each, currency) ?? []);
    },
  };
}

/** The part of a callback's address that says what it brings; the channel follows. */
export const referencePaid = 'reference-paid';

const readCallback =
  (currency: string): ReadCallback =>
  ({ purpose, address: [name, channel, ...more], text }) =>
    purpose === 'references' && name === referencePaid && channel !== undefined && more.length === 0
      ? {
          name,
          fact: readReferencePaid(channel, parsed(text), currency),
          taken: { result: 'accepted' },
          notTaken: { result: 'notAccepted' },
        }
      : undefined;

/** The prefix of each provider's receipts; M-Pesa's receipts contain no hyphen. */
const marks: Readonly<Record<ReferenceChannel, string>> = {
  stpClabe: 'STP',
  oxxo: 'OXXO',
  payValida: 'PV',
  mangoCash: 'MC',
  dedicatedAccount: 'DA',
};

const payment = z.object({
  receipt: z.string().check(z.regex(/^[A-Za-z0-9 ]{1,40}$/)),
  amount: z.string(),
  /** When left out, the currency of the market. */
  currency: z.optional(z.string()),
  paidAt: z.optional(z.iso.datetime()),
});
const told = z.extend(payment, { reference: z.string().check(z.minLength(1), z.maxLength(64)) });

/**
 * Reads what a provider reports of money; `channel` is from the address. `null` when it is none, or money in
 * another currency.
 */
export function readReferencePaid(
  channel: string,
  body: unknown,
  currency: string,
): Extract<PaymentFact, { kind: 'referencePaid' }> | null {
  const known = referenceChannels.find((each: RepayChannel) => each === channel);
  const read = told.safeParse(body);
  const reported = known && readPayment(known, told, body, currency);
  if (!known || !read.success || !reported) return null;
  return { kind: 'referencePaid', channel: known, reference: read.data.reference, payment: reported };
}

function readPayment(
  channel: ReferenceChannel,
  schema: typeof payment,
  body: unknown,
  currency: string,
): ReportedReceipt | null {
  const read = schema.safeParse(body);
  if (!read.success) return null;
  const { receipt, amount, currency: stated = currency, paidAt } = read.data;
  const amountCents = centsOf(amount);
  const folded = foldReceipt(receipt);
  if (amountCents === null || folded === '' || stated.trim().toUpperCase() !== currency) return null;
  return {
    // Each provider counts its receipts for itself.
    receipt: `${marks[channel]}-${folded}`,
    amountCents,
    paidAt: paidAt ? Date.parse(paidAt) : null,
  };
}
