import type { Call, ResultOf } from '@kopa/contract/calls/call';
import {
  sandboxAdvanceClock,
  sandboxClock,
  sandboxDecide,
  sandboxOutbox,
  sandboxPaymentMode,
  sandboxPayments,
  sandboxSettle,
} from '@kopa/contract/calls/sandbox';
import { basePath, defaultPackageName, headers } from '@kopa/contract/wire/headers';
import type * as z from 'zod/mini';
import { waitUntil } from '../../scripts/wait-until.ts';

/** Time, the reviewer, the SMS and the payment provider of a lender in sandbox mode. */
export interface Sandbox {
  advance(seconds: number): Promise<void>;
  /** The lender's time, in epoch milliseconds. */
  now(): Promise<number>;
  /** The newest code that was sent to a number; waits for a code other than `after`. */
  code(mobile: string, after?: string): Promise<string>;
  messages(mobile: string): Promise<string[]>;
  decide(orderNo: string, decision: 'approve' | 'reject'): Promise<void>;
  /** From now on payments are held until `settle`. */
  holdPayments(): Promise<void>;
  /** The newest held payment, as soon as one exists. */
  held(kind: 'repayment' | 'disbursement'): Promise<SimulatedPayment>;
  settle(reference: string, resultCode: number, copies?: number): Promise<void>;
  /** The simulator's own book. */
  payments(): Promise<SimulatedPayment[]>;
}
export type SimulatedPayment = ResultOf<typeof sandboxPayments>['payments'][number];

export function sandboxOf(url: string): Sandbox {
  const ask = <C extends Call>(call: C, request: z.input<C['request']>) => askLender(url, call, request);
  const payments = async () => (await ask(sandboxPayments, {})).payments;
  const messages = async (mobile: string) =>
    (await ask(sandboxOutbox, { mobile })).messages.map(({ text }) => text);
  return {
    payments,
    messages,
    advance: async (seconds) => {
      await ask(sandboxAdvanceClock, { seconds });
    },
    now: async () => (await ask(sandboxClock, {})).now,
    code: async (mobile, after) => {
      let found: string | undefined;
      await waitUntil(
        async () => {
          found = (await messages(mobile)).flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0];
          return found !== undefined && found !== after;
        },
        () => `a code for the number`,
        10_000,
      );
      return found!;
    },
    decide: async (orderNo, decision) => {
      await ask(sandboxDecide, { orderNo, decision, reasons: [] });
    },
    holdPayments: async () => {
      await ask(sandboxPaymentMode, { mode: 'hold' });
    },
    held: async (kind) => {
      let found: SimulatedPayment | undefined;
      await waitUntil(
        async () => {
          found = (await payments()).find((payment) => payment.kind === kind && payment.state === 'held');
          return found !== undefined;
        },
        () => `a ${kind} that waits`,
        20_000,
      );
      return found!;
    },
    settle: async (reference, resultCode, copies = 1) => {
      await ask(sandboxSettle, { reference, resultCode, copies });
    },
  };
}

/** Sends a plain call as the app would; throws on any code but 0. */
async function askLender<C extends Call>(
  url: string,
  call: C,
  request: z.input<C['request']>,
): Promise<ResultOf<C>> {
  const entries = Object.entries(request as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ]);
  const query = call.method === 'GET' ? `?${new URLSearchParams(entries)}` : '';
  const answer = await fetch(`${url}${basePath}${call.path}${query}`, {
    method: call.method,
    headers: { [headers.packageName]: defaultPackageName, 'content-type': 'application/json' },
    ...(call.method === 'POST' && { body: JSON.stringify(request) }),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown };
  if (code !== 0) throw new Error(`${call.path}: ${code} ${msg}`);
  return data as ResultOf<C>;
}
