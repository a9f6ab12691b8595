import { randomUUID } from 'node:crypto';
import { Agent, request as ask } from 'node:http';
import { basePath, defaultPackageName, headers, idempotencyHeader } from '@kopa/contract';
import type { Call } from '@kopa/contract/calls/call';
import { marketIndex } from '@kopa/contract/calls/market';
import { orderList } from '@kopa/contract/calls/order-list';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { repayStatement } from '@kopa/contract/calls/statement';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { promptName } from './provider.ts';
import { borrower } from './seed.ts';

/** Where a subject listens. */
export interface Target {
  kind: 'lender' | 'floor';
  port: number;
  secret: string;
}

/** The measured calls that change nothing; the last three are about the borrower's loan. */
export const reads = {
  home: marketIndex,
  records: orderList,
  detail: repayOrderDetail,
  record: loanOrderRecord,
  statement: repayStatement,
} satisfies Record<string, Call>;
export type Read = keyof typeof reads;
export const readNames = Object.keys(reads) as Read[];
/** What is measured: a read, or a repayment with the callback that tells of its money. */
export type Path = Read | 'repayment';
export const pathNames: readonly Path[] = [...readNames, 'repayment'];
const ofLoan: readonly Read[] = ['detail', 'record', 'statement'];

/** A repeated request; resolves at the end of the borrower's turn. */
export type Turn = (n: number) => Promise<void>;

export interface Measured {
  turns: number;
  seconds: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** KSh 500. */
export const repaymentCents = 50_000;

/** The path and the headers of a call to the lender. */
export const wire = (call: Call, token: string, key?: string) => ({
  path: `${basePath}/${encryptPath(call.path, defaultPackageName)}?t=${Date.now()}`,
  sent: {
    [headers.packageName]: defaultPackageName,
    [headers.appName]: 'EasyCash',
    [headers.lang]: 'en',
    [headers.authorization]: token,
    ...(key && { [idempotencyHeader]: key }),
  },
});

/** Keep-alive connections to a subject, one a client. */
export function clientOf(target: Target, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send = (
    method: 'GET' | 'POST',
    path: string,
    sent: Record<string, string>,
    body?: unknown,
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const type = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
      const asked = ask(
        {
          agent,
          host: '127.0.0.1',
          port: target.port,
          method,
          path,
          headers: { ...sent, ...(text && type) },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const read = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(read);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${read.slice(0, 300)}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(text);
    });
  /** The answer to a read of borrower number n. */
  const read = async (name: Read, n: number): Promise<string> => {
    const { token, orderNo } = borrower(n);
    const { path, sent } = wire(reads[name], token);
    const asked = ofLoan.includes(name) ? `${path}&orderNo=${orderNo}` : path;
    const answer = await send('GET', target.kind === 'floor' ? `/read/${name}` : asked, sent);
    accepted(answer);
    return answer;
  };
  /** Asks borrower number n for an amount, and tells that the phone has paid. */
  const pay = async (n: number, amountCents: number): Promise<void> => {
    const { token, orderNo, mobile } = borrower(n);
    const { path, sent } = wire(mpesaRepayLink, token, randomUUID());
    const body = { orderNo, amountCents, mobile };
    const { data } = accepted(await send('POST', target.kind === 'floor' ? '/repay' : path, sent, body)) as {
      data: { payment: { payOrderId: string } };
    };
    const { payOrderId } = data.payment;
    const receipt = `S${randomUUID().slice(0, 9).toUpperCase().replace('-', 'X')}`;
    if (target.kind === 'floor') {
      await send('POST', `/callback/${n}/${payOrderId}`, {}, { receipt });
      return;
    }
    const told = callbackBody(payOrderId, receipt, amountCents);
    const taken = await send('POST', `/callbacks/${target.secret}/prompt/${payOrderId}`, {}, told);
    if (!taken.includes('"ResultCode":0')) throw new Error(`The callback was not taken: ${taken}`);
  };
  const turnOf = (path: Path): Turn =>
    path === 'repayment' ? (n) => pay(n, repaymentCents) : async (n) => void (await read(path, n));
  return { read, pay, turnOf, send, close: () => agent.destroy() };
}

function accepted(text: string): { code: number; data: unknown } {
  const answer = JSON.parse(text) as { code: number; data: unknown };
  if (answer.code !== 0) throw new Error(`Refused: ${text.slice(0, 300)}`);
  return answer;
}

/** The provider's callback of a paid prompt. */
export function callbackBody(payOrderId: string, receipt: string, amountCents: number): unknown {
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: payOrderId,
        CheckoutRequestID: promptName(payOrderId),
        ResultCode: 0,
        ResultDesc: 'ok',
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: amountCents / 100 },
            { Name: 'MpesaReceiptNumber', Value: receipt },
            { Name: 'PhoneNumber', Value: 254_700_000_000 },
          ],
        },
      },
    },
  };
}

/** So many clients take turns for so long; each has borrowers of its own. */
export async function measure(
  turn: Turn,
  { clients, seconds, borrowers }: { clients: number; seconds: number; borrowers: number },
): Promise<Measured> {
  const took: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const share = Math.floor(borrowers / clients);
  const one = async (client: number) => {
    for (let at = 0; performance.now() < until; at += 1) {
      const from = performance.now();
      await turn(client * share + (at % share));
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  const lasted = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  return {
    turns: took.length,
    seconds: lasted,
    perSecond: took.length / lasted,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}
