import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultPackageName, editions, type Policy } from '@kopa/contract';
import { adapterSettingsTable, readAdapters, type Adapters } from './adapter-settings.ts';
import { readBrand } from './brand.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Every setting of the server, read from the environment. `default` is the value when unset. */
export const settingsTable = [
  { name: 'PORT', default: '8080', says: 'The port to listen on.' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    says: 'The address to listen on. 0.0.0.0 lets a phone on the same network in; in sandbox mode that lets it move the clock and read the codes, too.',
  },
  {
    name: 'DATA_DIR',
    default: '.data in the repository',
    says: 'Where the embedded database and the photos are kept.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    says: 'A PostgreSQL, as in postgres://user:password@host:5432/name. Unset, the server keeps its own database in DATA_DIR.',
  },
  {
    name: 'DATABASE_CONNECTIONS',
    default: '10',
    says: 'How many connections to PostgreSQL this process may hold: 1 to 200.',
  },
  {
    name: 'MODE',
    default: 'sandbox',
    says: 'sandbox: SMS and payments are simulated and the clock can be moved. live: none of that is there, and providers must be named.',
  },
  {
    name: 'SECRET',
    default: 'in sandbox mode made once and kept in the database',
    says: 'At least 32 characters, the same on every process. Verification codes are hashed and payout accounts sealed with it. live does not start without it.',
  },
  ...adapterSettingsTable,
  {
    name: 'PACKAGE_NAMES',
    default: defaultPackageName,
    says: 'The app packages that may call, separated by commas; the paths of calls are encrypted under their names.',
  },
  {
    name: 'EDITION',
    default: 'ke',
    says: `Which policy the lender follows: ${Object.keys(editions).join(', ')}.`,
  },
  {
    name: 'BRAND',
    default: 'easycash',
    says: 'The brand of the lender: a folder in brands, or a path to one.',
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    says: 'Addresses or networks of the proxies in front, separated by commas: from them X-Forwarded-For is believed.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    says: 'Who sends it as a bearer may read /metrics. Unset, only this machine may.',
  },
  { name: 'LOG_LEVEL', default: 'info', says: 'fatal, error, warn, info, debug or silent.' },
] as const;

export type SettingName = (typeof settingsTable)[number]['name'];
export type Environment = Readonly<Partial<Record<string, string>>>;

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Maximum connections to PostgreSQL. */
  databaseConnections: number;
  mode: 'sandbox' | 'live';
  /** null: the sandbox generates one. */
  secret: string | null;
  packageNames: readonly string[];
  policy: Policy;
  brand: ReturnType<typeof readBrand>;
  adapters: Adapters;
  logLevel: LogLevel;
  /** Trusted senders of X-Forwarded-For. */
  trustedProxies: readonly string[];
  /** null: only this machine reads the metrics. */
  metricsToken: string | null;
}

/** An obstacle to the start; its message is one line for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
const shortestSecret = 32;

/** Removed settings: an operator who still sets one must learn that the setting has no effect. */
const movedToCatalogue = [
  'BANK_BRANCHES',
  'RECOMMENDED_PRODUCTS',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'SUPPORT_HOURS',
] as const;

/** Reads the settings; throws `CannotStart` with all faults. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const read = (name: SettingName, unset = '') => environment[name]?.trim() || unset;
  const oneOf = <T extends string>(name: SettingName, choices: readonly T[], unset: T): T => {
    const value = read(name, unset);
    const choice = choices.find((known) => known === value);
    if (!choice) problems.push(`${name} is "${value}", but must be one of ${choices.join(', ')}.`);
    return choice ?? unset;
  };

  const port = Number(read('PORT', '8080'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is "${read('PORT')}", but must be a number from 0 to 65535.`);
  const mode = oneOf('MODE', ['sandbox', 'live'], 'sandbox');
  const secret = read('SECRET') || null;
  if (mode === 'live') problems.push(...secretProblems(secret));
  const adapters = readAdapters(read, mode, problems);
  const edition = oneOf('EDITION', Object.keys(editions), 'ke');
  const brand = brandOr(problems, read('BRAND', 'easycash'));
  const logLevel = oneOf('LOG_LEVEL', logLevels, 'info');
  const databaseUrl = read('DATABASE_URL') || null;
  if (databaseUrl && !isPostgresUrl(databaseUrl))
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  const databaseConnections = Number(read('DATABASE_CONNECTIONS', '10'));
  if (!Number.isInteger(databaseConnections) || databaseConnections < 1 || databaseConnections > 200)
    problems.push('DATABASE_CONNECTIONS must be a number from 1 to 200.');
  for (const name of movedToCatalogue)
    if (environment[name]?.trim())
      problems.push(
        `${name} is no setting any more: npm run catalogue -w server -- import (docs/catalogue.md).`,
      );
  if (problems.length > 0) throw new CannotStart(problems.join(' '));

  return {
    port,
    host: read('HOST', '127.0.0.1'),
    dataDir: path.resolve(read('DATA_DIR', path.join(repository, '.data'))),
    databaseUrl,
    databaseConnections,
    mode,
    secret,
    packageNames: listOf(read('PACKAGE_NAMES', defaultPackageName)),
    policy: editions[edition]!,
    brand,
    adapters,
    logLevel,
    trustedProxies: listOf(read('TRUST_PROXY')),
    metricsToken: read('METRICS_TOKEN') || null,
  };
}

/** The brand; a fault becomes a problem, and the default brand stands in. */
function brandOr(problems: string[], named: string): ReturnType<typeof readBrand> {
  try {
    return readBrand(named);
  } catch (error) {
    problems.push(`BRAND is "${named}", but ${(error as Error).message}.`);
    return readBrand('easycash');
  }
}

function secretProblems(secret: string | null): string[] {
  const problems: string[] = [];
  if (!secret) problems.push('MODE=live needs a SECRET, as from: openssl rand -hex 32.');
  else if (
    secret.length < shortestSecret ||
    new Set(secret).size < 8 ||
    /secret|password|change.?me|default|example/i.test(secret)
  )
    problems.push(
      `SECRET is too short or a default; MODE=live needs ${shortestSecret} random characters, as from: openssl rand -hex 32.`,
    );
  return problems;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
}
