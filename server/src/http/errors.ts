import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import { describeError } from '../describe-error.ts';
import { isAway } from '../storage/is-away.ts';
import { refuse } from './answer.ts';

/**
 * Turns any thrown value into an envelope. An unavailable database becomes `notReady`: the same request may
 * be sent again. Any other error that is not a refusal is logged and becomes `internal`.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = asCallError(error, request);
  if (refused) return refuse(request, reply, refused);
  if (isAway(error)) {
    request.log.error({ error: describeError(error), call: request.callName }, 'the database is away');
    return refuse(request, reply, new CallError('notReady'));
  }
  request.log.error({ error: describeError(error), call: request.callName }, 'call failed');
  return refuse(request, reply, new CallError('internal'));
}

function asCallError(error: FastifyError | Error, { callName }: FastifyRequest): CallError | undefined {
  if (error instanceof CallError) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  // Fastify refuses a call's body as invalid JSON, a wrong type or too large. Elsewhere the address is wrong.
  return new CallError(callName === null ? 'unknownCall' : 'unparseableBody');
}
