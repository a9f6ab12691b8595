import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { nobodyListens } from '../../../../test/listening.ts';
import { smileAccount, startSmileId, type SmileAnswer } from '../../../../test/smile-id.ts';
import type { VerificationRequest } from '../identity-verifier.ts';
import { smileId } from './smile-id.ts';

const now = Date.UTC(2026, 0, 15, 9);
const callbackUrl = 'https://lender.example/callbacks/secret/identity';
let photo: Uint8Array;
let request: VerificationRequest;

beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 640, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  request = {
    id: 'check-1',
    market: 'ke',
    front: new Uint8Array([1, 2, 3]),
    back: new Uint8Array([4, 13, 10, 45, 45]),
    selfie: photo,
    claimed: {
      nationalId: '12345678',
      names: 'Wanjiru wa Kamau',
      birthday: '1990-05-17',
      phone: '+254712345678',
      email: 'wanjiru@gmail.com',
    },
    agreedAt: now - 60_000,
  };
});

const open = (baseUrl: string, settings: object = {}, wiring: { at?: number; patienceMs?: number } = {}) =>
  smileId(
    { baseUrl, ...smileAccount, privacyUrl: 'https://lender.example/privacy', ...settings },
    {
      clock: { now: () => wiring.at ?? now },
      callbackUrl: () => callbackUrl,
      patienceMs: wiring.patienceMs ?? 5_000,
    },
  );
const unavailable = { name: 'VerifierUnavailable' };
const bytesOf = async (file: ReturnType<FormData['get']>) =>
  new Uint8Array(await (file as File).arrayBuffer());

