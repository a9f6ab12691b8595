import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { sendCookie } from './send-cookie.ts';

const name = 'phone';
const held = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`);
/** As long as browsers allow. */
const seconds = 400 * 86_400;

type Keys = Pick<Lender, 'pepper' | 'publicUrl'>;

/**
 * The phone of a request, as an unreadable HMAC of its cookie; '' without a cookie. The cookie is a random
 * value that only this phone and the lender have seen. The cookie proves a known phone and grants no access:
 * access depends on the token alone.
 */
export function phoneOf(request: FastifyRequest, { pepper }: Pick<Keys, 'pepper'>): string {
  const value = valueOf(request);
  return value === undefined ? '' : hashOf(value, pepper);
}

/** Gives a phone without a cookie a cookie, with the page. */
export function meetPhone(request: FastifyRequest, reply: FastifyReply, lender: Keys): void {
  if (valueOf(request) === undefined) give(request, reply, lender, newValue());
}

/**
 * The phone of a login, which gets a cookie where the page has given none. A client without cookies is a new
 * phone each time.
 */
export function keepPhone(request: FastifyRequest, reply: FastifyReply, lender: Keys): string {
  const sent = valueOf(request);
  const value = sent ?? newValue();
  if (sent === undefined) give(request, reply, lender, value);
  return hashOf(value, lender.pepper);
}

function valueOf({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  return held.exec(cookie)?.[1];
}

const newValue = () => randomBytes(16).toString('base64url');
const hashOf = (value: string, pepper: string) =>
  createHmac('sha256', `phone|${pepper}`).update(value).digest('base64url');

function give(request: FastifyRequest, reply: FastifyReply, lender: Keys, value: string): void {
  // Lax: a link in an SMS must find the cookie again.
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  sendCookie(request, reply, lender, parts);
}
