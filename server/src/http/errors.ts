import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import { describeError } from '../describe-error.ts';
import { isAway } from '../storage/is-away.ts';
import { refuse } from './answer.ts';

/**
 * Turns whatever was thrown into an envelope. A database that is away is told as `notReady`: the same request may be sent
 * again. What else is no refusal of ours is logged and told as `internal`.
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
  // Of a call the framework refuses the body: no JSON, of another type, too large. Elsewhere it is the address.
  return new CallError(callName === null ? 'unknownCall' : 'unparseableBody');
}
