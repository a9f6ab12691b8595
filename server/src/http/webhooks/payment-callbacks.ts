import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { describeError } from '../../describe-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { recordCallback } from '../../lending/record-callback.ts';
import { checkPaidIn } from '../../lending/repayment/paid-in.ts';
import type { Question } from '../../ports/payments/callback.ts';

interface Params {
  secret: string;
  '*': string;
}

/**
 * The address for the reports of payment providers: `/callbacks/<secret>/...`. The provider's adapter reads
 * the rest of the address and the body, and writes the answer. A wrong secret, a secret of another purpose
 * and an unknown address are answered like a missing path. A report is acknowledged only after its commit to
 * the database. A question is not stored.
 */
export const paymentCallbacks: FastifyPluginCallback<{ lender: Lender }> = (app, { lender }, done) => {
  // Stored as text, whatever its content type: an unreadable body is kept, too.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, text, ready) => ready(null, text));

  const config = { span: 'paymentCallback' };
  app.post<{ Params: Params }>('/callbacks/:secret/*', { config }, async (request, reply) => {
    const { params, log } = request;
    const purpose = await lender.callbackSecrets.purposeOf(params.secret);
    if (!purpose) return reply.callNotFound();
    // Providers may repeat the address in the body, and the body is kept.
    const asked = {
      purpose,
      address: params['*'].split('/'),
      text: textOf(request).replaceAll(params.secret, ''),
    };
    const read = lender.payments.readCallback(asked) ?? lender.references.readCallback(asked);
    if (!read) return reply.callNotFound();
    if ('answer' in read) return read.answer(await unwanted(lender, read, request));
    const { name: callback, fact, taken, notTaken } = read;
    try {
      const isNew = await recordCallback(lender, asked, fact, lender.clock.now());
      if (fact) log.info({ callback, isNew }, 'callback taken');
      else log.warn({ callback, isNew }, 'callback not understood, and kept');
      return taken;
    } catch (error) {
      // The provider hears that it was not taken, and sends it again.
      log.error({ callback, error: describeError(error) }, 'callback not taken');
      return reply.code(500).send(notTaken);
    }
  });
  done();
};

/** The body without NUL, written out or escaped: PostgreSQL keeps none. */
function textOf({ body }: FastifyRequest): string {
  return (typeof body === 'string' ? body : '').replace(/\0|\\u0000/g, '');
}

/**
 * The reason against a payment without a prompt. During a fault of the database the payment is declined, so
 * that the payer keeps the money and tries again.
 */
async function unwanted(lender: Lender, { account }: Question, request: FastifyRequest) {
  try {
    const found = await checkPaidIn(lender.db, account);
    request.log.info({ unwanted: found }, 'payment validated');
    return found;
  } catch (error) {
    request.log.error({ error: describeError(error) }, 'payment not validated');
    return 'unknown' as const;
  }
}
