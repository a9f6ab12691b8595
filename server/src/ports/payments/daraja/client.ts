import type { Clock } from '../../clock/clock.ts';
import { PaymentRefused } from '../payments.ts';
import { AccessToken, askProvider } from '../provider-http.ts';
import { isOurs } from './results.ts';

export interface DarajaCredentials {
  consumerKey: string;
  consumerSecret: string;
}

interface ClientSettings extends DarajaCredentials {
  /** As in 'https://api.safaricom.co.ke', or the simulator's, which is known only once the server listens. */
  baseUrl: () => string;
  clock: Clock;
  /** For tests: replaces the network. */
  fetch?: typeof globalThis.fetch;
}

/** "Busy, try again". */
const tryLater = new Set(['500.003.02', '500.003.03']);
const badToken = new Set(['404.001.03', '404.001.01']);

/** Daraja over HTTP: the access token, and the meaning of answers. */
export class DarajaClient {
  readonly #settings: ClientSettings;
  readonly #token: AccessToken;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
    const basic = Buffer.from(`${settings.consumerKey}:${settings.consumerSecret}`).toString('base64');
    this.#token = new AccessToken(() =>
      this.#send('token', '/oauth/v1/generate?grant_type=client_credentials', {
        headers: { authorization: `Basic ${basic}` },
      }),
    );
  }

  /**
   * Posts an order and returns the answer's fields; `name` is the order's word in traces. Throws
   * `PaymentRefused` when the provider refused or was never reached, `PaymentOutcomeUnknown` otherwise.
   */
  async post(name: string, path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const first = await this.#post(name, path, body);
    if (!badToken.has(String(first['errorCode']))) return settled(first);
    this.#token.forget();
    return settled(await this.#post(name, path, body));
  }

  async #post(name: string, path: string, body: unknown): Promise<Record<string, unknown>> {
    const token = await this.#token.at(this.#settings.clock.now());
    const { fields } = await this.#send(name, path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return fields;
  }

  #send(name: string, path: string, init: RequestInit) {
    const { baseUrl, fetch } = this.#settings;
    return askProvider(baseUrl() + path, init, { name: `daraja ${name}`, fetch });
  }
}

function settled(answer: Record<string, unknown>): Record<string, unknown> {
  const code = answer['errorCode'];
  if (code === undefined) return answer;
  const message = String(answer['errorMessage']);
  throw new PaymentRefused(String(code), message, {
    passing: tryLater.has(String(code)),
    isOurs: /^40[13]\./.test(String(code)) || badToken.has(String(code)),
  });
}

/** The id of an accepted order; any other answer is a refusal. */
export function accepted(answer: Record<string, unknown>, id: string): string {
  const value = answer[id];
  if (String(answer['ResponseCode']) !== '0' || typeof value !== 'string')
    throw new PaymentRefused(String(answer['ResponseCode']), String(answer['ResponseDescription']), {
      isOurs: isOurs(String(answer['ResponseCode'])),
    });
  return value;
}
