/** The settings that say how money moves. */
export const paymentSettingsTable = [
  {
    name: 'PAYMENTS',
    default: 'simulator',
    says: 'How money moves. simulator and airtel-simulator (sandbox only) play M-Pesa and Airtel Money; daraja (live only) is M-Pesa, airtel (live only) Airtel Money.',
  },
  { name: 'DARAJA_CONSUMER_KEY', default: '', says: 'M-Pesa: the key of the app.' },
  { name: 'DARAJA_CONSUMER_SECRET', default: '', says: 'M-Pesa: the secret of the app. Secret.' },
  { name: 'DARAJA_SHORT_CODE', default: '', says: 'M-Pesa: the number of the paybill.' },
  {
    name: 'DARAJA_BUSINESS_NAME',
    default: 'M-PESA',
    says: 'M-Pesa: the name that payers of the paybill read in their messages. Those that they paste are compared with it.',
  },
  {
    name: 'DARAJA_PASS_KEY',
    default: '',
    says: 'M-Pesa: the key that prompts on phones are signed with. Secret.',
  },
  {
    name: 'DARAJA_PAYOUT_SHORT_CODE',
    default: 'that of the paybill',
    says: 'M-Pesa: the number that payouts are made from.',
  },
  {
    name: 'DARAJA_INITIATOR',
    default: '',
    says: 'M-Pesa: the name of the operator that acts through the API.',
  },
  {
    name: 'DARAJA_SECURITY_CREDENTIAL',
    default: '',
    says: "M-Pesa: the operator's password, encrypted with the certificate of M-Pesa and in Base64. Secret.",
  },
  {
    name: 'DARAJA_NOMINATED_NUMBER',
    default: '',
    says: 'M-Pesa: the number in the records of the paybill, as in 254722000000; missed payments are asked for with it.',
  },
  {
    name: 'DARAJA_BASE_URL',
    default: 'https://api.safaricom.co.ke',
    says: 'M-Pesa: https://sandbox.safaricom.co.ke to try it.',
  },
  { name: 'AIRTEL_CLIENT_ID', default: '', says: "Airtel Money: the application's id." },
  { name: 'AIRTEL_CLIENT_SECRET', default: '', says: "Airtel Money: the application's secret. Secret." },
  {
    name: 'AIRTEL_PIN',
    default: '',
    says: "Airtel Money: the PIN of the wallet that pays out, encrypted with Airtel's public key and in Base64. Secret.",
  },
  {
    name: 'AIRTEL_CALLBACK_KEY',
    default: '',
    says: "Airtel Money: the key in the application's settings with which callbacks are signed. Secret.",
  },
  {
    name: 'AIRTEL_BASE_URL',
    default: 'https://openapi.airtel.africa',
    says: 'Airtel Money: https://openapiuat.airtel.africa to try it.',
  },
] as const;

/** M-Pesa with a lender's own account. */
export interface DarajaAccount {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortCode: string;
  businessName: string;
  passKey: string;
  payoutShortCode: string;
  initiatorName: string;
  securityCredential: string;
  nominatedNumber: string;
}

/** Airtel Money, as a lender's own account has it. */
export interface AirtelAccount {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  pin: string;
  callbackKey: string;
}

type Name = (typeof paymentSettingsTable)[number]['name'] | 'PUBLIC_URL';

/** How money moves. */
export type PaymentsAdapter =
  | { kind: 'simulator' | 'airtel-simulator' }
  /** `publicUrl`: where the provider reports what became of payments, as in 'https://lender.example'. */
  | { kind: 'daraja'; publicUrl: string; account: DarajaAccount }
  | { kind: 'airtel'; publicUrl: string; account: AirtelAccount };

const simulators = ['simulator', 'airtel-simulator'] as const;
const providers = ['daraja', 'airtel'] as const;

const required = {
  daraja: [
    'PUBLIC_URL',
    'DARAJA_CONSUMER_KEY',
    'DARAJA_CONSUMER_SECRET',
    'DARAJA_SHORT_CODE',
    'DARAJA_PASS_KEY',
    'DARAJA_INITIATOR',
    'DARAJA_SECURITY_CREDENTIAL',
    'DARAJA_NOMINATED_NUMBER',
  ],
  airtel: ['PUBLIC_URL', 'AIRTEL_CLIENT_ID', 'AIRTEL_CLIENT_SECRET', 'AIRTEL_PIN', 'AIRTEL_CALLBACK_KEY'],
} as const satisfies Record<(typeof providers)[number], readonly Name[]>;

/** M-Pesa refuses addresses with these in them. */
const refusedWords = /m-?pesa|safaricom|exe|exec|cmd|sql|query/i;

interface Reading {
  read: (name: Name, unset?: string) => string;
  url: (name: Name, value: string) => string;
  needs: (chosen: string, names: readonly Name[]) => void;
  publicUrl: string;
  live: boolean;
  problems: string[];
}

/** Reads how money moves, and adds to `problems` what is missing or wrong. */
export function readPayments({ read, url, needs, publicUrl, live, problems }: Reading): PaymentsAdapter {
  const chosen = read('PAYMENTS', simulators[0]);
  const simulator = simulators.find((each) => each === chosen);
  const provider = providers.find((each) => each === chosen);
  if (live && simulator)
    problems.push(
      `MODE=live cannot pay with the sandbox simulator: name a provider in PAYMENTS, ${providers.join(' or ')}.`,
    );
  else if (live ? !provider : !simulator)
    problems.push(
      `PAYMENTS is "${chosen}", but must be one of ${(live ? providers : simulators).join(', ')}.`,
    );
  if (provider) needs(`PAYMENTS=${provider}`, required[provider]);
  if (provider === 'daraja' && refusedWords.test(publicUrl))
    problems.push(
      'PUBLIC_URL has a word that M-Pesa refuses in addresses: mpesa, safaricom, exe, cmd, sql or query.',
    );
  if (provider === 'daraja')
    return {
      kind: provider,
      publicUrl,
      account: {
        baseUrl: url('DARAJA_BASE_URL', read('DARAJA_BASE_URL', 'https://api.safaricom.co.ke')),
        consumerKey: read('DARAJA_CONSUMER_KEY'),
        consumerSecret: read('DARAJA_CONSUMER_SECRET'),
        shortCode: read('DARAJA_SHORT_CODE'),
        businessName: read('DARAJA_BUSINESS_NAME', 'M-PESA'),
        passKey: read('DARAJA_PASS_KEY'),
        payoutShortCode: read('DARAJA_PAYOUT_SHORT_CODE', read('DARAJA_SHORT_CODE')),
        initiatorName: read('DARAJA_INITIATOR'),
        securityCredential: read('DARAJA_SECURITY_CREDENTIAL'),
        nominatedNumber: read('DARAJA_NOMINATED_NUMBER'),
      },
    };
  if (provider === 'airtel')
    return {
      kind: provider,
      publicUrl,
      account: {
        baseUrl: url('AIRTEL_BASE_URL', read('AIRTEL_BASE_URL', 'https://openapi.airtel.africa')),
        clientId: read('AIRTEL_CLIENT_ID'),
        clientSecret: read('AIRTEL_CLIENT_SECRET'),
        pin: read('AIRTEL_PIN'),
        callbackKey: read('AIRTEL_CALLBACK_KEY'),
      },
    };
  return { kind: simulator ?? simulators[0] };
}