describe('a verification by Smile ID', () => {
  it('a verification is sent as a signed form, under the id of its job', async () => {
    const smile = await startSmileId();
    expect(await open(smile.url).verify(request)).toEqual({ state: 'pending', reference: smile.jobs[0]!.id });
    const [{ form, signed }] = smile.jobs as [(typeof smile.jobs)[0]];
    expect(signed).toBe(true);
    expect(form.get('country')).toBe('KE');
    expect(form.get('callback_url')).toBe(callbackUrl);
    const json = (name: string): unknown => JSON.parse(String(form.get(name)));
    expect(json('user_details')).toEqual({
      given_names: 'Wanjiru wa',
      last_name: 'Kamau',
      email: 'wanjiru@gmail.com',
      phone_number: '+254712345678',
    });
    expect(json('consent')).toEqual({
      granted: true,
      granted_at: '2026-01-15T08:59:00.000Z',
      notice_language: 'EN',
      notice_privacy_policy_url: 'https://lender.example/privacy',
    });
    expect(json('partner_params')).toEqual({ request_id: 'check-1' });
    expect(await bytesOf(form.get('selfie_image'))).toEqual(new Uint8Array(photo));
    expect(await bytesOf(form.get('document'))).toEqual(request.front);
    expect(await bytesOf(form.get('document_back'))).toEqual(request.back);
    const pictures = await Promise.all(form.getAll('liveness_images').map(bytesOf));
    expect(pictures).toHaveLength(6);
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 320 });
  });

  it('a verification is unsigned without a partner secret, and fails with a wrong one', async () => {
    const smile = await startSmileId();
    await open(smile.url, { partnerSecret: null }).verify(request);
    expect(smile.jobs.map(({ signed }) => signed)).toEqual([false]);
    await expect(open(smile.url, { partnerSecret: 'another' }).verify(request)).rejects.toThrow('HTTP 401');
    await expect(open(smile.url, { apiKey: 'another' }).verify(request)).rejects.toMatchObject(unavailable);
    expect(smile.jobs).toHaveLength(1);
  });

  it.each([
    ['mx', 'MX', 'ES'],
    ['in', 'IN', 'EN'],
    ['ng', 'NG', 'EN'],
  ] as const)(
    'a verification from %s states its country, its language and the phone number',
    async (market, country, language) => {
      const smile = await startSmileId();
      const claimed = { ...request.claimed, names: 'Prince' };
      await open(smile.url).verify({ ...request, market, claimed });
      const { form } = smile.jobs[0]!;
      expect(form.get('country')).toBe(country);
      expect(JSON.parse(String(form.get('consent')))).toMatchObject({ notice_language: language });
      expect(JSON.parse(String(form.get('user_details')))).toEqual({
        given_names: 'Prince',
        last_name: 'Prince',
        email: 'wanjiru@gmail.com',
        phone_number: request.claimed.phone,
      });
    },
  );

  it('a repeated verification is the same job until that job has failed', async () => {
    const smile = await startSmileId();
    const verifier = open(smile.url);
    const first = await verifier.verify(request);
    expect(await verifier.verify(request)).toEqual(first);
    expect(await verifier.verify({ ...request, id: 'check-2' })).not.toEqual(first);
    expect(smile.jobs).toHaveLength(2);
    const { id } = smile.jobs[0]!;
    smile.ends(id, 'error');
    await expect(verifier.ask(id)).rejects.toThrow('ended in an error');
    expect(await verifier.verify(request)).toEqual({ state: 'pending', reference: smile.jobs[2]!.id });
  });

  it('a token is requested once, and again after it has expired', async () => {
    const smile = await startSmileId();
    const verifier = open(smile.url);
    const { id } = (await verifier.verify(request), smile.jobs[0]!);
    await verifier.ask(id);
    expect(smile.tokens()).toBe(1);
    smile.endTokens();
    expect(await verifier.ask(id)).toMatchObject({ state: 'pending' });
    expect(smile.tokens()).toBe(3);
  });

  it('Smile ID is unavailable without an answer, or with an answer of another kind', async () => {
    const smile = await startSmileId();
    const verifier = open(smile.url);
    const job = { status: 'accepted', job_id: 'job_1' };
    const answers: SmileAnswer[] = [
      'cut',
      'elsewhere',
      ...[400, 402, 403, 413, 429, 500, 502].map((status) => ({ status, body: job })),
      { status: 202, body: 'no JSON' },
      { status: 202, body: 'null' },
      { status: 202, body: { status: 'accepted' } },
      { status: 202, body: { ...job, job_id: '../token' } },
      { status: 200, body: job },
    ];
    for (const answer of answers) {
      smile.answer(answer);
      await expect(verifier.verify(request)).rejects.toMatchObject(unavailable);
    }
    expect(smile.asked()).toBe(answers.length);
    expect(smile.jobs).toEqual([]);
    smile.answer('silent');
    await expect(open(smile.url, {}, { patienceMs: 100 }).verify(request)).rejects.toMatchObject(unavailable);
    await expect(open(await nobodyListens()).verify(request)).rejects.toMatchObject(unavailable);
    const given = AbortSignal.abort();
    await expect(verifier.verify(request, given)).rejects.toMatchObject(unavailable);
  });

  it('an oversized verification, or one with an invalid selfie, is not sent; the reason contains no personal data', async () => {
    const smile = await startSmileId();
    const verifier = open(smile.url);
    const messages: string[] = [];
    for (const bad of [{ front: new Uint8Array(4.5 * 1024 * 1024) }, { selfie: new Uint8Array([1]) }])
      await verifier.verify({ ...request, ...bad }).catch((error: Error) => messages.push(error.message));
    expect(messages).toEqual(['The photos are too large for Smile ID.', 'The selfie cannot be opened.']);
    expect(smile.asked()).toBe(0);
  });

  it('Smile ID reads no single side of a card', async () => {
    const verifier = open(await nobodyListens());
    expect(verifier.capabilities).toEqual({
      readsCards: false,
      comparesFaces: true,
      liveness: 'advisory',
      registry: false,
    });
    await expect(verifier.readCard({ side: 'front', image: photo, market: 'ke' })).rejects.toMatchObject(
      unavailable,
    );
  });
});

describe('the status of a job at Smile ID', () => {
  it.each(['clear', 'attention', 'block'] as const)('the status is %s, as reported', async (status) => {
    const smile = await startSmileId();
    const verifier = open(smile.url);
    await verifier.verify(request);
    const { id } = smile.jobs[0]!;
    expect(await verifier.ask(id)).toEqual({ state: 'pending', reference: id });
    smile.ends(id, status);
    expect(await verifier.ask(id)).toEqual({
      state: 'done',
      evidence: { front: null, back: null, face: { state: 'notCompared' }, verdict: status },
    });
  });

  it('an unknown job is open, and an answer about another job means unavailable', async () => {
    const smile = await startSmileId();
    const verifier = open(smile.url);
    expect(await verifier.ask('job_unknown')).toEqual({ state: 'pending', reference: 'job_unknown' });
    for (const answer of [
      'cut',
      { status: 200, body: { status: 'clear', job_id: 'job_other' } },
      { status: 200, body: { status: 'complete', job_id: 'job_1' } },
      { status: 200, body: { status: 'clear' } },
      { status: 200, body: '<html>' },
      { status: 500, body: {} },
    ] as SmileAnswer[]) {
      smile.answer(answer);
      await expect(verifier.ask('job_1')).rejects.toMatchObject(unavailable);
    }
  });
});
