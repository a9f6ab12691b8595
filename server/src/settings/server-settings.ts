import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultPackageName, editions } from '@kopa/contract';
import type { TracesSettings } from '../traces.ts';
import { readBrand } from './brand.ts';
import { address, choice, converted, list, removed, setting, text, whole, type Mode } from './setting.ts';
import type { ValuesOf } from './values-of.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** How much is answered. */
export function budgetsOf(values: ValuesOf<typeof serverSettings>) {
  return {
    networkPerHour: values.NETWORK_PER_HOUR,
    lenderPerHour: values.STRANGERS_PER_HOUR,
    callsPerMinute: values.SESSION_CALLS_PER_MINUTE,
    commandsPerDay: values.BORROWER_COMMANDS_PER_DAY,
  };
}

/** The process: address, database, secrets, logs. */
export const serverSettings = (mode: Mode) => ({
  PORT: setting(whole(0, 65_535, '8080'), 'The port of the server. 0 takes any free port.'),
  HOST: setting(
    text('127.0.0.1'),
    'The address that the server listens on. `0.0.0.0` admits a phone on the same network, which can then also move the clock and read the codes of a sandbox.',
  ),
  MODE: setting(
    choice<Mode>(['sandbox', 'live'], 'sandbox'),
    '`sandbox` simulates SMS and payments, and has a clock that can be moved. `live` has neither, and needs providers. A database on which a live server has started stays live: a sandbox, and a command without `MODE=live`, refuse the database.',
  ),
  SECRET: setting(
    mode === 'live' ? converted(liveSecret, `at least ${liveSecrets}`) : text(),
    'Keys the hashes of codes, and seals photos and personal data. Every process needs the same secret. A change needs the earlier secret in `SECRETS_BEFORE`: without it, nothing older can be opened.',
    {
      secret: true,
      neededBy: ['MODE=live'],
      ...(mode === 'sandbox' && { unsetMeans: 'made once and kept in the database' }),
    },
  ),
  SECRETS_BEFORE: setting(
    list(),
    'Earlier secrets, under which older values still open. `npm run reseal -w server` seals everything under `SECRET`; then the list may be emptied.',
    { secret: true },
  ),
  BACKUP_SECRET: setting(
    converted(liveSecret, `at least ${liveSecrets}`),
    'Encrypts the backups of the embedded database. A backup opens with this secret, `SECRET` or one of `SECRETS_BEFORE`.',
    { secret: true, unsetMeans: '`SECRET`' },
  ),
  DATA_DIR: setting(
    converted((folder) => path.resolve(folder || path.join(repository, '.data')), 'a folder'),
    'The folder of the embedded database and of the photos. One process at a time uses the folder.',
    { unsetMeans: '`.data` in the repository' },
  ),
  DATABASE_URL: setting(
    converted(postgresUrl, 'postgres://user:password@host:5432/name'),
    'A PostgreSQL database. The start creates and updates its tables. When unset, the server keeps its own database in `DATA_DIR`.',
    { secret: true },
  ),
  DATABASE_CONNECTIONS: setting(
    whole(1, 200, '10'),
    'The largest number of connections from this process to PostgreSQL.',
  ),
  DATABASE_PREPARED: setting(
    choice(['on', 'off'], 'on'),
    'Whether PostgreSQL keeps frequent statements under names. `off` for a pooler in transaction mode ([Poolers](operations.md#poolers)).',
  ),
  TRUST_PROXY: setting(
    list(),
    'Addresses or networks of the proxies in front. The server believes `X-Forwarded-For` from these alone.',
  ),
  STRANGERS_PER_HOUR: setting(
    whole(10, 10_000_000, '10000'),
    'The largest number of codes that the lender sends within an hour to phones that it does not know, and of codes that they try. Phones that have logged in before have counts of their own.',
  ),
  NETWORK_PER_HOUR: setting(
    whole(10, 10_000_000, '3000'),
    'The same for one network: 256 addresses of IPv4, or 48 bits of IPv6.',
  ),
  SESSION_CALLS_PER_MINUTE: setting(
    whole(60, 100_000, '300'),
    'The largest number of calls of one session within a minute, at each server. The app makes a few.',
  ),
  BORROWER_COMMANDS_PER_DAY: setting(
    whole(10, 1_000_000, '500'),
    'The largest number of calls of one borrower within a day that change something, on all servers together. A whole loan needs about fifty.',
  ),
  METRICS_TOKEN: setting(
    text(),
    'A bearer token that may read `/metrics`. When unset, only this machine may in sandbox mode, and nobody in live mode.',
    { secret: true },
  ),
  DOCS: setting(
    choice(['sandbox', 'on', 'off'], 'sandbox'),
    'Whether the server publishes `/docs` and `/openapi.json`: in sandbox mode alone, always or never.',
  ),
  APP: setting(
    choice(['built', 'none'], 'built'),
    'Whether this server serves the built app. `none` for a server of calls alone, with the app elsewhere ([An API-only server](operations.md#an-api-only-server)).',
  ),
  APP_WORKER: setting(
    choice(['on', 'off'], 'on'),
    'Whether phones keep the app, so that the app opens without a connection. `off` withdraws: each phone deletes what is kept at the next opening with a connection ([Withdraw a release](operations.md#withdraw-a-release)).',
  ),
  TRACES_URL: setting(
    address({ base: true, anyHttp: true }),
    'An OpenTelemetry collector, as in `http://127.0.0.1:4318`. The server sends traces of calls, jobs and requests to providers to the collector, by OTLP over HTTP ([Traces](operations.md#traces)). When unset, there are no traces.',
  ),
  TRACES_PERCENT: setting(whole(1, 100, '100'), 'The share of calls and jobs with a trace, in percent.'),
  LOG_LEVEL: setting(choice(logLevels, 'info'), 'The least severe log lines that are written.'),
});

