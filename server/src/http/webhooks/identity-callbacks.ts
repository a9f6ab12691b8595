import type { FastifyPluginCallback } from 'fastify';
import { describeError } from '../../describe-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { identityCallbackSecret } from '../../ports/identity/callback-address.ts';
import {
  VerifierUnavailable,
  type IdentityVerifier,
  type Verification,
} from '../../ports/identity/identity-verifier.ts';
import { isCallbackSecret } from './callback-secret.ts';

/** In bytes. */
const largestCallback = 256 * 1024;

interface Options {
  lender: Pick<Lender, 'pepper'> & { identity: IdentityVerifier };
  /** Takes what a verifier found: again and again the same, if that is what it tells. */
  take: (found: { reference: string; verification: Verification }) => Promise<void>;
}

/**
 * Where a verifier tells what it found: `/callbacks/<secret>/identity`. A wrong secret is a path that does not exist; what is not signed
 * as the verifier signs is answered with 401. What is told is believed when the verifier, asked, says the same; when it says otherwise,
 * that counts. Only then is it taken, and the answer says so after that. What is still open is not taken.
 */
export const identityCallbacks: FastifyPluginCallback<Options> = (app, { lender, take }, done) => {
  const secret = identityCallbackSecret(lender.pepper);
  // As it came: signatures are over bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, ready) => ready(null, body));

  // Not "taken": whoever tells again is heard again.
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status === 500) request.log.error({ error: describeError(error) }, 'identity callback not taken');
    else request.log.info({ error: describeError(error) }, 'identity callback not taken yet');
    return reply.code(status).send('Not taken');
  });

  app.post<{ Params: { secret: string } }>(
    '/callbacks/:secret/identity',
    { bodyLimit: largestCallback },
    async (request, reply) => {
      if (!isCallbackSecret(request.params.secret, secret)) return reply.callNotFound();
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

/** What was told, if it is what was answered; else what was answered. */
function confirmed(told: Verification, answered: Verification): Verification {
  const agree =
    told.state === 'done' && answered.state === 'done' && told.evidence.verdict === answered.evidence.verdict;
  return agree ? told : answered;
}

/** The verifier is away; the request itself is bad; or it is our fault. */
function statusOf(error: unknown): number {
  if (error instanceof VerifierUnavailable) return 503;
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
