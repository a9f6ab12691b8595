import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '../lending/lender.ts';

/** Gives a browser a cookie, for https alone where the lender is reached by https. */
export function sendCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Lender, 'publicUrl'>,
  parts: readonly string[],
): void {
  const isSecure = protocol === 'https' || publicUrl()?.startsWith('https:') === true;
  reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
}
