import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDay } from '@kopa/contract';
import * as z from 'zod/mini';
import type { CardText, Evidence, IdentityVerifier } from '../identity-verifier.ts';

/** What Smile ID says of a job that has ended well enough to be judged. */
export const verdicts = ['clear', 'attention', 'block'] as const;
export type SmileVerdict = (typeof verdicts)[number];

/** What is put into the address of a request is nothing but this. */
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

/** How far the time of a callback may be from ours: it is told again for a while when nobody answers. */
const windowMs = 10 * 60_000;

/**
 * Reads what Smile ID sends when a job has ended. Its header `response-signature` is the Base64 HMAC-SHA256, under the key of the
 * partner, of `response-timestamp`, the partner's number and `sid_request`. **It does not cover the body**, so that what is told here is
 * to be asked for again before anybody acts on it. A job that ended in an error is `pending`: whoever asks is told.
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
 * What Smile ID's verdict is worth as evidence. It looks at card and faces together and gives no measure of likeness, so that the faces
 * are in the verdict. `text` is what it read off the card, whichever side that stood on.
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
