import type { Policy } from '@kopa/contract';
import * as z from 'zod/mini';
import type { HttpDecisionSettings } from '../ports/decision/http-decision.ts';
import type { S3Settings } from '../ports/files/s3.ts';
import type { OpenIdSettings } from '../ports/open-id.ts';
import type { AfricasTalkingSettings } from '../ports/sms/africas-talking.ts';
import type { TracesSettings } from '../traces.ts';
import type { readBrand } from './brand.ts';
import { identityOf, identitySettings, type IdentityAdapter } from './identity-settings.ts';
import {
  paymentSettings,
  paymentsOf,
  referencesOf,
  refundLimitsOf,
  type PaymentsAdapter,
  type ReferenceGateway,
  type RepayAccount,
} from './payment-settings.ts';
import { openIdOf, openIdSettings } from './open-id-settings.ts';
import {
  decisionOf,
  decisionSettings,
  fileSettings,
  filesOf,
  smsOf,
  smsSettings,
} from './provider-settings.ts';
import { budgetsOf, lenderSettings, removedSettings, serverSettings, tracesOf } from './server-settings.ts';
import { about, address, setting, type Mode } from './setting.ts';
import type { ValuesOf } from './values-of.ts';

export type Environment = Readonly<Partial<Record<string, string>>>;

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Maximum connections to PostgreSQL. */
  databaseConnections: number;
  /** false: no named statements. */
  databasePrepared: boolean;
  mode: Mode;
  /** null: the sandbox generates one. */
  secret: string | null;
  /** Earlier secrets, whose values still open. */
  secretsBefore: readonly string[];
  /** Encrypts backups; null: as `secret`. */
  backupSecret: string | null;
  packageNames: readonly string[];
  policy: Policy;
  brand: ReturnType<typeof readBrand>;
  adapters: Adapters;
  /** In cents: one refund, all to a borrower in a day, all of the lender in a day. */
  refundLimits: ReturnType<typeof refundLimitsOf>;
  /** Whether a night charges many loans in one journal. */
  nightsTogether: boolean;
  logLevel: LogLevel;
  /** Trusted senders of X-Forwarded-For. */
  trustedProxies: readonly string[];
  budgets: ReturnType<typeof budgetsOf>;
  /** null: only this machine reads the metrics in sandbox mode, and nobody in live mode. */
  metricsToken: string | null;
  /** Whether `/docs` and `/openapi.json` are published. */
  docs: boolean;
  /** Whether this server serves the app. */
  servesApp: boolean;
  appWorker: boolean;
  /** null: no traces. */
  traces: TracesSettings | null;
}

/** The ports' adapters; null: built in. */
export interface Adapters {
  /** This server's public address; null: unknown. */
  publicUrl: string | null;
  sms: AfricasTalkingSettings | null;
  /** null: no delivery reports. */
  smsReportToken: string | null;
  payments: PaymentsAdapter;
  files: S3Settings | null;
  decision: HttpDecisionSettings | null;
  identity: IdentityAdapter;
  /** null: staff sign in by passkey or password alone. */
  openId: OpenIdSettings | null;
  reconcileMinutes: number;
  /** null: built in, or in live mode none. */
  references: ReferenceGateway | null;
  repayAccount: RepayAccount | null;
}

type LogLevel = z.output<ReturnType<typeof serverSettings>['LOG_LEVEL']>;

/** An obstacle to the start; its message has one line for each fault, for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Addresses for the providers' callbacks and for payment links. */
const publicSettings = () => ({
  PUBLIC_URL: setting(
    address({ base: true }),
    'The address of this server from outside, as in `https://lender.example`. Payment links and callback addresses begin with it.',
    {
      neededBy: ['PAYMENTS=daraja', 'PAYMENTS=airtel', 'IDENTITY=smileid', 'REFERENCES_URL', 'OPENID_ISSUER'],
    },
  ),
});

/** The groups of settings, in the order of the documentation. */
export const settingGroups = {
  'The server': serverSettings,
  'The lender': lenderSettings,
  'Callbacks and links': publicSettings,
  SMS: smsSettings,
  Payments: paymentSettings,
  Photos: fileSettings,
  Decisions: decisionSettings,
  Identity: identitySettings,
  'Signing in at the desk': openIdSettings,
} as const satisfies Record<string, (mode: Mode) => Record<string, z.ZodMiniType>>;

