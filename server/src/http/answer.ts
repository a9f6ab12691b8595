import { errorCodes, headers, languages, type Language } from '@kopa/contract';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import type { Envelope } from '@kopa/contract/wire/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.ts';
import { CallError, type RefusalName } from '../lending/call-error.ts';
import { words } from '../lending/words.ts';
import { isEndless } from './body-limits.ts';

/**
 * The language of a request: the header `lang` (S7-09). `lang` has no value for Swahili, so with English
 * `Accept-Language` may ask for Swahili. Without `lang`, `Accept-Language` decides. English when neither
 * names a supported language.
 */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const sent = request.headers[headers.lang];
  const preferred = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  const named = sent === undefined || (sent === 'en' && preferred === 'sw') ? preferred : sent;
  return languages.find((language) => language === named) ?? 'en';
}

const codes: Record<RefusalName, number> = { ...errorCodes, ...deskErrorCodes };

/** A refusal with its text in a language. */
function refusal(error: CallError, language: Language): Envelope {
  return {
    code: codes[error.error],
    msg: words(language).error(error.error),
    data: error.data ?? null,
    ...(error.fields && { fields: error.fields }),
  };
}

/**
 * The HTTP status of each refusal: 200 with a code for an understood call, 4xx for an invalid one, 5xx for a
 * fault of the server.
 */
const statuses: Partial<Record<RefusalName, number>> = {
  unknownCall: 404,
  undecryptablePath: 400,
  unparseableBody: 400,
  internal: 500,
  notReady: 503,
};

/** The HTTP status of a refusal. */
export function statusOf(name: RefusalName): number {
  return statuses[name] ?? 200;
}

/** Sends a refusal without the serializer of the call's result. */
export function refuse(request: FastifyRequest, reply: FastifyReply, error: CallError): FastifyReply {
  const answer = refusal(error, languageOf(request));
  request.answerCode = answer.code;
  if (error.cause !== undefined)
    request.log.warn(
      { error: describeError(error.cause), call: request.callName },
      'a service outside failed',
    );
  if (isEndless(request.raw)) reply.header('connection', 'close');
  return reply
    .code(statusOf(error.error))
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(answer);
}
