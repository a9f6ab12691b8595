import { errorCodes } from '@kopa/contract';
import { getVerifyCode, register } from '@kopa/contract/calls/security';
import { sandboxClock } from '@kopa/contract/calls/sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { bindBankCard } from '@kopa/contract/calls/bank';
import { payout } from '../test/borrower.ts';
import { apiKey, startAfricasTalking } from '../test/africas-talking.ts';
import { s3Keys, startS3 } from '../test/s3-server.ts';
import { startRegisteringDaraja } from '../test/registering-daraja.ts';
import { useDatabase } from '../test/test-database.ts';
import { begin, granted, inject, type Answer, type Sent } from '../test/test-lender.ts';
import { assemble, type Assembly } from './assemble.ts';
import { readSettings, type Environment } from './settings/settings.ts';
import { mobileHash } from './storage/borrower-keys.ts';
import { jobs, outbox, settings, smsDeliveries } from './storage/schema/index.ts';
import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';

const secrets = {
  SECRET: 'b3f1c7a09d2e4856b3f1c7a09d2e4856',
  AT_API_KEY: apiKey,
  SMS_REPORT_TOKEN: 'report-token-of-the-lender',
  DARAJA_CONSUMER_SECRET: 'consumer-secret-5f2a',
  DARAJA_PASS_KEY: 'pass-key-91bc',
  DARAJA_SECURITY_CREDENTIAL: 'RW5jcnlwdGVkIHBhc3N3b3Jk',
  S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  DECISION_SECRET: 'decision-secret-of-both',
};

const live = {
  ...secrets,
  MODE: 'live',
  SMS: 'africastalking',
  AT_USERNAME: 'lender',
  PAYMENTS: 'daraja',
  PUBLIC_URL: 'https://lender.example/',
  DARAJA_CONSUMER_KEY: 'consumer-key',
  DARAJA_SHORT_CODE: '600584',
  DARAJA_INITIATOR: 'apiuser',
  DARAJA_NOMINATED_NUMBER: '254722000000',
  FILES: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
  DECISION: 'http',
  DECISION_URL: 'https://decide.example/verdict',
} satisfies Environment;

