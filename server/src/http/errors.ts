import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import { describeError } from '../describe-error.ts';
import { refuse } from './answer.ts';

/** The framework's own refusals of a body: not JSON, empty, of another type, too large. */
const unreadable = /^FST_(?:ERR_CTP|ERR_BAD_URL)/;

/** Turns whatever was thrown into an envelope. What is no refusal of ours is logged and told as `internal`. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = asCallError(error);
  if (refused) return refuse(request, reply, refused);
  request.log.error({ error: describeError(error), call: request.callName }, 'call failed');
  return refuse(request, reply, new CallError('internal'));
}

function asCallError(error: FastifyError | Error): CallError | undefined {
  if (error instanceof CallError) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code !== undefined && unreadable.test(code)) return new CallError('unparseableBody');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? new CallError('unparseableBody') : undefined;
}