type Groups = typeof settingGroups;

/** The schemas of all groups by name: the inferred parameter of a union of functions is an intersection. */
type GroupedSettings = {
  [Group in keyof Groups]: (of: ReturnType<Groups[Group]>) => void;
}[keyof Groups] extends (of: infer All) => void
  ? All
  : never;

/** Every setting's schema, those of `settingGroups` and former ones. */
export const settingsShape = (mode: Mode) => ({
  ...(Object.assign({}, ...Object.values(settingGroups).map((group) => group(mode))) as GroupedSettings),
  ...removedSettings(),
});

/** The settings of a mode, read from trimmed texts by name; a missing name is an unset setting. */
export function settingsSchema(mode: Mode): z.ZodMiniType<Settings> {
  const shape = settingsShape(mode);
  // Also with faults in single settings: the operator learns all faults at once.
  const always = { when: () => true };
  const values = z.object(shape).check(
    z.check(({ value, issues }) => {
      for (const message of missing(shape, value)) issues.push({ code: 'custom', message, input: null });
    }, always),
    z.check(({ value, issues }) => {
      if (value.PAYMENTS === 'daraja' && refusedWords.test(value.PUBLIC_URL))
        issues.push({ code: 'custom', message: refusedWord, path: ['PUBLIC_URL'], input: null });
    }, always),
  );
  return z.pipe(values, z.transform(settingsOf));
}

/** Which chosen adapters or modes lack which settings, as in "PAYMENTS=daraja needs PUBLIC_URL". */
function missing(shape: Record<string, z.ZodMiniType>, values: Record<string, unknown>): string[] {
  const isUnset = (name: string) => values[name] === '' || (values[name] as unknown[])?.length === 0;
  const isChosen = (choice: string) => {
    const [name = '', word] = choice.split('=');
    return word === undefined ? !isUnset(name) : values[name] === word;
  };
  return Object.entries(shape).flatMap(([name, schema]) => {
    const { neededBy = [], allowed } = about.get(schema) ?? {};
    if (!isUnset(name)) return [];
    return neededBy
      .filter(isChosen)
      .map((by) => `${by} needs ${name}${allowed ? `. Allowed: ${allowed}` : ''}`);
  });
}

/** M-Pesa refuses addresses with these in them. */
const refusedWords = /m-?pesa|safaricom|exe|exec|cmd|sql|query/i;
const refusedWord = 'has a word that M-Pesa refuses in addresses: mpesa, safaricom, exe, cmd, sql or query';

/** Reads the settings; throws `CannotStart` with all faults. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, text = '']) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  );
  const read = settingsSchema(given['MODE'] === 'live' ? 'live' : 'sandbox').safeParse(given);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${[...path, message].join(' ')}.`);
  throw new CannotStart(lines.join('\n'));
}

function settingsOf(values: ValuesOf<typeof settingsShape>): Settings {
  const publicUrl = values.PUBLIC_URL;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databasePrepared: values.DATABASE_PREPARED === 'on',
    mode: values.MODE,
    secret: values.SECRET || null,
    secretsBefore: values.SECRETS_BEFORE,
    backupSecret: values.BACKUP_SECRET || null,
    packageNames: values.PACKAGE_NAMES,
    policy: values.EDITION,
    brand: values.BRAND,
    adapters: {
      publicUrl: publicUrl || null,
      sms: smsOf(values),
      smsReportToken: values.SMS_REPORT_TOKEN || null,
      payments: paymentsOf(values, publicUrl),
      files: filesOf(values),
      decision: decisionOf(values),
      identity: identityOf(values, publicUrl),
      openId: openIdOf(values),
      reconcileMinutes: values.RECONCILE_MINUTES,
      references: referencesOf(values),
      repayAccount: values.REPAY_ACCOUNT,
    },
    refundLimits: refundLimitsOf(values, values.EDITION),
    nightsTogether: values.NIGHT_JOURNALS === 'page',
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    budgets: budgetsOf(values),
    metricsToken: values.METRICS_TOKEN || null,
    docs: values.DOCS === 'on' || values.DOCS === values.MODE,
    servesApp: values.APP === 'built',
    appWorker: values.APP_WORKER === 'on',
    traces: tracesOf(values),
  };
}
