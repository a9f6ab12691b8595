import type { CallbackPurpose } from '../../../storage/schema/index.ts';
import { parsed, type Callback, type ReadCallback, type Unwanted } from '../callback.ts';
import type { PaymentFact } from '../payment.ts';
import { readPaidIn, readReversalOutcome } from './paid-in.ts';
import { readPayoutOutcome, readPayoutStatus, readPromptOutcome } from './results.ts';

/**
 * The reports of Daraja, by the part of the address that names the report. Daraja signs no report: the
 * address carries the secret and our own id.
 */
export const darajaCallbacks = {
  prompt: 'What became of an STK push.',
  payout: 'What became of a payout (B2C).',
  'payout-timeout': 'A payout was not taken in time: it is asked about, never sent anew.',
  'payout-status': 'The answer to a question about a payout.',
  'paybill-validation': 'Somebody pays by hand: whether the account number is an order that is being repaid.',
  'paybill-confirmation': 'Money has come in on the paybill.',
  'paybill-pull': 'Payments of the paybill that nobody told of.',
  reversal: 'What became of money that is sent back.',
  'reversal-timeout': 'A reversal was not taken in time: it is asked about.',
} as const;
export type DarajaCallback = keyof typeof darajaCallbacks;

/** What the secret of a report's address is for. */
export const darajaPurposes: Readonly<Record<DarajaCallback, CallbackPurpose>> = {
  prompt: 'daraja-prompt',
  payout: 'daraja-payout',
  'payout-timeout': 'daraja-payout',
  'payout-status': 'daraja-payout',
  'paybill-validation': 'daraja-paybill',
  'paybill-confirmation': 'daraja-paybill',
  'paybill-pull': 'daraja-paybill',
  reversal: 'daraja-reversal',
  'reversal-timeout': 'daraja-reversal',
};

const unwantedCodes: Readonly<Record<Unwanted, string>> = { noSuchLoan: 'C2B00012', unknown: 'C2B00016' };

/**
 * Reads what Daraja sends to `/callbacks/<secret>/<kind>/<id>`. A payment to another short code than the
 * paybill's is none of the lender's, and is not read.
 */
export const readDarajaCallback =
  (shortCode: string): ReadCallback =>
  ({ purpose, address, text }) => {
    const [kind = '', id, ...more] = address;
    if (id === undefined || more.length > 0 || !isDarajaCallback(kind)) return undefined;
    if (darajaPurposes[kind] !== purpose) return undefined;
    const body = parsed(text);
    if (kind === 'paybill-validation')
      return {
        name: kind,
        account: readPaidIn(body, shortCode)?.account ?? null,
        answer: (unwanted) =>
          unwanted
            ? { ResultCode: unwantedCodes[unwanted], ResultDesc: 'Rejected' }
            : { ResultCode: '0', ResultDesc: 'Accepted' },
      };
    return { name: kind, fact: factOf(kind, id, body, shortCode), ...answers };
  };

const answers: Pick<Callback, 'taken' | 'notTaken'> = {
  taken: { ResultCode: 0, ResultDesc: 'Accepted' },
  notTaken: { ResultCode: 1, ResultDesc: 'Not accepted' },
};

function isDarajaCallback(kind: string): kind is DarajaCallback {
  return Object.hasOwn(darajaCallbacks, kind);
}

function factOf(
  kind: Exclude<DarajaCallback, 'paybill-validation'>,
  id: string,
  body: unknown,
  shortCode: string,
): PaymentFact | null {
  switch (kind) {
    case 'prompt': {
      const told = readPromptOutcome(body);
      return told && { kind: 'prompt', payOrderId: id, ...told };
    }
    case 'payout':
      return readPayoutOutcome(body);
    case 'payout-status':
      return readPayoutStatus(id, body);
    case 'paybill-confirmation':
      return readPaidIn(body, shortCode);
    case 'reversal': {
      const outcome = readReversalOutcome(body);
      return outcome && { kind: 'reversal', receipt: id, outcome };
    }
    case 'payout-timeout':
    case 'reversal-timeout':
      return { kind: 'open' };
    case 'paybill-pull':
      return null;
  }
}
