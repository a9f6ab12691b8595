import { identitySettingsTable, readIdentity, type IdentityAdapter } from './identity-settings.ts';
import type { HttpDecisionSettings } from '../ports/decision/http-decision.ts';
import { paymentSettingsTable, readPayments, type PaymentsAdapter } from './payment-settings.ts';
import {
  readReferences,
  readRepayAccount,
  type ReferenceGateway,
  type RepayAccount,
} from './reference-settings.ts';
import type { S3Settings } from '../ports/files/s3.ts';
import type { AfricasTalkingSettings } from '../ports/sms/africas-talking.ts';

/** The settings of the lender's ports, and of each adapter. */
export const adapterSettingsTable = [
  {
    name: 'SMS',
    default: 'outbox',
    says: 'How messages are sent. outbox (sandbox only) keeps them and prints them; africastalking (live only).',
  },
  {
    name: 'FILES',
    default: 'disk',
    says: 'Where photos are kept. disk is a folder in DATA_DIR; s3 is a bucket.',
  },
  {
    name: 'DECISION',
    default: 'scorecard',
    says: 'Who decides applications. scorecard is built in; http asks a service of yours.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    says: 'Where this server is reached from outside, as in https://lender.example: payment links begin with it, and PAYMENTS=daraja and airtel need it.',
  },
  { name: 'AT_USERNAME', default: '', says: "Africa's Talking: the name of the app." },
  { name: 'AT_API_KEY', default: '', says: "Africa's Talking: the key of the app. Secret." },
  {
    name: 'AT_SENDER',
    default: "the provider's own",
    says: "Africa's Talking: the name that borrowers read.",
  },
  {
    name: 'AT_BASE_URL',
    default: 'https://api.africastalking.com',
    says: "Africa's Talking: https://api.sandbox.africastalking.com to try it.",
  },
  {
    name: 'SMS_REPORT_TOKEN',
    default: '',
    says: 'At least 20 characters. Delivery reports are then taken at <PUBLIC_URL>/reports/<token>/sms. Secret.',
  },
  ...paymentSettingsTable,
  {
    name: 'RECONCILE_MINUTES',
    default: '60; in sandbox mode 1440',
    says: 'How often the provider is asked for payments that it told nobody of; 5 to 1440.',
  },
  {
    name: 'REFERENCES_URL',
    default: '',
    says: 'A gateway that gives references to pay to (a CLABE, the number of a barcode, a link, an account), as docs/decisions/0025 says. Unset, the sandbox has its own, and live has none.',
  },
  { name: 'REFERENCES_KEY', default: '', says: 'The gateway of references: its key. Secret.' },
  {
    name: 'REFERENCES_CHANNELS',
    default: '',
    says: 'What the gateway gives, separated by commas: stpClabe, oxxo, payValida, mangoCash, dedicatedAccount.',
  },
  {
    name: 'REPAY_ACCOUNT',
    default: 'in sandbox mode an example, in live mode none',
    says: 'The account for transfers by hand, as its bank and its number: Kopa Bank, 0100200300.',
  },
  { name: 'S3_ENDPOINT', default: '', says: 'The bucket: as in https://s3.eu-west-1.amazonaws.com.' },
  { name: 'S3_REGION', default: 'us-east-1', says: 'The bucket: its region.' },
  { name: 'S3_BUCKET', default: '', says: 'The bucket: its name.' },
  { name: 'S3_ACCESS_KEY_ID', default: '', says: 'The bucket: the key.' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', says: 'The bucket: the secret of the key. Secret.' },
  {
    name: 'DECISION_URL',
    default: '',
    says: 'The decision service: where it is asked.',
  },
  {
    name: 'DECISION_SECRET',
    default: '',
    says: 'The decision service: at least 20 characters that questions are signed with. Secret.',
  },
  ...identitySettingsTable,
] as const;

export type AdapterSettingName = (typeof adapterSettingsTable)[number]['name'];

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
  reconcileMinutes: number;
  /** null: built in, or in live mode none. */
  references: ReferenceGateway | null;
  repayAccount: RepayAccount | null;
}

