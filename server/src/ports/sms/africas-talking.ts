import type { Market } from '@kopa/contract';
import { internationalPhone } from '@kopa/contract/market/phone';
import * as z from 'zod/mini';
import { askService, type ServiceAnswer } from '../ask-service.ts';
import { neverReached } from '../never-reached.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../../storage/database.ts';
import { keepSent, sentIn } from './deliveries.ts';
import { SmsOutcomeUnknown, SmsRefused, type Sms } from './sms.ts';

export interface AfricasTalkingSettings {
  /** As in 'https://api.africastalking.com'; its sandbox is 'https://api.sandbox.africastalking.com'. */
  baseUrl: string;
  /** 'sandbox' on the sandbox. */
  username: string;
  apiKey: string;
  /** The short code or name that borrowers see; null: the provider's default. */
  sender: string | null;
}

interface Wiring {
  db: Database;
  clock: Clock;
  market: Market;
  /** For tests: replaces the network. */
  fetch?: typeof globalThis.fetch;
  patienceMs?: number;
}

/** Processed, sent, queued. */
const taken = new Set([100, 101, 102]);
/**
 * Invalid sender and insufficient balance, for the lender to mend; unroutable, internal and gateway errors.
 */
const passing = new Set([402, 405, 407, 500, 501]);

const answered = z.object({
  SMSMessageData: z.object({
    Recipients: z.array(
      z.object({
        statusCode: z.int(),
        number: z.string(),
        messageId: z.optional(z.string()),
        cost: z.catch(z.optional(z.string()), undefined),
      }),
    ),
  }),
});

/** SMS by Africa's Talking, to numbers of one market. Source: the "Bulk SMS" reference. */
export function africasTalking(
  { baseUrl, username, apiKey, sender }: AfricasTalkingSettings,
  { db, clock, market, fetch, patienceMs = 15_000 }: Wiring,
): Sms {
  return {
    async send({ mobile, text }) {
      const number = internationalPhone(mobile, market);
      const form = new URLSearchParams({ username, to: number, message: text, bulkSMSMode: '1' });
      if (sender !== null) form.set('from', sender);
      const headers = { apiKey, accept: 'application/json' };
      const url = new URL('/version1/messaging', baseUrl);
      let answer: ServiceAnswer;
      try {
        const asking = { name: 'africastalking send', patienceMs, fetch };
        answer = await askService(url, { method: 'POST', headers, body: form }, asking);
      } catch (error) {
        if (neverReached(error))
          throw new SmsRefused('unreached', 'The SMS provider could not be reached.', { passing: true });
        // Without its cause, which may quote the address.
        throw new SmsOutcomeUnknown('The SMS provider gave no answer.');
      }
      const accepted = readAccepted(answer.status, answer.text(), number);
      if (!accepted) return;
      const { messageId, cost } = accepted;
      const costTenThousandths = readCost(cost, market.currency.code);
      // The message was sent; an unavailable database costs only the delivery report and the price.
      await keepSent(db, { messageId, mobile, costTenThousandths, at: clock.now() }).catch(() => {});
    },
    sent: sentIn,
  };
}

interface Accepted {
  messageId: string;
  cost: string | undefined;
}

/**
 * The provider's id and price of an accepted message; null without an id. Throws for a refused message or an
 * unknown outcome.
 */
function readAccepted(status: number, body: string, number: string): Accepted | null {
  // A gateway's own failure does not tell the state behind the gateway.
  if (status >= 500) throw new SmsOutcomeUnknown(`The SMS provider answered with HTTP ${status}.`);
  if (status >= 400) {
    // Wrong key, rate or request; the lender mends the first two.
    const mayPass = status === 401 || status === 403 || status === 429;
    throw new SmsRefused(`http${status}`, `The SMS provider refused with HTTP ${status}.`, {
      passing: mayPass,
    });
  }
  const read = answered.safeParse(parse(body));
  if (!read.success) throw new SmsOutcomeUnknown('The SMS provider gave an answer that cannot be read.');
  const { Recipients } = read.data.SMSMessageData;
  const recipient = Recipients.find((each) => each.number === number) ?? Recipients[0];
  if (!recipient) throw new SmsRefused('noRecipient', 'The SMS provider took the message for nobody.');
  const { statusCode, messageId, cost } = recipient;
  if (!taken.has(statusCode))
    throw new SmsRefused(String(statusCode), `The SMS provider refused with its code ${statusCode}.`, {
      passing: passing.has(statusCode),
    });
  return messageId === undefined || messageId === 'None' ? null : { messageId, cost };
}

/** 8000 of 'KES 0.8000', in ten-thousandths; null in another currency or form. */
function readCost(cost: string | undefined, currency: string): number | null {
  const [, code, whole = '', part = ''] = /^([A-Z]{3}) (\d{1,6})(?:\.(\d{1,4}))?$/.exec(cost ?? '') ?? [];
  return code === currency ? Number(`${whole}${part.padEnd(4, '0')}`) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
