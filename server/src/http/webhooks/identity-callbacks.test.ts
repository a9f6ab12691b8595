import fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/test-database.ts';
import { smileAccount, smileCallback, startSmileId } from '../../../test/smile-id.ts';
import { identityCallbackUrl } from '../../ports/identity/callback-address.ts';
import type { Verification } from '../../ports/identity/identity-verifier.ts';
import { scriptedIdentity } from '../../ports/identity/scripted.ts';
import { smileId } from '../../ports/identity/smile-id/smile-id.ts';
import { CallbackSecrets } from '../../storage/callback-secrets.ts';
import { identityCallbacks } from './identity-callbacks.ts';

const now = Date.UTC(2026, 0, 15, 9);
const job = `job_${'1'.padStart(26, '0')}`;
const test = useDatabase();
let secrets: CallbackSecrets;
let url: string;
const fields = { id_number: '12345678', full_name: 'Wanjiru Kamau', date_of_birth: '1990-05-17' };

let smile: Awaited<ReturnType<typeof startSmileId>>;
let taken: { reference: string; verification: Verification }[];
let broken: boolean;
let log: string;

beforeEach(async () => {
  secrets = new CallbackSecrets(test.db, () => now);
  url = identityCallbackUrl({ origin: '', secret: await secrets.current('identity') });
  smile = await startSmileId();
  smile.jobs.push({ id: job, status: 'clear', form: new FormData(), signed: true });
  taken = [];
  broken = false;
  log = '';
});

const verifier = () =>
  smileId(
    { baseUrl: smile.url, ...smileAccount, privacyUrl: 'https://lender.example/privacy' },
    { clock: { now: () => now }, callbackUrl: () => `https://lender.example${url}` },
  );

async function send(
  told: { raw: Buffer; headers: Record<string, string> },
  path = url,
  identity = verifier(),
) {
  const app = fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void (log += line) } },
  });
  await app.register(identityCallbacks, {
    lender: { callbackSecrets: secrets, identity },
    async take(found) {
      if (broken) throw new Error('the database is away');
      taken.push(found);
    },
  });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: path,
    headers: told.headers,
    payload: told.raw,
  });
  await app.close();
  return statusCode;
}

describe('a callback about an identity', () => {
  it('a callback is accepted with the content of the card, also when it is repeated', async () => {
    const told = smileCallback(job, { status: 'clear', id_fields: fields }, now);
    expect([await send(told), await send(told)]).toEqual([200, 200]);
    const text = { nationalId: '12345678', names: 'WANJIRU KAMAU', birthday: '1990-05-17' };
    expect(taken).toMatchObject([
      { reference: job, verification: { state: 'done', evidence: { front: { text }, verdict: 'clear' } } },
      { reference: job },
    ]);
    expect(taken[1]).toEqual(taken[0]);
  });

  it("the verifier's status decides when a callback differs, and the callback's content is not used", async () => {
    smile.ends(job, 'block');
    expect(await send(smileCallback(job, { status: 'clear', id_fields: fields }, now))).toBe(200);
    expect(taken).toMatchObject([
      { reference: job, verification: { evidence: { front: null, verdict: 'block' } } },
    ]);
  });

  it('a callback about an open or unknown job has no effect', async () => {
    smile.ends(job, 'processing');
    expect(await send(smileCallback(job, { status: 'clear' }, now))).toBe(200);
    expect(await send(smileCallback('job_2', { status: 'clear' }, now))).toBe(200);
    expect(taken).toEqual([]);
  });

  it('a callback is refused until its repetition if the verifier is away, the job failed, or the storage failed', async () => {
    const told = smileCallback(job, { status: 'clear' }, now);
    smile.answer('cut');
    expect(await send(told)).toBe(503);
    smile.ends(job, 'error');
    expect(await send(smileCallback(job, { status: 'error' }, now))).toBe(503);
    smile.ends(job, 'clear');
    broken = true;
    expect(await send(told)).toBe(500);
    expect(taken).toEqual([]);
    broken = false;
    expect(await send(told)).toBe(200);
    expect(taken).toHaveLength(1);
  });

  it('an unsigned, wrongly signed, unreadable or oversized callback is refused without a status request', async () => {
    const told = smileCallback(job, { status: 'clear' }, now);
    const { 'response-signature': _, ...unsigned } = told.headers;
    expect(await send({ ...told, headers: unsigned })).toBe(401);
    expect(await send({ ...told, headers: { ...told.headers, 'response-signature': 'AAAA' } })).toBe(401);
    expect(await send({ ...told, raw: Buffer.from('no JSON') })).toBe(401);
    expect(await send({ ...told, raw: Buffer.alloc(0) })).toBe(401);
    expect(await send({ ...told, raw: Buffer.alloc(300 * 1024, ' ') })).toBe(413);
    expect(await send(told, url, scriptedIdentity())).toBe(401);
    expect(smile.asked()).toBe(0);
    expect(taken).toEqual([]);
  });

  it('a callback under a wrong secret receives a 404', async () => {
    const told = smileCallback(job, { status: 'clear' }, now);
    expect(await send(told, `/callbacks/${'a'.repeat(40)}/identity`)).toBe(404);
    const ofPrompts = await secrets.current('daraja-prompt');
    expect(await send(told, identityCallbackUrl({ origin: '', secret: ofPrompts }))).toBe(404);
    expect(smile.asked()).toBe(0);
  });

  it('a callback leaves neither personal data nor a secret in the log', async () => {
    const told = smileCallback(job, { status: 'clear', id_fields: fields }, now);
    await send(told);
    smile.answer('cut');
    await send(told);
    await send({ ...told, raw: Buffer.from(`${told.raw.toString()}}`) });
    expect(log).toContain('identity callback taken');
    expect(log).toContain('identity callback not believed');
    for (const secret of [
      '12345678',
      'Wanjiru',
      '1990-05-17',
      smileAccount.apiKey,
      told.headers['response-signature']!,
    ])
      expect(log).not.toContain(secret);
  });
});
