import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openIdReturnPath } from '@kopa/contract/desk/open-id';

/** Somebody with an account at the provider. */
export interface Account {
  sub: string;
  email: string;
  email_verified: boolean;
  /** How the person was authenticated (RFC 8176). */
  amr: string[];
}

/** The parts of `oidc-provider` that this file uses; the package has no types of its own. */
interface Context {
  path: string;
  body: Record<string, string>;
  status: number;
  req: object;
  res: object;
  type: string;
}
interface Provider {
  callback(): (request: object, response: object) => void;
  use(step: (context: Context, next: () => Promise<void>) => Promise<void>): void;
  interactionDetails(request: object, response: object): Promise<{ uid: string; prompt: { name: string } }>;
  interactionFinished(request: object, response: object, result: object, options: object): Promise<void>;
}

/** A real OpenID Connect provider on this machine. */
export interface TestProvider {
  issuer: string;
  /** The settings of a lender at `publicUrl`. */
  settings(publicUrl: string): Record<string, string>;
  /** Who is signed in at the provider; null: the person cancels. */
  person: Account | null;
  /** Changes the claims of the next ID tokens, and signs them anew. */
  tamper: ((claims: Record<string, unknown>) => void) | null;
  /** Answers calls of the lender with this status. */
  broken: number | null;
  close(): Promise<void>;
}

const client = { id: 'desk', secret: 'a-secret-of-the-desk' };

/** Starts the provider. Whoever comes is signed in at once as `person`. */
export async function startProvider(): Promise<TestProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: TestProvider = {
    issuer,
    settings: (publicUrl) => ({
      PUBLIC_URL: publicUrl,
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: client.id,
      OPENID_CLIENT_SECRET: client.secret,
    }),
    person: null,
    tamper: null,
    broken: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = await makeProvider(issuer, privateKey, state);
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) return decide(provider, context, state.person);
    if (state.broken !== null && context.path !== '/auth') {
      context.status = state.broken;
      return;
    }
    await next();
    if (context.path === '/token' && state.tamper && context.body['id_token'])
      context.body['id_token'] = resigned(context.body['id_token'], privateKey, state.tamper);
  });
  server.on('request', provider.callback());
  return state;
}

async function makeProvider(issuer: string, key: KeyObject, state: TestProvider): Promise<Provider> {
  const name = 'oidc-provider';
  const { default: Made } = (await import(name)) as {
    default: new (issuer: string, configuration: object) => Provider & { Client: never };
  };
  const provider = new Made(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`https://lender.example${openIdReturnPath}`],
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...state.person, sub }),
    }),
  });
  // The port of a test's lender is not known yet.
  const { prototype } = (provider as unknown as { Client: { prototype: object } }).Client;
  Object.assign(prototype, {
    redirectUriAllowed: (uri: string) => new URL(uri).pathname === openIdReturnPath,
  });
  return provider;
}

async function decide(provider: Provider, { req, res }: Context, person: Account | null): Promise<void> {
  const result = person
    ? {
        login: { accountId: person.sub, amr: person.amr, remember: false },
        consent: await granted(provider, req, res),
      }
    : { error: 'access_denied' };
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: true });
}

async function granted(provider: Provider, req: object, res: object): Promise<object> {
  const { prompt, ...details } = await provider.interactionDetails(req, res);
  if (prompt.name !== 'consent') return {};
  const { Grant } = provider as unknown as {
    Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  };
  const { session } = details as unknown as { session: { accountId: string } };
  const grant = new Grant({ accountId: session.accountId, clientId: client.id });
  grant.addOIDCScope('openid email');
  return { grantId: await grant.save() };
}

function resigned(token: string, key: KeyObject, change: (claims: Record<string, unknown>) => void): string {
  const [head = '', body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  change(claims);
  const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