/** Where traces go; null: nowhere. */
export function tracesOf(values: ValuesOf<typeof serverSettings>): TracesSettings | null {
  return values.TRACES_URL === '' ? null : { url: values.TRACES_URL, percent: values.TRACES_PERCENT };
}

/** The lender: rules, brand, apps. */
export const lenderSettings = () => ({
  EDITION: setting(edition(), "The lender's policy and market ([policy.md](policy.md))."),
  BRAND: setting(
    converted(brand, 'a folder in `brands`, or a path to a folder', 'easycash'),
    "The lender's brand ([Add a brand](../CONTRIBUTING.md#add-a-brand)).",
  ),
  PACKAGE_NAMES: setting(
    list(defaultPackageName),
    'The app packages that may call. The name of a package encrypts the paths of its calls.',
  ),
  NIGHT_JOURNALS: setting(
    choice(['loan', 'page'], 'loan'),
    'The journals of a night: one for each charge of a `loan`, or one for a `page` of 500 loans, with which the ' +
      'ledger grows by a hundredth ([Growth](operations.md#growth)). Every process needs a release that knows ' +
      'the setting before one has `page`.',
  ),
});

const catalogue = 'npm run catalogue -w server -- import (docs/catalogue.md)';

/** Former settings. */
export const removedSettings = () => ({
  BANK_BRANCHES: removed(catalogue),
  RECOMMENDED_PRODUCTS: removed(catalogue),
  SUPPORT_PHONE: removed(catalogue),
  SUPPORT_EMAIL: removed(catalogue),
  SUPPORT_HOURS: removed(catalogue),
});

function edition() {
  const known = Object.keys(editions);
  const unset = 'ke';
  const convert = (name: string) => {
    const policy = known.includes(name) ? editions[name] : undefined;
    if (!policy) throw new Error(`is "${name}", but must be one of ${known.join(', ')}`);
    return policy;
  };
  return { ...converted(convert, '', unset), choices: known };
}

function brand(named: string): ReturnType<typeof readBrand> {
  try {
    return readBrand(named);
  } catch (error) {
    throw new Error(`is "${named}", but ${(error as Error).message}`, { cause: error });
  }
}

const shortestSecret = 32;
const liveSecrets = `${shortestSecret} random characters (openssl rand -hex 32)`;

function liveSecret(secret: string): string {
  const isDefault = new Set(secret).size < 8 || /secret|password|change.?me|default|example/i.test(secret);
  if (secret !== '' && (secret.length < shortestSecret || isDefault))
    throw new Error(`is too short or a default; it needs ${liveSecrets}`);
  return secret;
}

function postgresUrl(url: string): string {
  if (url !== '' && !(URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol)))
    throw new Error('must look like postgres://user:password@host:5432/name');
  return url;
}
