import { callbackUrl, type CallbackAddresses } from '../callback.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type Paybill } from '../payments.ts';
import { darajaPurposes, type DarajaCallback } from './callbacks.ts';
import type { DarajaClient } from './client.ts';
import { isReversal, readAccount, readPulled } from './paid-in.ts';
import { dateTimeOf } from './timestamps.ts';

interface PaybillSettings {
  /** The paybill's number. */
  shortCode: string;
  /** The name that payers see. */
  businessName: string;
  /** The number in the paybill's records, as in '254722000000'. */
  nominatedNumber: string;
  callbacks: CallbackAddresses;
}

const mostPages = 200;

/**
 * The paybill by Safaricom's Daraja: C2B v2 and Pull Transactions. Field names, misspellings included, are
 * Daraja's.
 */
export function darajaPaybill(settings: PaybillSettings, client: DarajaClient): Paybill {
  const { shortCode, businessName, nominatedNumber } = settings;
  const to = async (kind: DarajaCallback, id: string) =>
    callbackUrl(await settings.callbacks(darajaPurposes[kind]), kind, id);

  const registerPull = async () => {
    const answer = await client.post('registerPull', '/pulltransactions/v1/register', {
      ShortCode: shortCode,
      RequestType: 'Pull',
      NominatedNumber: nominatedNumber,
      CallBackURL: await to('paybill-pull', shortCode),
    });
    const status = String(answer['ResponseStatus'] ?? answer['ResponseCode']);
    // 1001: already registered.
    if (status !== '1000' && status !== '1001')
      throw new PaymentRefused(status, String(answer['ResponseDescription']));
  };

  return {
    accountIn: readAccount,
    number: shortCode,
    name: businessName,
    async register() {
      try {
        const answer = await client.post('register', '/mpesa/c2b/v2/registerurl', {
          ShortCode: shortCode,
          // Without a validation, money is accepted and its purpose determined afterwards.
          ResponseType: 'Completed',
          ConfirmationURL: await to('paybill-confirmation', shortCode),
          ValidationURL: await to('paybill-validation', shortCode),
        });
        if (String(answer['ResponseCode']) !== '0')
          throw new PaymentRefused(String(answer['ResponseCode']), String(answer['ResponseDescription']));
      } catch (error) {
        // Possible once in production; a change needs the provider's staff.
        if (!(error instanceof PaymentRefused && /already registered/i.test(error.message))) throw error;
      }
      await registerPull();
    },

    async paidIn(from, until) {
      const rows: unknown[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const answer = await client.post('paidIn', '/pulltransactions/v1/query', {
          ShortCode: shortCode,
          StartDate: dateTimeOf(from),
          EndDate: dateTimeOf(until),
          OffSetValue: String(rows.length),
        });
        const more = rowsOf(answer);
        rows.push(...more);
        if (more.length === 0) break;
      }
      const money = rows.filter((row) => !isReversal(row));
      const read = money.map((row) => [row, readPulled(row)] as const);
      return {
        paidIn: read.flatMap(([, paidIn]) => paidIn ?? []),
        unread: read.flatMap(([row, paidIn]) => (paidIn ? [] : [row])),
      };
    },
  };
}

/** The rows of a page, one level deeper than a list; none after the last page. */
function rowsOf(answer: Record<string, unknown>): unknown[] {
  const code = String(answer['ResponseCode']);
  if (code === '1001') return [];
  const { Response: list } = answer;
  if ((code !== '1000' && code !== '0') || !Array.isArray(list))
    throw new PaymentOutcomeUnknown(`The list of what was paid in was answered with the code ${code}.`);
  return list.flat();
}
