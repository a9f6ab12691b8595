import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { assemble, type Assembly } from '../src/assemble.ts';
import { reconcile } from '../src/lending/ledger/reconcile.ts';
import { timestampOf } from '../src/ports/payments/daraja/timestamps.ts';
import { readSettings, type Environment } from '../src/settings/settings.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import type { Storage } from '../src/storage/open.ts';
import { apiKey, startAfricasTalking } from './africas-talking.ts';
import { atTheEnd } from './at-the-end.ts';
import { listening } from './listening.ts';
import { stkSuccess } from './provider.ts';
import { smileAccount, startSmileId } from './smile-id.ts';
import { begin, inject, type Answer, type Caller, type TestLender } from './test-lender.ts';

/** What a live lender can do as one of the sandbox, for the helpers of tests. */
type LiveLender = TestLender & { reconciled(): ReturnType<typeof reconcile> };

/** An order to M-Pesa. */
interface Ordered {
  path: string;
  body: Record<string, string | number>;
}

const payoutPath = '/mpesa/b2c/v3/paymentrequest';
const promptPath = '/mpesa/stkpush/v1/processrequest';

/** What M-Pesa answers at once, by path; the number is that of the order. */
const answers: Record<string, (no: number) => object> = {
  '/mpesa/c2b/v2/registerurl': () => ({ ResponseCode: '0' }),
  '/pulltransactions/v1/register': () => ({ ResponseStatus: '1000' }),
  '/pulltransactions/v1/query': () => ({ ResponseCode: '1001' }),
  '/mpesa/stkpushquery/v1/query': () => ({
    errorCode: '500.001.1001',
    errorMessage: 'The transaction is being processed',
  }),
  [payoutPath]: (no) => ({ ResponseCode: '0', ConversationID: `AG_${no}` }),
  [promptPath]: (no) => ({ ResponseCode: '0', CheckoutRequestID: `ws_${no}` }),
};

/** M-Pesa: takes payouts and prompts, which stay open until a test tells of them. */
async function startDaraja() {
  const ordered: Ordered[] = [];
  const url = await listening((request, body, response) => {
    const path = (request.url ?? '').split('?')[0]!;
    if (path.startsWith('/oauth')) return response.end('{"access_token":"T1","expires_in":"3599"}');
    ordered.push({ path, body: JSON.parse(body.toString()) as Ordered['body'] });
    return response.end(JSON.stringify(answers[path]?.(ordered.length) ?? { errorCode: '404.001.01' }));
  });
  return { url, ordered };
}

/**
 * The providers of a live lender on this machine, one clock, and lenders in live mode on any database, one
 * after the other. Borrowers' codes are read in the book of the SMS provider.
 */
export async function startProviders(environment: Environment) {
  const [sms, smile, daraja] = await Promise.all([startAfricasTalking(), startSmileId(), startDaraja()]);
  let now = begin;
  const settings = (more: Environment = {}) =>
    readSettings({
      MODE: 'live',
      SECRET: 'b3f1c7a09d2e4856b3f1c7a09d2e4856',
      PUBLIC_URL: 'https://lender.example',
      SMS: 'africastalking',
      AT_USERNAME: 'lender',
      AT_API_KEY: apiKey,
      AT_BASE_URL: sms.url,
      PAYMENTS: 'daraja',
      DARAJA_CONSUMER_KEY: 'consumer-key',
      DARAJA_CONSUMER_SECRET: 'consumer-secret-5f2a',
      DARAJA_SHORT_CODE: '600584',
      DARAJA_PASS_KEY: 'pass-key-91bc',
      DARAJA_INITIATOR: 'apiuser',
      DARAJA_SECURITY_CREDENTIAL: 'RW5jcnlwdGVkIHBhc3N3b3Jk',
      DARAJA_NOMINATED_NUMBER: '254722000000',
      DARAJA_BASE_URL: daraja.url,
      RECONCILE_MINUTES: '1440',
      IDENTITY: 'smileid',
      SMILE_BASE_URL: smile.url,
      SMILE_PARTNER_ID: smileAccount.partnerId,
      SMILE_API_KEY: smileAccount.apiKey,
      SMILE_PARTNER_SECRET: smileAccount.partnerSecret,
      SMILE_PRIVACY_URL: 'https://lender.example/privacy',
      LOG_LEVEL: 'info',
      ...environment,
      ...more,
    });

  /** A lender on an open database, which closes with the lender. */
  const start = async (storage: Storage, more: Environment = {}): Promise<LiveLender> => {
    let log = '';
    const assembly: Assembly = await assemble(settings(more), storage, {
      baseClock: { now: () => now },
      logTo: { write: (line) => (log += line) },
    });
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= assembly.close());
    atTheEnd(close);
    await assembly.listen({ host: '127.0.0.1', port: 0 });
    const send: Caller['send'] = async (call, request, sent) => {
      if (call === sandboxOutbox) return { status: 200, code: 0, msg: '', data: outbox(request) };
      const reply = await assembly.app.inject(await inject(call, request, sent));
      return { ...reply.json<Answer<Record<string, unknown>>>(), status: reply.statusCode };
    };
    const lender: Partial<LiveLender> = {
      ...assembly,
      sandbox: undefined as never,
      wallet: assembly.lender.payments.wallet,
      log: () => log,
      send,
      call: send as Caller['call'],
      now: () => now,
      pass: (ms) =>
        assembly.jobs.runUntil(now + ms, async (at) => {
          now = at;
        }),
      reconciled: () => inTransaction(storage.db, (tx) => reconcile(tx)),
      close,
    };
    return lender as LiveLender;
  };

  const outbox = ({ mobile }: Record<string, unknown>) => ({
    messages: sms.book
      .filter(({ to }) => to === `+254${String(mobile)}`)
      .map(({ message }) => ({ text: message }))
      .toReversed(),
  });
  const last = (path: string) => daraja.ordered.findLast((each) => each.path === path)!.body;

  return {
    settings,
    start,
    smile,
    /** How many prompts M-Pesa has taken. */
    prompts: () => daraja.ordered.filter(({ path }) => path === promptPath).length,
    /** M-Pesa tells a lender that the last payout was paid. Gives the result code of the answer. */
    payoutPaid: (lender: TestLender, receipt: string) => {
      const { OriginatorConversationID, ResultURL, Amount } = last(payoutPath);
      const parameters = { TransactionReceipt: receipt, TransactionAmount: Amount };
      return post(lender, ResultURL, {
        Result: {
          ResultCode: 0,
          OriginatorConversationID,
          ConversationID: 'AG_1',
          TransactionID: receipt,
          ResultParameters: {
            ResultParameter: Object.entries(parameters).map(([Key, Value]) => ({ Key, Value })),
          },
        },
      });
    },
    /** M-Pesa tells a lender that the last prompt was paid. Gives the result code of the answer. */
    promptPaid: (lender: TestLender, receipt: string) => {
      const { CallBackURL, Amount } = last(promptPath);
      const reference = `ws_${daraja.ordered.findLastIndex(({ path }) => path === promptPath) + 1}`;
      const told = stkSuccess(reference, Number(Amount), receipt, Number(timestampOf(now)));
      return post(lender, CallBackURL, told);
    },
  };
}

/** Posts to a lender what M-Pesa was told to post to an address. Gives the result code of the answer. */
async function post(lender: TestLender, address: unknown, payload: object): Promise<number> {
  const { pathname: url } = new URL(String(address));
  const headers = { 'content-type': 'application/json' };
  const reply = await lender.app.inject({ method: 'POST', url, headers, payload });
  return reply.json<{ ResultCode: number }>().ResultCode;
}
