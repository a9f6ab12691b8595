import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { describeError } from '../../describe-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { checkPaidIn } from '../../lending/repayment/paid-in.ts';
import { takeCallback } from '../../lending/take-callback.ts';
import {
  callbackKinds,
  callbackSecret,
  isCallbackSecret,
  type CallbackKind,
} from '../../ports/payments/daraja-callbacks.ts';
import { readPaidIn } from '../../ports/payments/daraja-paid-in.ts';

/**
 * Where the payment provider tells what became of payments: `/callbacks/<secret>/<kind>/<our id>`. A wrong secret is
 * a path that does not exist. The answer says "accepted" only after the callback is in the database. A validation is a
 * question, and is not kept.
 */
export const paymentCallbacks: FastifyPluginCallback<{ lender: Lender }> = (app, { lender }, done) => {
  const secret = callbackSecret(lender.pepper);
  // As text, whatever it says it is: what cannot be read is kept as well.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, text, ready) => ready(null, text));

  // Not "accepted": whoever tells again is heard again.
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ error: describeError(error) }, 'callback not taken');
    return reply.code(500).send({ ResultCode: 1, ResultDesc: 'Not accepted' });
  });

  app.post<{ Params: { secret: string; kind: string; id: string } }>(
    '/callbacks/:secret/:kind/:id',
    async (request, reply) => {
      const { params } = request;
      const kind = callbackKinds.find((known) => known === params.kind);
      if (!kind || !isCallbackSecret(params.secret, secret)) return reply.callNotFound();
      // PostgreSQL keeps no NUL, written out or escaped.
      const text = (typeof request.body === 'string' ? request.body : '').replace(/\0|\\u0000/g, '');
      if (kind === 'paybill-validation') {
        const unwanted = await validate(lender, parse(text), request);
        return unwanted
          ? { ResultCode: unwanted, ResultDesc: 'Rejected' }
          : { ResultCode: '0', ResultDesc: 'Accepted' };
      }
      const isNew = await takeCallback(
        lender,
        { kind, id: params.id, text, body: parse(text) },
        lender.clock.now(),
      );
      request.log.info({ callback: kind satisfies CallbackKind, isNew }, 'callback taken');
      return { ResultCode: 0, ResultDesc: 'Accepted' };
    },
  );
  done();
};

/** Whether money by hand is wanted. While nobody can look, it is not: then whoever pays keeps it and tries again. */
async function validate(lender: Lender, body: unknown, request: FastifyRequest): Promise<string | null> {
  try {
    const unwanted = await checkPaidIn(lender.db, readPaidIn(body));
    request.log.info({ unwanted }, 'payment validated');
    return unwanted;
  } catch (error) {
    request.log.error({ error: describeError(error) }, 'payment not validated');
    return 'C2B00016';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
