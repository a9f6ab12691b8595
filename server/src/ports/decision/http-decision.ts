import { createHmac } from 'node:crypto';
import { decisionReasons, type DecisionReason } from '@kopa/contract/entities';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import { askService } from '../ask-service.ts';
import { DecisionUnknown, type Application, type Decision, type Verdict } from './decision.ts';

export interface HttpDecisionSettings {
  url: string;
  /** Shared with the decision service. */
  secret: string;
}

interface Wiring {
  clock: Clock;
  patienceMs?: number;
}

export const signatureHeader = 'x-kopa-signature';

const verdict = z.discriminatedUnion('decision', [
  z.object({
    orderNo: z.string(),
    decision: z.literal('approve'),
    limitCents: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  }),
  z.object({
    orderNo: z.string(),
    decision: z.literal('reject'),
    reasons: z.array(z.string()).check(z.maxLength(100)),
  }),
]);

/**
 * Asks the lender's decision service. The request is an `Application` as JSON; its header `x-kopa-signature`
 * is `t=<epoch ms>,v1=<hex HMAC-SHA256 of "<t>.<body>">`, and `idempotency-key` is the order's number, so
 * that the service can answer a repeated question with the same verdict. The service answers 200 with `{
 * orderNo, decision: "approve", limitCents? }` or `{ orderNo, decision: "reject", reasons }`, or 202 before a
 * verdict.
 */
export function httpDecision(
  { url, secret }: HttpDecisionSettings,
  { clock, patienceMs = 20_000 }: Wiring,
): Decision {
  return {
    async decide(application) {
      const body = JSON.stringify(application);
      const at = clock.now();
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      let status: number;
      let text: string;
      try {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': application.orderNo,
          [signatureHeader]: `t=${at},v1=${signature}`,
        };
        const asking = { name: 'decision decide', patienceMs };
        const answer = await askService(url, { method: 'POST', headers, body }, asking);
        ({ status } = answer);
        text = answer.text();
      } catch (error) {
        throw new DecisionUnknown('The decision service gave no answer.', { cause: error });
      }
      if (status === 202) throw new DecisionUnknown('The decision service has not decided yet.');
      if (status !== 200) throw new DecisionUnknown(`The decision service answered with HTTP ${status}.`);
      const read = readVerdict(text, application);
      if (!read) throw new DecisionUnknown('The decision service gave an answer that is no verdict.');
      return read;
    },
  };
}

/** The verdict on this application, or null. Reasons without a text for borrowers are omitted. */
function readVerdict(text: string, { orderNo }: Application): Verdict | null {
  const read = verdict.safeParse(parse(text));
  if (!read.success || read.data.orderNo !== orderNo) return null;
  const { data } = read;
  if (data.decision === 'approve') return { approve: true, limitCents: data.limitCents ?? null };
  const told = [...new Set(data.reasons)].filter(isKnown);
  return told.length > 0 ? { approve: false, reasons: told } : null;
}

function isKnown(reason: string): reason is DecisionReason {
  return decisionReasons.some((each) => each === reason);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
