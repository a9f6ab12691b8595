import type { MarketCode } from '@kopa/contract';
import sharp from 'sharp';
import * as z from 'zod/mini';
import {
  VerifierUnavailable,
  type IdentityVerifier,
  type SafePhoto,
  type Verification,
  type VerificationRequest,
} from '../identity-verifier.ts';
import type { Part } from './multipart.ts';
import { evidenceOf, jobId, readSmileCallback, verdicts } from './smile-id-callback.ts';
import { SmileIdClient, type SmileIdSettings, type SmileIdWiring } from './smile-id-client.ts';

interface Wiring extends SmileIdWiring {
  /** The callback address. Its host must be on the partner's list at Smile ID. */
  callbackUrl: () => string | Promise<string>;
}

const countries: Record<MarketCode, string> = { ke: 'KE', mx: 'MX', in: 'IN', ng: 'NG' };
/** The language of a market's privacy notice. */
const languages: Record<MarketCode, string> = { ke: 'EN', mx: 'ES', in: 'EN', ng: 'EN' };

/** Smile ID accepts six to eight pictures; its own app uses this height, in px. */
const livenessPictures = 6;
const livenessHeight = 320;
/** Number of questions remembered with their job. */
const remembered = 500;

const accepted = z.object({ job_id: jobId });
const jobStatus = z.object({
  status: z.enum([...verdicts, 'error', 'processing', 'not_found']),
  job_id: jobId,
});

/**
 * Smile ID's document verification, version 3 of its API: `POST /v3/document_verification`, then `GET
 * /v3/status/{job}` or a callback. Source: its OpenAPI files (github.com/smileidentity/api-reference) and its
 * own client for Node; **it was never called from here**.
 *
 * - A job judges card, portrait and selfie together; no side is read alone. Only the callback contains the
 *   values of the card. A status request returns the verdict alone: then the number of the card is not
 *   compared with the typed number.
 * - Liveness needs six to eight pictures of a sequence. A request has one selfie, which is reduced and sent
 *   six times. The documentation states neither the effect nor whether Smile ID accepts such a sequence:
 *   `advisory` says only that Smile ID looks for pictures of pictures in the selfie.
 * - `id_type` is left out, as the reference allows; Smile ID then detects the kind of card.
 * - The same question is the same job while this process remembers the job. Smile ID documents no idempotency
 *   key, so a restart or a lost answer causes a second job; each job carries our id in `partner_params`.
 * - A job that ended in an error stays `VerifierUnavailable`; a new verification is a new job.
 * - The signature of requests is documented in words only; the hexadecimal HMAC-SHA256 of time and body
 *   follows an earlier version of the client.
 */
export function smileId(settings: SmileIdSettings, wiring: Wiring): IdentityVerifier {
  const client = new SmileIdClient(settings, wiring);
  const jobs = new Map<string, string>();

  async function submit(request: VerificationRequest, signal?: AbortSignal): Promise<string> {
    const parts = await partsOf(request, {
      privacyUrl: settings.privacyUrl,
      callbackUrl: await wiring.callbackUrl(),
    });
    const place = { path: '/v3/document_verification', name: 'submit' };
    const { status, body } = await client.post(place, parts, signal);
    const read = accepted.safeParse(body);
    if (status !== 202)
      throw new VerifierUnavailable(`Smile ID took no job, but answered with HTTP ${status}.`);
    if (!read.success) throw new VerifierUnavailable('Smile ID took a job and did not name it.');
    return read.data.job_id;
  }

  function remember(id: string, job: string): void {
    jobs.set(id, job);
    const [oldest] = jobs.keys();
    if (jobs.size > remembered && oldest !== undefined) jobs.delete(oldest);
  }

  function forget(job: string): void {
    for (const [id, each] of jobs) if (each === job) jobs.delete(id);
  }

  return {
    capabilities: { readsCards: false, comparesFaces: true, liveness: 'advisory', registry: false },

    async readCard() {
      throw new VerifierUnavailable('Smile ID reads no side of a card alone.');
    },

    async verify(request, signal) {
      const job = jobs.get(request.id) ?? (await submit(request, signal));
      remember(request.id, job);
      return { state: 'pending', reference: job };
    },

    async ask(reference, signal): Promise<Verification> {
      const place = { path: `/v3/status/${encodeURIComponent(reference)}`, name: 'status' };
      const { status, body } = await client.get(place, signal);
      const read = jobStatus.safeParse(body);
      if (!read.success) throw new VerifierUnavailable(`Smile ID said nothing of a job, but HTTP ${status}.`);
      if (read.data.job_id !== reference) throw new VerifierUnavailable('Smile ID spoke of another job.');
      const { status: found } = read.data;
      // A new job may be unknown at first.
      if (found === 'processing' || found === 'not_found') return { state: 'pending', reference };
      if (found === 'error') {
        forget(reference);
        throw new VerifierUnavailable('The job at Smile ID ended in an error.');
      }
      return { state: 'done', evidence: evidenceOf(found, null) };
    },

    readCallback: (raw, headers) =>
      readSmileCallback(raw, headers, {
        partnerId: settings.partnerId,
        apiKey: settings.apiKey,
        now: wiring.clock.now(),
      }),

    async close() {},
  };
}

async function partsOf(
  { id, market, front, back, selfie, claimed, agreedAt }: VerificationRequest,
  { privacyUrl, callbackUrl }: { privacyUrl: string; callbackUrl: string },
): Promise<Part[]> {
  const small = await smallOf(selfie);
  const names = claimed.names.trim().split(/\s+/);
  const last = names.at(-1) ?? '';
  return [
    { name: 'country', text: countries[market] },
    { name: 'callback_url', text: callbackUrl },
    {
      name: 'user_details',
      json: {
        // A single name fills both fields, which must not be empty.
        given_names: names.slice(0, -1).join(' ') || last,
        last_name: last,
        ...(claimed.email !== '' && { email: claimed.email }),
        phone_number: claimed.phone,
      },
    },
    {
      name: 'consent',
      json: {
        granted: true,
        granted_at: new Date(agreedAt).toISOString(),
        notice_language: languages[market],
        notice_privacy_policy_url: privacyUrl,
      },
    },
    { name: 'partner_params', json: { request_id: id } },
    { name: 'selfie_image', jpeg: selfie },
    ...Array.from({ length: livenessPictures }, () => ({ name: 'liveness_images', jpeg: small })),
    { name: 'document', jpeg: front },
    { name: 'document_back', jpeg: back },
  ];
}

async function smallOf(selfie: SafePhoto): Promise<SafePhoto> {
  try {
    return await sharp(selfie).resize({ height: livenessHeight, withoutEnlargement: true }).jpeg().toBuffer();
  } catch (error) {
    throw new VerifierUnavailable('The selfie cannot be opened.', { cause: error });
  }
}
