import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultPackageName, headers, idempotencyHeader } from '@kopa/contract';
import { baseOf, type Call, type RequestOf, type ResultOf } from '@kopa/contract/calls/call';
import type { MobileMoneyProvider } from '@kopa/contract/payout/mobile-money';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import type { InjectOptions } from 'fastify';
import { assemble, type Assembly, type AssemblyOptions } from '../src/assemble.ts';
import type { Sandbox } from '../src/http/call-handler.ts';
import { readSettings } from '../src/settings/settings.ts';
import type { Database } from '../src/storage/database.ts';
import { atTheEnd } from './at-the-end.ts';
import { watchLog } from './declared-refusals.ts';

/** Thursday 15 January 2026, 12:00 in Nairobi: when every test begins. */
export const begin = Date.UTC(2026, 0, 15, 9);

export interface Answer<T = unknown> {
  status: number;
  code: number;
  msg: string;
  data: T;
  fields?: Record<string, string>;
}

export interface Sent {
  token?: string;
  lang?: string;
  key?: string;
  packageName?: string;
  /** The phone's cookie, 22 letters. */
  phone?: string;
}

export interface TestLender extends Assembly {
  sandbox: Sandbox;
  dataDir: string;
  /** The wallet that the lender's provider pays. */
  wallet: MobileMoneyProvider;
  /** The server's log. */
  log(): string;
  /**
   * Sends a call as the app does: encrypted, with its headers. A request of another type is sent unchanged.
   */
  call<C extends Call>(call: C, request: RequestOf<C>, sent?: Sent): Promise<Answer<ResultOf<C>>>;
  /** The same without types, for bad input. */
  send(call: Call, request: Record<string, unknown>, sent?: Sent): Promise<Answer<Record<string, unknown>>>;
  /** Sends anything. */
  raw(options: InjectOptions): Promise<Answer<Record<string, unknown>>>;
  /** Moves the clock, past whatever falls due. */
  pass(ms: number): Promise<void>;
  now(): number;
}

/** The part for callers alone, also of a lender elsewhere. */
export type Caller = Pick<TestLender, 'call' | 'send'> & { wallet?: MobileMoneyProvider };

/**
 * A whole lender on a test's database, in sandbox mode, with a fixed clock. The lender ends with the test,
 * which fails after a refusal with a code outside its reference.
 */
export async function startTestLender(
  db: Database,
  environment: Record<string, string> = {},
  options: AssemblyOptions = {},
): Promise<TestLender> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kopa-test-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    IDENTITY: 'scripted',
    ...environment,
  });
  const log = watchLog(settings.logLevel);
  const storage = { db, exclusive: true, syncs: () => 0, close: async () => {} };
  const assembly = await assemble({ ...settings, logLevel: 'debug' }, storage, {
    baseClock: { now: () => begin },
    logTo: log,
    ...options,
  });
  const { sandbox } = assembly;
  if (!sandbox) throw new Error('A test lender runs in sandbox mode.');
  atTheEnd(async () => {
    await assembly.close();
    rmSync(dataDir, { recursive: true, force: true });
    return log.undeclared();
  });
  const raw = async (request: InjectOptions) => {
    const reply = await assembly.app.inject(request);
    return { ...reply.json<Answer<Record<string, unknown>>>(), status: reply.statusCode };
  };
  const send = async (call: Call, request: Record<string, unknown>, sent: Sent = {}) =>
    raw(await inject(call, request, sent));
  return {
    ...assembly,
    sandbox,
    wallet: assembly.lender.payments.wallet,
    dataDir,
    log: log.kept,
    send,
    call: send as TestLender['call'],
    raw,
    now: () => sandbox.clock.now(),
    pass: (ms) => assembly.jobs.runUntil(sandbox.clock.now() + ms, (at) => sandbox.clock.moveTo(at)),
  };
}

/** The data of an answer that must be no refusal. */
export function granted<T>({ code, msg, data, fields }: Answer<T>): T {
  if (code !== 0) throw new Error(`Refused with ${code} "${msg}" ${JSON.stringify({ data, fields })}`);
  return data;
}

/** The wire form of a call. */
export async function inject(
  call: Call,
  request: Record<string, unknown>,
  { token, lang = 'en', key, packageName = defaultPackageName, phone }: Sent = {},
): Promise<InjectOptions> {
  const where = call.plainPath ? call.path : `/${encryptPath(call.path, packageName)}`;
  const sentHeaders: Record<string, string> = {
    [headers.packageName]: packageName,
    [headers.appName]: 'EasyCash',
    [headers.afid]: 'afid',
    [headers.lang]: lang,
    ...(token && { [headers.authorization]: token }),
    ...(key && { [idempotencyHeader]: key }),
    ...(phone && { cookie: `phone=${phone}` }),
  };
  const query: Record<string, string> = { t: String(begin) };
  if (call.encoding === 'query') {
    for (const [name, value] of Object.entries(request)) query[name] = String(value);
    return { method: call.method, url: baseOf(call) + where, query, headers: sentHeaders };
  }
  if (call.encoding === 'json')
    return { method: call.method, url: baseOf(call) + where, query, headers: sentHeaders, payload: request };
  const encoded =
    call.encoding === 'form'
      ? new URLSearchParams(request as Record<string, string>)
      : formData(request as Record<string, string | File>);
  const body = new Response(encoded);
  return {
    method: call.method,
    url: baseOf(call) + where,
    query,
    headers: { ...sentHeaders, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

function formData(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
