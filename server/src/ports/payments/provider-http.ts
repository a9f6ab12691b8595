import { askService, type Asking } from '../ask-service.ts';
import { neverReached } from '../never-reached.ts';
import { parsed } from './callback.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from './payments.ts';

const patienceMs = 20_000;

/** What a provider answered: the HTTP status and the fields of a JSON object. */
export interface ProviderAnswer {
  status: number;
  fields: Record<string, unknown>;
}

/**
 * Sends a request and reads its answer. Throws `PaymentRefused` (for now) when the provider was never
 * reached, and `PaymentOutcomeUnknown` when the answer was lost or is no JSON object.
 */
export async function askProvider(
  url: string,
  init: RequestInit,
  { name, fetch }: Pick<Asking, 'name' | 'fetch'>,
): Promise<ProviderAnswer> {
  let text: string;
  let status: number;
  try {
    const answer = await askService(url, init, { name, patienceMs, fetch });
    ({ status } = answer);
    text = answer.text();
  } catch (error) {
    if (neverReached(error))
      throw new PaymentRefused('unreached', 'The payment provider could not be reached.', { passing: true });
    throw new PaymentOutcomeUnknown('The payment provider gave no answer.', { cause: error });
  }
  const fields = objectOf(text);
  if (!fields) throw new PaymentOutcomeUnknown('The payment provider gave an answer that is no JSON object.');
  return { status, fields };
}

/**
 * The access token of a provider, asked for when there is none or it is over. Whatever goes wrong meanwhile
 * is a refusal for now: without a token the order itself was never sent.
 */
export class AccessToken {
  #token: { value: string; until: number } | undefined;
  readonly #ask: () => Promise<ProviderAnswer>;

  constructor(ask: () => Promise<ProviderAnswer>) {
    this.#ask = ask;
  }

  /** `now` in epoch milliseconds. Throws `PaymentRefused`. */
  async at(now: number): Promise<string> {
    if (this.#token && now < this.#token.until) return this.#token.value;
    let answer: ProviderAnswer;
    try {
      answer = await this.#ask();
    } catch (error) {
      throw new PaymentRefused('token', `No access token: ${(error as Error).message}`, { passing: true });
    }
    const { access_token: value, expires_in: seconds } = answer.fields;
    if (typeof value !== 'string')
      throw new PaymentRefused('token', 'No access token: the key was refused.', {
        passing: true,
        isOurs: true,
      });
    // A third of a short life is left unused, a minute of a long one.
    const life = Number(seconds) || 0;
    this.#token = { value, until: now + (life - Math.min(60, life / 3)) * 1000 };
    return value;
  }

  /** The provider does not know the token any more. */
  forget(): void {
    this.#token = undefined;
  }
}

function objectOf(text: string): Record<string, unknown> | null {
  const value = parsed(text);
  return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
}
