import * as z from 'zod/mini';
import type { Clock } from '../../clock/clock.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from '../payments.ts';
import { AccessToken, askProvider } from '../provider-http.ts';

export interface AirtelCredentials {
  clientId: string;
  clientSecret: string;
}

interface ClientSettings extends AirtelCredentials {
  /**
   * As in 'https://openapi.airtel.africa', or the simulator's, which is known only once the server listens.
   */
  baseUrl: () => string;
  clock: Clock;
  /** For tests: replaces the network. */
  fetch?: typeof globalThis.fetch;
}

/** Country and currency of the wallets, as Airtel names them. */
export const country = { country: 'KE', currency: 'KES' } as const;

/** An answer of Airtel Money: the result of the call, and the transaction. */
export interface AirtelAnswer {
  /** `response_code`, or else `result_code`. */
  code: string;
  success: boolean;
  message: string;
  transaction: { id: string | null; status: string | null; airtelMoneyId: string | null };
}

const text = z.nullish(z.string());
const answer = z.object({
  data: z.nullish(
    z.object({
      transaction: z.nullish(z.object({ id: text, status: text, airtel_money_id: text })),
    }),
  ),
  status: z.object({
    success: z.nullish(z.boolean()),
    response_code: text,
    result_code: text,
    message: text,
  }),
});

/** "Ask what became of it": of a collection, of a disbursement, and of the gateway in front of both. */
const ambiguous = new Set([
  'DP00800001000',
  'DP00900001000',
  // "Similar information already exists": the same payout, or another to the same wallet.
  'DP00900001011',
  'DP00900001014',
  'ROUTER117',
  'ESB000001',
  'ESB000004',
]);
const tooMany = 429;

/** Airtel Africa's Open API over HTTP: the access token, and what an answer means. */
export class AirtelClient {
  readonly #settings: ClientSettings;
  readonly #token: AccessToken;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
    const { clientId, clientSecret } = settings;
    this.#token = new AccessToken(() =>
      this.#send('token', '/auth/oauth2/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'client_credentials',
        }),
      }),
    );
  }

  /**
   * Makes a call and returns its answer, also the answer of a failure; `name` is its word in traces. Throws
   * `PaymentRefused` if the provider was not reached or refused the login, and `PaymentOutcomeUnknown` if the
   * answer is lost or ambiguous.
   */
  async ask(
    name: string,
    method: 'GET' | 'POST',
    path: string,
    body?: Record<string, unknown>,
  ): Promise<AirtelAnswer> {
    const call = () => this.#call(name, method, path, body);
    let { status, fields } = await call();
    if (status === 401) {
      this.#token.forget();
      ({ status, fields } = await call());
    }
    if (status === 401 || status === 403 || status === tooMany)
      throw new PaymentRefused(String(status), `Airtel Money answered with HTTP ${status}.`, {
        passing: status !== 403,
        isOurs: status !== tooMany,
      });
    const read = answer.safeParse(fields);
    if (!read.success || status >= 500)
      throw new PaymentOutcomeUnknown(`Airtel Money answered with HTTP ${status} and no outcome.`);
    const { data, status: said } = read.data;
    const code = said.response_code ?? said.result_code ?? String(status);
    if (ambiguous.has(code))
      throw new PaymentOutcomeUnknown(`Airtel Money answered with the ambiguous code ${code}.`);
    const { id, status: state, airtel_money_id: airtelMoneyId } = data?.transaction ?? {};
    return {
      code,
      success: said.success === true,
      message: said.message ?? '',
      transaction: { id: id ?? null, status: state ?? null, airtelMoneyId: airtelMoneyId ?? null },
    };
  }

  async #call(name: string, method: string, path: string, body: Record<string, unknown> | undefined) {
    const token = await this.#token.at(this.#settings.clock.now());
    return this.#send(name, path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-country': country.country,
        'x-currency': country.currency,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  #send(name: string, path: string, init: RequestInit) {
    const { baseUrl, fetch } = this.#settings;
    return askProvider(baseUrl() + path, init, { name: `airtel ${name}`, fetch });
  }
}
