import type { FastifyReply, FastifyRequest } from 'fastify';
import { basePath } from '@kopa/contract';
import type { Lender } from '../../lending/lender.ts';

const name = 'desk';
const held = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
/** The desk's calls alone, so that no call of a borrower carries the session of staff. */
const path = `${basePath}/desk`;

/** The token of a desk session from the request's cookie; '' without one. */
export function deskTokenOf({ headers: { cookie = '' } }: FastifyRequest): string {
  return held.exec(cookie)?.[1] ?? '';
}

/**
 * Gives the browser a session. No script reads the cookie, and no page of another site sends it
 * (`SameSite=Strict`); the browser forgets it when it is closed.
 */
export function giveDeskToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Lender, 'publicUrl'>,
  token: string,
): void {
  const isSecure = request.protocol === 'https' || publicUrl()?.startsWith('https:') === true;
  const parts = [`${name}=${token}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** Takes the session from the browser. */
export function dropDeskToken(reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=0`);
}
