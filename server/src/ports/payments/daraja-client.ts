import type { Clock } from '../clock/clock.ts';
import { neverReached } from '../never-reached.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from './payments.ts';

export interface DarajaCredentials {
  consumerKey: string;
  consumerSecret: string;
}

interface ClientSettings extends DarajaCredentials {
  baseUrl: () => string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
}

const patienceMs = 20_000;
/** "Busy, try again". */
const tryLater = new Set(['500.003.02', '500.003.03']);
const badToken = new Set(['404.001.03', '404.001.01']);

/** Daraja over HTTP: the access token, and what an answer means. */
export class DarajaClient {
  #settings: ClientSettings;
  #token: { value: string; until: number } | undefined;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  /**
   * Posts an order and gives the answer's fields. Throws `PaymentRefused` when the provider says it did not take the
   * order or was never reached, `PaymentOutcomeUnknown` when nobody can tell.
   */
  async post(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const first = await this.#post(path, body, await this.#accessToken());
    if (!badToken.has(String(first['errorCode']))) return settled(first);
    this.#token = undefined;
    return settled(await this.#post(path, body, await this.#accessToken()));
  }

  async #post(path: string, body: unknown, token: string): Promise<Record<string, unknown>> {
    return this.#send(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #accessToken(): Promise<string> {
    const now = this.#settings.clock.now();
    if (this.#token && now < this.#token.until) return this.#token.value;
    const { consumerKey, consumerSecret } = this.#settings;
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    let answer: Record<string, unknown>;
    try {
      answer = await this.#send('/oauth/v1/generate?grant_type=client_credentials', {
        headers: { authorization: `Basic ${basic}` },
      });
    } catch (error) {
      // Without a token the order itself was never sent.
      throw new PaymentRefused('token', `No access token: ${(error as Error).message}`, { passing: true });
    }
    const value = answer['access_token'];
    if (typeof value !== 'string')
      throw new PaymentRefused('token', 'No access token: the key was refused.', { passing: true });
    this.#token = { value, until: now + (Number(answer['expires_in']) - 60) * 1000 };
    return value;
  }

  async #send(path: string, init: RequestInit): Promise<Record<string, unknown>> {
    const { baseUrl, fetch = globalThis.fetch } = this.#settings;
    let text: string;
    try {
      const response = await fetch(baseUrl() + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
      text = await response.text();
    } catch (error) {
      if (neverReached(error))
        throw new PaymentRefused('unreached', 'The payment provider could not be reached.', {
          passing: true,
        });
      throw new PaymentOutcomeUnknown('The payment provider gave no answer.', { cause: error });
    }
    const answer = parse(text);
    if (!answer)
      throw new PaymentOutcomeUnknown('The payment provider gave an answer that is no JSON object.');
    return answer;
  }
}

function settled(answer: Record<string, unknown>): Record<string, unknown> {
  const code = answer['errorCode'];
  if (code === undefined) return answer;
  const message = String(answer['errorMessage']);
  throw new PaymentRefused(String(code), message, { passing: tryLater.has(String(code)) });
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
