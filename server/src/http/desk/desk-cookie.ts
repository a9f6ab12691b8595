import { basePath } from '@kopa/contract';
import { deviceName } from '@kopa/contract/desk/device-name';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../lending/accounts/network.ts';
import type { Lender } from '../../lending/lender.ts';
import type { DeskDoor } from '../call-handler.ts';
import { sendCookie } from '../send-cookie.ts';

const name = 'desk';
const held = (cookie: string) => new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{43})(?:;|$)`);
const attempts = `${name}-attempt`;
/**
 * For the desk's calls alone, so that no call of a borrower carries the session of staff, and for no page of
 * another site. No script reads the cookie, and the browser forgets it when it is closed.
 */
const bounds = [`Path=${basePath}/desk`, 'HttpOnly', 'SameSite=Strict'];

/** The token of a desk session from the request's cookie; '' without one. */
export function deskTokenOf({ headers: { cookie = '' } }: FastifyRequest): string {
  return held(name).exec(cookie)?.[1] ?? '';
}

/** The browser's session at the desk. */
export function deskDoor(
  request: FastifyRequest,
  reply: FastifyReply,
  lender: Pick<Lender, 'publicUrl'>,
): DeskDoor {
  return {
    token: deskTokenOf(request),
    from: networkOf(request.ip).network,
    device: deviceName(request.headers['user-agent'] ?? ''),
    attempt: held(attempts).exec(request.headers.cookie ?? '')?.[1] ?? '',
    keepAttempt: (secret) =>
      sendCookie(request, reply, lender, [`${attempts}=${secret}`, ...bounds, 'Max-Age=600']),
    keep: (token) => sendCookie(request, reply, lender, [`${name}=${token}`, ...bounds]),
    drop: () => sendCookie(request, reply, lender, [`${name}=`, ...bounds, 'Max-Age=0']),
  };
}
