import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDay } from '@kopa/contract';
import * as z from 'zod/mini';
import type { CardText, Evidence, IdentityVerifier } from '../identity-verifier.ts';

/** Smile ID's result of a job with a judgement. */
export const verdicts = ['clear', 'attention', 'block'] as const;
export type SmileVerdict = (typeof verdicts)[number];

/** The only value that is put into a request's address. */
export const jobId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

const field = z.catch(z.nullish(z.string().check(z.maxLength(200))), null);
const told = z.object({
  status: z.enum([...verdicts, 'error', 'processing']),
  job_id: z.nullish(jobId),
  id_fields: z.catch(
    z.nullish(
      z.object({
        id_number: field,
        full_name: field,
        first_name: field,
        last_name: field,
        date_of_birth: field,
      }),
    ),
    null,
  ),
});

interface Reading {
  partnerId: string;
  apiKey: string;
  /** In epoch milliseconds. */
  now: number;
}

type Headers = Parameters<IdentityVerifier['readCallback']>[1];

/** Maximum difference between a callback's time and ours: callbacks are repeated for a while. */
const windowMs = 10 * 60_000;

/**
 * Reads Smile ID's callback of a finished job. Its header `response-signature` is the Base64 HMAC-SHA256,
 * under the partner's key, of `response-timestamp`, the partner's number and `sid_request`. **The signature
 * does not cover the body**, so the result must be queried before any action. A job that ended in an error is
 * `pending`: a query tells the error.
 */
export function readSmileCallback(
  raw: Uint8Array,
  headers: Headers,
  { partnerId, apiKey, now }: Reading,
): ReturnType<IdentityVerifier['readCallback']> {
  const timestamp = headers['response-timestamp'];
  const signature = headers['response-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  const expected = createHmac('sha256', apiKey)
    .update(`${timestamp}${partnerId}sid_request`)
    .digest('base64');
  if (!isSame(signature, expected) || !isRecent(timestamp, now)) return null;

  const read = told.safeParse(parse(raw));
  if (!read.success) return null;
  const named = jobId.safeParse(headers['job-id'] ?? read.data.job_id);
  if (!named.success || (read.data.job_id ?? named.data) !== named.data) return null;
  const reference = named.data;
  const { status, id_fields: fields } = read.data;
  if (status === 'error' || status === 'processing')
    return { reference, verification: { state: 'pending', reference } };
  return { reference, verification: { state: 'done', evidence: evidenceOf(status, textOf(fields ?? {})) } };
}

/**
 * Smile ID's verdict as evidence. The verdict covers card and faces together, without a measure of
 * similarity. `text` is the card's text from either side.
 */
export function evidenceOf(verdict: SmileVerdict, text: CardText | null): Evidence {
  return {
    front: text && { state: 'read', text },
    back: null,
    face: { state: 'notCompared' },
    verdict,
  };
}

function textOf(
  fields: Partial<
    Record<
      'id_number' | 'full_name' | 'first_name' | 'last_name' | 'date_of_birth',
      string | null | undefined
    >
  >,
): CardText | null {
  const nationalId = (fields.id_number ?? '').replace(/\s+/g, '') || null;
  const names =
    (fields.full_name || `${fields.first_name ?? ''} ${fields.last_name ?? ''}`)
      .trim()
      .replace(/\s+/g, ' ')
      .toUpperCase() || null;
  const day = fields.date_of_birth ?? '';
  const birthday = isDay(day) ? day : null;
  return nationalId === null && names === null && birthday === null ? null : { nationalId, names, birthday };
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

function isRecent(timestamp: string, now: number): boolean {
  return (
    z.iso.datetime({ offset: true }).safeParse(timestamp).success &&
    Math.abs(Date.parse(timestamp) - now) <= windowMs
  );
}

function parse(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return null;
  }
}
