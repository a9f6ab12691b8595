import type { Configuration, CustomFetch } from 'openid-client';
import { askService } from './ask-service.ts';

/** The lender's OpenID Connect provider, as set. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claims with the address of e-mail, and with whether the provider has verified the address. */
  emailClaim: string;
  verifiedClaim: string;
  /** `stated`: the ID token must state two factors. `trusted`: the provider asks everybody for two. */
  secondFactor: 'stated' | 'trusted';
  /** The button's name of the provider; '' for the desk's own words. */
  label: string;
}

/** What binds the provider's answer to one attempt of one browser. */
export interface OpenIdAttempt {
  redirectUri: string;
  state: string;
  nonce: string;
  /** The verifier of PKCE. */
  verifier: string;
}

/** Whom the provider has authenticated. */
export interface OpenIdPerson {
  issuer: string;
  subject: string;
  /** In lower case; '' without one. */
  email: string;
  isVerified: boolean;
}

export interface OpenId {
  label: string;
  /** The provider's address for one attempt. Throws `OpenIdFailed`. */
  begin(attempt: OpenIdAttempt): Promise<string>;
  /** Exchanges the code of a callback, and checks the ID token. Throws `OpenIdFailed`. */
  finish(attempt: OpenIdAttempt, callback: Record<string, string>): Promise<OpenIdPerson>;
}

/** Why nobody was authenticated. */
export class OpenIdFailed extends Error {
  override name = 'OpenIdFailed';
  readonly reason: 'away' | 'refused' | 'clock' | 'cancelled' | 'oneFactor';

  constructor(reason: OpenIdFailed['reason'], cause?: unknown) {
    super(`The OpenID Connect provider authenticated nobody: ${reason}.`, { cause });
    this.reason = reason;
  }
}

const patienceMs = 10_000;
const mostBytes = 500_000;

/** Read when first needed. */
const library = () => import('openid-client');

/**
 * Asks the provider by the authorization code flow with PKCE. The provider's documents are read at the first
 * attempt, and again after a failure. Tokens are compared with the machine's time, also in the sandbox: the
 * provider has no other.
 */
export function openIdProvider(settings: OpenIdSettings): OpenId {
  let known: Promise<Configuration> | undefined;
  const provider = () => (known ??= discover(settings));
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      known = undefined;
      throw error instanceof OpenIdFailed ? error : new OpenIdFailed(reasonOf(error), error);
    }
  };
  return {
    label: settings.label,
    begin: ({ redirectUri, state, nonce, verifier }) =>
      told(async () => {
        const client = await library();
        const address = client.buildAuthorizationUrl(await provider(), {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      }),
    finish: ({ redirectUri, state, nonce, verifier }, callback) =>
      told(async () => {
        if (callback['error'] === 'access_denied') throw new OpenIdFailed('cancelled');
        const client = await library();
        const found = await provider();
        const tokens = await client.authorizationCodeGrant(
          found,
          new URL(`${redirectUri}?${new URLSearchParams(callback)}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        );
        const claims = tokens.claims()!;
        if (settings.secondFactor === 'stated' && !statesTwoFactors(claims['amr']))
          throw new OpenIdFailed('oneFactor');
        const hasUserInfo = found.serverMetadata().userinfo_endpoint !== undefined;
        const more =
          claims[settings.emailClaim] === undefined && hasUserInfo
            ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
            : {};
        const said: Record<string, unknown> = { ...more, ...claims };
        const email = said[settings.emailClaim];
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof email === 'string' ? email.trim().toLowerCase() : '',
          isVerified: isTrue(said[settings.verifiedClaim]),
        };
      }),
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const client = await library();
  // The settings allow http for this machine alone.
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [client.customFetch]: boundedFetch,
    execute,
  });
}

/** Thrown inside the library when the provider gave no answer. */
class ProviderAway extends Error {}

const boundedFetch: CustomFetch = async (url, { method, headers, body, signal }) => {
  const init = { method, headers, ...(body && { body: body as NonNullable<RequestInit['body']> }) };
  try {
    const asking = { name: 'openid ask', patienceMs, mostBytes, signal };
    const { status, bytes, headers: told } = await askService(url, init, asking);
    if (status < 500) return new Response(bytes, { status, headers: told });
  } catch (error) {
    throw new ProviderAway('The provider gave no answer.', { cause: error });
  }
  throw new ProviderAway('The provider is out of order.');
};

function reasonOf(error: unknown): OpenIdFailed['reason'] {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof ProviderAway) return 'away';
    if ('code' in each && each.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
  }
  return 'refused';
}

/** What a person has, and what a person knows or is (RFC 8176). */
const having = ['otp', 'hwk', 'swk', 'pop', 'sc', 'sms', 'tel'];
const knowing = ['pwd', 'pin', 'kba', 'face', 'fpt', 'iris', 'retina', 'vbm'];

function statesTwoFactors(methods: unknown): boolean {
  if (!Array.isArray(methods)) return false;
  const states = (names: readonly string[]) => methods.some((method) => names.includes(String(method)));
  return states(['mfa']) || (states(having) && states(knowing));
}

/** Some providers write booleans as texts or numbers. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}