describe('the settings of live mode', () => {
  it('the settings name the adapters and the needs of each', () => {
    const { adapters, mode } = readSettings(live);
    expect(mode).toBe('live');
    expect(adapters.payments).toMatchObject({
      kind: 'daraja',
      publicUrl: 'https://lender.example',
      account: {
        baseUrl: 'https://api.safaricom.co.ke',
        shortCode: '600584',
        businessName: 'M-PESA',
        payoutShortCode: '600584',
      },
    });
    const named = readSettings({ ...live, DARAJA_BUSINESS_NAME: 'EASYCASH LTD' });
    expect(named.adapters.payments).toMatchObject({ account: { businessName: 'EASYCASH LTD' } });
    expect(adapters.sms?.baseUrl).toBe('https://api.africastalking.com');
    expect(adapters.reconcileMinutes).toBe(60);
  });

  it.each([
    ['SMS=africastalking', ['AT_USERNAME', 'AT_API_KEY']],
    [
      'PAYMENTS=daraja',
      [
        'PUBLIC_URL',
        'DARAJA_CONSUMER_KEY',
        'DARAJA_CONSUMER_SECRET',
        'DARAJA_SHORT_CODE',
        'DARAJA_PASS_KEY',
        'DARAJA_INITIATOR',
        'DARAJA_SECURITY_CREDENTIAL',
        'DARAJA_NOMINATED_NUMBER',
      ],
    ],
    ['FILES=s3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    ['DECISION=http', ['DECISION_URL', 'DECISION_SECRET']],
  ])('the start names each missing setting of %s, and no present secret', (chosen, names) => {
    const without: Environment = Object.fromEntries(
      Object.entries(live).filter(([name]) => !names.includes(name)),
    );
    const problem = problemOf(without);
    for (const name of names) expect(problem).toContain(`${chosen} needs ${name}.`);
    for (const secret of Object.values(secrets)) expect(problem).not.toContain(secret);
    for (const name of names)
      expect(problemOf({ ...live, [name]: ' ' })).toContain(`${chosen} needs ${name}.`);
  });

  it('the start names the needs of Airtel Money, and no secret', () => {
    const airtel: Environment = {
      ...live,
      PAYMENTS: 'airtel',
      AIRTEL_CLIENT_ID: 'client',
      AIRTEL_CLIENT_SECRET: 'client-secret-7d1c',
      AIRTEL_PIN: 'RW5jcnlwdGVkIFBJTg==',
      AIRTEL_CALLBACK_KEY: 'callback-key-33ab',
    };
    expect(readSettings(airtel).adapters.payments).toMatchObject({
      kind: 'airtel',
      publicUrl: 'https://lender.example',
      account: { baseUrl: 'https://openapi.airtel.africa', clientId: 'client' },
    });
    const { AIRTEL_PIN: _, AIRTEL_CALLBACK_KEY: __, ...without } = airtel;
    const problem = problemOf(without);
    expect(problem).toContain(
      'PAYMENTS=airtel needs AIRTEL_PIN.\nPAYMENTS=airtel needs AIRTEL_CALLBACK_KEY.',
    );
    expect(problem).not.toContain('client-secret-7d1c');
    expect(problemOf({ ...live, PAYMENTS: 'pigeon' })).toContain(
      'PAYMENTS is "pigeon", but must be one of daraja, airtel.',
    );
    expect(problemOf({ PAYMENTS: 'airtel' })).toContain('must be one of simulator, airtel-simulator.');
    expect(problemOf({ ...live, PAYMENTS: 'airtel-simulator' })).toContain(
      'cannot pay with the sandbox simulator',
    );
  });

  it('the start refuses unencrypted addresses, addresses that M-Pesa refuses, and short secrets', () => {
    expect(problemOf({ ...live, PUBLIC_URL: 'http://lender.example' })).toContain(
      'PUBLIC_URL must be an https',
    );
    expect(problemOf({ ...live, DECISION_URL: 'decide' })).toContain('DECISION_URL must be an https');
    expect(problemOf({ ...live, DARAJA_BASE_URL: 'ftp://x' })).toContain('DARAJA_BASE_URL must be an https');
    expect(problemOf({ ...live, PUBLIC_URL: 'https://mpesa.lender.example' })).toContain(
      'a word that M-Pesa refuses',
    );
    expect(problemOf({ ...live, DECISION_SECRET: 'short' })).toContain(
      'DECISION_SECRET must have at least 20',
    );
    expect(problemOf({ ...live, RECONCILE_MINUTES: '1' })).toContain('RECONCILE_MINUTES is "1", but must be');
    expect(problemOf({ ...live, SMS: 'pigeon' })).toContain(
      'SMS is "pigeon", but must be one of africastalking.',
    );
    expect(problemOf({ SMS: 'africastalking' })).toContain(
      'SMS is "africastalking", but must be one of outbox.',
    );
  });
});

function problemOf(environment: Environment): string {
  try {
    readSettings(environment);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a live lender', () => {
  const test = useDatabase();
  let running: Assembly | undefined;
  let log = '';
  afterEach(async () => {
    await running?.close();
    running = undefined;
  });

  async function start(changed: Environment = {}) {
    const [sms, bucket, daraja] = await Promise.all([
      startAfricasTalking(),
      startS3(),
      startRegisteringDaraja(),
    ]);
    const environment = {
      ...live,
      AT_BASE_URL: sms.url,
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      DARAJA_BASE_URL: daraja.url,
      LOG_LEVEL: 'debug',
      ...changed,
    };
    log = '';
    const assembly = await assemble(
      readSettings(environment),
      { db: test.db, exclusive: true, syncs: () => 0, close: async () => {} },
      { baseClock: { now: () => begin }, logTo: { write: (line) => (log += line) } },
    );
    running = assembly;
    await assembly.listen({ host: '127.0.0.1', port: 0 });
    await assembly.jobs.runDue();
    const call = async <C extends Call>(to: C, request: RequestOf<C>, sent?: Sent) => {
      const reply = await assembly.app.inject(await inject(to, request as Record<string, unknown>, sent));
      return reply.json<Answer<ResultOf<C>>>();
    };
    return { assembly, call, sms, bucket, daraja };
  }

  it('a live lender sends codes by its provider, stores no text, and accepts delivery reports', async () => {
    const { assembly, call, sms } = await start();
    granted(await call(getVerifyCode, { mobile: '712345678' }));
    expect(sms.book).toHaveLength(1);
    const code = /\b\d{6}\b/.exec(sms.book[0]!.message)![0];
    expect(await test.db.select().from(outbox)).toEqual([]);
    const report = (token: string, payload: string) =>
      assembly.app.inject({
        method: 'POST',
        url: `/reports/${token}/sms`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const told = `id=${sms.book[0]!.messageId}&status=Success&phoneNumber=%2B254712345678&networkCode=63902`;
    expect((await report('wrong-token-of-somebody', told)).json()).toMatchObject({
      code: errorCodes.unknownCall,
    });
    expect((await report(secrets.SMS_REPORT_TOKEN, told)).statusCode).toBe(200);
    expect((await report(secrets.SMS_REPORT_TOKEN, 'status=Success')).statusCode).toBe(400);
    const [kept] = await test.db.select().from(smsDeliveries);
    const hash = mobileHash(test.db, '712345678');
    expect(kept).toMatchObject({ mobileHash: hash, status: 'Success', networkCode: '63902' });
    for (const text of [code, '712345678']) expect(JSON.stringify(kept)).not.toContain(text);
    const { token } = granted(await call(register, { mobile: '712345678', code }));
    // Daraja pays M-Pesa alone: other accounts are refused before an order ends there.
    const airtel = { ...payout, loanOrderId: 'K1', cardType: 'mobileMoney', bankName: 'AIRTEL_MONEY' };
    const bound = await call(bindBankCard, airtel as never, { token });
    expect(bound.fields).toEqual({ bankName: 'bankName.unpaid' });
    expect((await call(bindBankCard, { ...airtel, bankName: 'MPESA' } as never, { token })).code).toBe(
      errorCodes.orderNotFound,
    );
    expect(log).not.toContain('712345678');
  });

  it('a live lender shows no metrics or documents without a setting, its pages by https alone, and tells of no proxy', async () => {
    const addresses = ['/metrics', '/docs', '/openapi.json', '/'];
    const ask = async (changed: Environment) => {
      const { app, close } = (await start(changed)).assembly;
      const answers = await Promise.all(addresses.map((url) => app.inject(url)));
      await close();
      return answers;
    };
    const closed = await ask({});
    expect(log).toContain('TRUST_PROXY names no proxy');
    expect(closed.slice(0, 3).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(closed[3]!.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(
      (await ask({ DOCS: 'on', TRUST_PROXY: '127.0.0.1' })).map(({ statusCode }) => statusCode).slice(0, 3),
    ).toEqual([404, 301, 200]);
    expect(log).not.toContain('TRUST_PROXY');
  });

  it('a live lender deletes a refused code, and keeps a code that was possibly sent', async () => {
    const { call, sms } = await start();
    sms.answer(405, 'cut');
    expect((await call(getVerifyCode, { mobile: '712345678' })).code).toBe(errorCodes.codeNotSent);
    granted(await call(getVerifyCode, { mobile: '712345678' }));
    const code = /\b\d{6}\b/.exec(sms.book[0]!.message)![0];
    expect(granted(await call(register, { mobile: '712345678', code })).user.mobile).toBe('712345678');
  });

  it('a live lender stores photos in its bucket, registers with M-Pesa, and has no sandbox', async () => {
    const { assembly, bucket, daraja, call } = await start();
    const name = await assembly.lender.files.put(new Uint8Array([1, 2, 3]));
    expect([...bucket.objects.keys()]).toEqual([name]);
    const secret = await assembly.lender.callbackSecrets.current('daraja-paybill');
    expect(daraja.asked).toEqual([
      {
        path: '/mpesa/c2b/v2/registerurl',
        body: {
          ShortCode: '600584',
          ResponseType: 'Completed',
          ConfirmationURL: `https://lender.example/callbacks/${secret}/paybill-confirmation/600584`,
          ValidationURL: `https://lender.example/callbacks/${secret}/paybill-validation/600584`,
        },
      },
      {
        path: '/pulltransactions/v1/register',
        body: {
          ShortCode: '600584',
          RequestType: 'Pull',
          NominatedNumber: '254722000000',
          CallBackURL: `https://lender.example/callbacks/${secret}/paybill-pull/600584`,
        },
      },
    ]);
    // An earlier registration is no failure, and is not repeated.
    const registered = (await test.db.select().from(jobs)).filter(({ kind }) => kind === 'registerPaybill');
    expect(registered).toMatchObject([{ attempts: 0, doneAt: begin }]);
    const { payments } = assembly.lender;
    expect(payments.pays({ kind: 'mobileMoney', bankName: 'MPESA' })).toBe(true);
    expect(payments.pays({ kind: 'bank', bankName: 'KE01' })).toBe(false);
    expect(assembly.sandbox).toBeNull();
    expect((await call(sandboxClock, {})).code).toBe(errorCodes.unknownCall);
    const rows = await test.db.select().from(settings).orderBy(settings.name);
    const kept = rows.filter(({ name }) => name !== 'comparedBooks');
    expect(kept).toMatchObject([
      { name: 'lookupKey', value: expect.stringMatching(/^v1\./) },
      { name: 'sealed' },
    ]);
    for (const each of Object.values(secrets)) expect(log).not.toContain(each);
    expect(log).not.toContain(secret);
  });
});
