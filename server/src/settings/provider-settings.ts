import type { HttpDecisionSettings } from '../ports/decision/http-decision.ts';
import type { S3Settings } from '../ports/files/s3.ts';
import type { AfricasTalkingSettings } from '../ports/sms/africas-talking.ts';
import { address, choice, choiceByMode, setting, text, token, type Mode } from './setting.ts';
import type { ValuesOf } from './values-of.ts';

const sms = { neededBy: ['SMS=africastalking'] };

/** Messages to borrowers. */
export const smsSettings = (mode: Mode) => ({
  SMS: setting(
    choiceByMode<'outbox' | 'africastalking'>(mode, {
      sandbox: ['outbox'],
      live: ['africastalking'],
      unset: 'outbox',
      refused: 'cannot keep SMS in the sandbox outbox',
    }),
    "How messages are sent. `outbox` keeps and prints the messages; `africastalking` is Africa's Talking.",
  ),
  AT_USERNAME: setting(text(), "Africa's Talking: the name of the app.", sms),
  AT_API_KEY: setting(text(), "Africa's Talking: the key of the app.", { ...sms, secret: true }),
  AT_SENDER: setting(text(), "Africa's Talking: the sender that borrowers read.", {
    unsetMeans: "the provider's own",
  }),
  AT_BASE_URL: setting(
    address({ base: true, unset: 'https://api.africastalking.com' }),
    "Africa's Talking: the address. Its sandbox is `https://api.sandbox.africastalking.com`.",
  ),
  SMS_REPORT_TOKEN: setting(
    token(),
    'Delivery reports are accepted at `<PUBLIC_URL>/reports/<token>/sms`. When unset, none are accepted.',
    { secret: true },
  ),
});

const bucket = { neededBy: ['FILES=s3'] };

/** Photos. */
export const fileSettings = () => ({
  FILES: setting(
    choice(['disk', 's3'], 'disk'),
    'The storage of photos. `disk` is a folder in `DATA_DIR`; `s3` is a bucket.',
  ),
  S3_ENDPOINT: setting(
    address({ base: true }),
    'The bucket: the address of its service, as in `https://s3.eu-west-1.amazonaws.com`.',
    bucket,
  ),
  S3_REGION: setting(text('us-east-1'), 'The bucket: the region.'),
  S3_BUCKET: setting(text(), 'The bucket: the name.', bucket),
  S3_ACCESS_KEY_ID: setting(text(), 'The bucket: the id of the access key.', bucket),
  S3_SECRET_ACCESS_KEY: setting(text(), 'The bucket: the secret of the access key.', {
    ...bucket,
    secret: true,
  }),
});

const service = { neededBy: ['DECISION=http'] };

/** Decisions on applications. */
export const decisionSettings = () => ({
  DECISION: setting(
    choice(['scorecard', 'http'], 'scorecard'),
    "Decides applications. `scorecard` is built in; `http` asks a service of the lender's.",
  ),
  DECISION_URL: setting(address(), 'The decision service: the address.', service),
  DECISION_SECRET: setting(token(), 'The decision service: signs the requests.', {
    ...service,
    secret: true,
  }),
});

type Values = ValuesOf<typeof smsSettings> &
  ValuesOf<typeof fileSettings> &
  ValuesOf<typeof decisionSettings>;

/** The SMS provider; null: the sandbox's outbox. */
export function smsOf(values: Values): AfricasTalkingSettings | null {
  if (values.SMS === 'outbox') return null;
  return {
    baseUrl: values.AT_BASE_URL,
    username: values.AT_USERNAME,
    apiKey: values.AT_API_KEY,
    sender: values.AT_SENDER || null,
  };
}

/** The bucket of photos; null: a folder. */
export function filesOf(values: Values): S3Settings | null {
  if (values.FILES === 'disk') return null;
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/** The decision service; null: the scorecard. */
export function decisionOf(values: Values): HttpDecisionSettings | null {
  if (values.DECISION === 'scorecard') return null;
  return { url: values.DECISION_URL, secret: values.DECISION_SECRET };
}