const shortestToken = 20;
/** Reads the adapters' settings, and adds missing or wrong ones to `problems`. */
export function readAdapters(
  read: (name: AdapterSettingName, unset?: string) => string,
  mode: 'sandbox' | 'live',
  problems: string[],
): Adapters {
  const choose = (name: AdapterSettingName, choices: readonly string[], unset: string) => {
    const value = read(name, unset);
    if (choices.includes(value)) return value;
    problems.push(`${name} is "${value}", but must be one of ${choices.join(', ')}.`);
    return unset;
  };
  const url = (name: AdapterSettingName, value: string) => {
    if (value === '' || isSafeUrl(value)) return value;
    problems.push(`${name} must be an https address; http is for this machine alone.`);
    return value;
  };
  const needs = (chosen: string, names: readonly AdapterSettingName[]) => {
    for (const name of names) if (read(name) === '') problems.push(`${chosen} needs ${name}.`);
  };
  const longEnough = (name: AdapterSettingName) => {
    const value = read(name);
    if (value !== '' && value.length < shortestToken)
      problems.push(`${name} must have at least ${shortestToken} characters, as from: openssl rand -hex 32.`);
    return value;
  };

  const live = mode === 'live';
  if (live && ['', 'outbox'].includes(read('SMS')))
    problems.push('MODE=live cannot keep SMS in the sandbox outbox: name a provider in SMS, africastalking.');
  else choose('SMS', live ? ['africastalking'] : ['outbox'], 'outbox');
  const files = choose('FILES', ['disk', 's3'], 'disk');
  const decision = choose('DECISION', ['scorecard', 'http'], 'scorecard');

  if (read('SMS') === 'africastalking') needs('SMS=africastalking', ['AT_USERNAME', 'AT_API_KEY']);
  if (files === 's3')
    needs('FILES=s3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (decision === 'http') needs('DECISION=http', ['DECISION_URL', 'DECISION_SECRET']);
  const publicUrl = url('PUBLIC_URL', read('PUBLIC_URL').replace(/\/+$/, ''));
  const reconcileMinutes = Number(read('RECONCILE_MINUTES', live ? '60' : '1440'));
  if (!Number.isInteger(reconcileMinutes) || reconcileMinutes < 5 || reconcileMinutes > 1440)
    problems.push('RECONCILE_MINUTES must be a whole number from 5 to 1440.');

  if (read('REFERENCES_URL') !== '')
    needs('REFERENCES_URL', ['PUBLIC_URL', 'REFERENCES_KEY', 'REFERENCES_CHANNELS']);

  return {
    publicUrl: publicUrl || null,
    references: readReferences(read, url, problems),
    repayAccount: readRepayAccount(read('REPAY_ACCOUNT', live ? '' : 'Kopa Bank, 0100200300'), problems),
    sms: live
      ? {
          baseUrl: url('AT_BASE_URL', read('AT_BASE_URL', 'https://api.africastalking.com')),
          username: read('AT_USERNAME'),
          apiKey: read('AT_API_KEY'),
          sender: read('AT_SENDER') || null,
        }
      : null,
    smsReportToken: longEnough('SMS_REPORT_TOKEN') || null,
    payments: readPayments({ read, url, needs, publicUrl, live, problems }),
    files:
      files === 's3'
        ? {
            endpoint: url('S3_ENDPOINT', read('S3_ENDPOINT')),
            region: read('S3_REGION', 'us-east-1'),
            bucket: read('S3_BUCKET'),
            accessKeyId: read('S3_ACCESS_KEY_ID'),
            secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
          }
        : null,
    decision:
      decision === 'http'
        ? { url: url('DECISION_URL', read('DECISION_URL')), secret: longEnough('DECISION_SECRET') }
        : null,
    identity: readIdentity({ read, url, needs, publicUrl, live, problems }),
    reconcileMinutes,
  };
}

/** https, or this machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}
