import type { FastifyPluginCallback } from 'fastify';
import { describeError } from '../../describe-error.ts';
import type { Lender } from '../../lending/lender.ts';
import {
  VerifierUnavailable,
  type IdentityVerifier,
  type Verification,
} from '../../ports/identity/identity-verifier.ts';

/** In bytes. */
const largestCallback = 256 * 1024;

interface Options {
  lender: Pick<Lender, 'callbackSecrets'> & { identity: IdentityVerifier };
  /** Accepts a verifier's result; a repeated result is accepted, too. */
  take: (found: { reference: string; verification: Verification }) => Promise<void>;
}

/**
 * The verifier's callback: `/callbacks/<secret>/identity`. A wrong secret is an unknown path; a wrong
 * signature gets 401. A result counts only when the verifier confirms the result on request; a different
 * confirmed result replaces the reported one. Only then is the callback acknowledged. An open result is not
 * acknowledged.
 */
export const identityCallbacks: FastifyPluginCallback<Options> = (app, { lender, take }, done) => {
  // The raw body: signatures cover bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, ready) => ready(null, body));

  // Not acknowledged, so that the verifier repeats the callback.
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status === 500) request.log.error({ error: describeError(error) }, 'identity callback not taken');
    else request.log.info({ error: describeError(error) }, 'identity callback not taken yet');
    return reply.code(status).send('Not taken');
  });

  app.post<{ Params: { secret: string } }>(
    '/callbacks/:secret/identity',
    { bodyLimit: largestCallback, config: { span: 'identityCallback' } },
    async (request, reply) => {
      const purpose = await lender.callbackSecrets.purposeOf(request.params.secret);
      if (purpose !== 'identity') return reply.callNotFound();
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const found = lender.identity.readCallback(raw, request.headers);
      if (!found) {
        request.log.info('identity callback not believed');
        return reply.code(401).send('Not believed');
      }
      const verification = confirmed(found.verification, await lender.identity.ask(found.reference));
      if (verification.state === 'done') await take({ reference: found.reference, verification });
      request.log.info({ state: verification.state }, 'identity callback taken');
      return 'Taken';
    },
  );
  done();
};

/** The reported result when confirmed, otherwise the confirmed result. */
function confirmed(told: Verification, answered: Verification): Verification {
  const agree =
    told.state === 'done' && answered.state === 'done' && told.evidence.verdict === answered.evidence.verdict;
  return agree ? told : answered;
}

/** The verifier is unavailable, the request is invalid, or the server has failed. */
function statusOf(error: unknown): number {
  if (error instanceof VerifierUnavailable) return 503;
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
