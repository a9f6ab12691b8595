import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { askService } from '../../ask-service.ts';
import type { Clock } from '../../clock/clock.ts';
import { VerifierUnavailable } from '../identity-verifier.ts';
import { multipart, type Part } from './multipart.ts';

export interface SmileIdSettings {
  /**
   * As in 'https://api.smileidentity.com'; for tests 'https://testapi.smileidentity.com'. Sources name other
   * test hosts, too.
   */
  baseUrl: string;
  /** Digits without leading zeros. */
  partnerId: string;
  apiKey: string;
  /** The signing key; null: unsigned requests, which Smile ID expects of most accounts. */
  partnerSecret: string | null;
  /** The privacy notice that borrowers accept. */
  privacyUrl: string;
}

export interface SmileIdWiring {
  clock: Clock;
  /** For tests: replaces the network. */
  fetch?: typeof globalThis.fetch;
  patienceMs?: number;
}

/** In bytes: a request; a larger one is refused with HTTP 413. */
const largestRequest = 4.5 * 1024 * 1024;
/** A token is valid for 15 minutes. */
const tokenMs = 10 * 60_000;

const issued = z.object({ token: z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/)) });

/** Smile ID over HTTP: token, signature, and JSON answers. Every failure is `VerifierUnavailable`. */
export class SmileIdClient {
  #settings: SmileIdSettings;
  #wiring: SmileIdWiring;
  #token: { value: string; until: number } | undefined;

  constructor(settings: SmileIdSettings, wiring: SmileIdWiring) {
    this.#settings = settings;
    this.#wiring = wiring;
  }

  /** Sends a form. */
  async post(place: Place, parts: readonly Part[], signal?: AbortSignal): Promise<Answer> {
    const { body, contentType } = multipart(parts);
    if (body.length > largestRequest) throw new VerifierUnavailable('The photos are too large for Smile ID.');
    const headers = {
      'content-type': contentType,
      'smileid-partner-id': this.#settings.partnerId,
      ...this.#signatureOf(body),
    };
    return this.#authorized(place, { method: 'POST', headers, body }, signal);
  }

  async get(place: Place, signal?: AbortSignal): Promise<Answer> {
    return this.#authorized(place, { method: 'GET' }, signal);
  }

  /** Over time and bytes of the request, for accounts with a signing secret. */
  #signatureOf(body: Uint8Array): Record<string, string> {
    const { partnerSecret } = this.#settings;
    if (partnerSecret === null) return {};
    const timestamp = new Date(this.#wiring.clock.now()).toISOString();
    const signature = createHmac('sha256', partnerSecret).update(timestamp).update(body).digest('hex');
    return { 'smileid-timestamp': timestamp, 'smileid-request-signature': signature };
  }

  async #authorized(place: Place, init: RequestInit, signal?: AbortSignal): Promise<Answer> {
    const send = async () =>
      this.#send(
        place,
        { ...init, headers: { ...init.headers, 'smileid-token': await this.#accessToken(signal) } },
        signal,
      );
    const first = await send();
    if (first.status !== 401) return first;
    this.#token = undefined;
    return send();
  }

  async #accessToken(signal?: AbortSignal): Promise<string> {
    const now = this.#wiring.clock.now();
    if (this.#token && now < this.#token.until) return this.#token.value;
    const { partnerId, apiKey } = this.#settings;
    const headers = { 'smileid-partner-id': partnerId, 'smileid-api-key': apiKey };
    const place = { path: '/v3/token', name: 'token' };
    const { status, body } = await this.#send(place, { method: 'POST', headers }, signal);
    const read = issued.safeParse(body);
    if (status !== 200 || !read.success)
      throw new VerifierUnavailable(`Smile ID gave no token, but HTTP ${status}.`);
    this.#token = { value: read.data.token, until: now + tokenMs };
    return read.data.token;
  }

  async #send({ path, name }: Place, init: RequestInit, signal?: AbortSignal): Promise<Answer> {
    const { fetch, patienceMs = 30_000 } = this.#wiring;
    try {
      const asking = { name: `smileid ${name}`, patienceMs, signal, fetch };
      const { status, text } = await askService(this.#settings.baseUrl + path, init, asking);
      return { status, body: parse(text()) };
    } catch (error) {
      throw new VerifierUnavailable('Smile ID gave no answer.', { cause: error });
    }
  }
}

/** Where Smile ID is asked, and the word for that in traces. */
interface Place {
  path: string;
  name: string;
}

export interface Answer {
  status: number;
  /** null for invalid JSON. */
  body: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
