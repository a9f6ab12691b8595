import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';
import { errorCodes, type ErrorName } from '@kopa/contract/error-codes';

/** The lender's result: an envelope, no answer yet, or a broken connection. */
export type Reply =
  | { kind: 'envelope'; envelope: Envelope }
  /** Never comes; `sent` is the share of the body that has left, 0 to 1. */
  | { kind: 'silence'; sent: number }
  | { kind: 'lost' };

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
  fields?: Record<string, string>;
}

/** How the lender of a story takes one call. */
export interface Rule {
  call: Call;
  reply: (request: unknown) => Reply;
}

type Wanted<C extends Call> = ResultOf<C> | ((request: RequestOf<C>) => ResultOf<C>);

/** Answers a call with a result of the contract. */
export function answer<C extends Call>(call: C, result: Wanted<C>): Rule {
  const make = result as (request: unknown) => unknown;
  return {
    call,
    reply: (request) => ({
      kind: 'envelope',
      envelope: { code: 0, msg: 'ok', data: typeof result === 'function' ? make(request) : result },
    }),
  };
}

/** Refuses a call with a name of `error-codes`; `fields` names the message key of each wrong field. */
export function refuse(
  call: Call,
  name: ErrorName,
  details: { fields?: Record<string, string>; data?: unknown } = {},
): Rule {
  const { fields, data = null } = details;
  const envelope = { code: errorCodes[name], msg: name, data, ...(fields && { fields }) };
  return { call, reply: () => ({ kind: 'envelope', envelope }) };
}

/** Never answers; of a photo, the share `sent` has left the phone. */
export function neverAnswer(call: Call, { sent = 0 } = {}): Rule {
  return { call, reply: () => ({ kind: 'silence', sent }) };
}

/** The line breaks at each try. */
export function loseLine(call: Call): Rule {
  return { call, reply: () => ({ kind: 'lost' }) };
}
