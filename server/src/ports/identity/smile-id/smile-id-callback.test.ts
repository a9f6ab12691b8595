import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smileAccount, smileCallback } from '../../../../test/smile-id.ts';
import { smileId } from './smile-id.ts';

const now = Date.UTC(2026, 0, 15, 9);
const verifier = smileId(
  { baseUrl: 'http://127.0.0.1:1', ...smileAccount, privacyUrl: 'https://lender.example/privacy' },
  { clock: { now: () => now }, callbackUrl: () => 'https://lender.example' },
);
const fields = {
  country: 'KE',
  id_number: '1234 5678',
  full_name: 'Wanjiru  wa Kamau',
  date_of_birth: '1990-05-17',
};
const read = (told: ReturnType<typeof smileCallback>, headers: object = {}) =>
  verifier.readCallback(told.raw, { ...told.headers, ...headers });
const toldAfter = (minutes: number) =>
  read(smileCallback('job_1', { status: 'clear' }, now + minutes * 60_000));
const signed = (
  timestamp: string,
  key: string = smileAccount.apiKey,
  partner: string = smileAccount.partnerId,
) => ({
  'response-timestamp': timestamp,
  'response-signature': createHmac('sha256', key)
    .update(`${timestamp}${partner}sid_request`)
    .digest('base64'),
});

describe('a callback of Smile ID', () => {
  it('a callback contains the findings and the content of the card', () => {
    for (const status of ['clear', 'attention', 'block']) {
      const found = read(smileCallback('job_1', { status, id_fields: fields }, now));
      expect(found).toEqual({
        reference: 'job_1',
        verification: {
          state: 'done',
          evidence: {
            front: {
              state: 'read',
              text: { nationalId: '12345678', names: 'WANJIRU WA KAMAU', birthday: '1990-05-17' },
            },
            back: null,
            face: { state: 'notCompared' },
            verdict: status,
          },
        },
      });
    }
    for (const status of ['error', 'processing'])
      expect(read(smileCallback('job_1', { status }, now))).toEqual({
        reference: 'job_1',
        verification: { state: 'pending', reference: 'job_1' },
      });
  });

  it.each([
    [
      { first_name: 'Wanjiru', last_name: 'Kamau' },
      { nationalId: null, names: 'WANJIRU KAMAU', birthday: null },
    ],
    [
      { id_number: '1', date_of_birth: '1990-02-30' },
      { nationalId: '1', names: null, birthday: null },
    ],
    [
      { id_number: 7, full_name: 'A' },
      { nationalId: null, names: 'A', birthday: null },
    ],
  ])('%j on the card is returned without further data', (id_fields, text) => {
    expect(read(smileCallback('job_1', { status: 'clear', id_fields }, now))).toMatchObject({
      verification: { evidence: { front: { text } } },
    });
  });

  it.each([[null], [[]], ['none'], [{}], [{ id_number: ' ' }]])('%j on the card is ignored', (id_fields) => {
    expect(read(smileCallback('job_1', { status: 'clear', id_fields }, now))).toMatchObject({
      verification: { evidence: { front: null, verdict: 'clear' } },
    });
  });

  it('a callback is accepted within ten minutes before and after its time', () => {
    expect([-10, 0, 10].map((minutes) => toldAfter(minutes) !== null)).toEqual([true, true, true]);
    expect([-10.1, 10.1, 525_600].map((minutes) => toldAfter(minutes) === null)).toEqual([true, true, true]);
  });

  it('a callback is refused if it is unsigned, wrongly signed, or has an invalid time', () => {
    const told = smileCallback('job_1', { status: 'clear' }, now);
    const iso = new Date(now).toISOString();
    expect(read(told, signed(iso))).not.toBeNull();
    expect(read(told, signed('2026-01-15T12:00:00.000+03:00'))).not.toBeNull();
    for (const headers of [
      { 'response-signature': undefined },
      { 'response-timestamp': undefined },
      { 'response-signature': [told.headers['response-signature']] },
      signed(iso, 'another key'),
      signed(iso, smileAccount.apiKey, '9999'),
      signed(iso, ''),
      signed(''),
      signed(String(now)),
      signed('2026-01-15'),
      signed('Thu, 15 Jan 2026 09:00:00 GMT'),
    ])
      expect(read(told, headers)).toBeNull();
  });

  it('a callback with a changed byte in its signature or time is refused', () => {
    const told = smileCallback('job_1', { status: 'clear' }, now);
    fc.assert(
      fc.property(
        fc.constantFrom('response-signature', 'response-timestamp'),
        fc.nat(1_000),
        fc.integer({ min: 33, max: 126 }),
        (name, at, code) => {
          const text = told.headers[name]!;
          const place = at % text.length;
          const changed = text.slice(0, place) + String.fromCodePoint(code) + text.slice(place + 1);
          return changed === text || read(told, { [name]: changed }) === null;
        },
      ),
      { seed: 20_260_115, numRuns: 500 },
    );
  });

  it('a signed callback that is unreadable, or names two jobs, is refused', () => {
    const { headers } = smileCallback('job_1', {}, now);
    const bodies = ['', '{', 'null', '[]', '{}', '{"status":"fine"}', '{"status":"clear","job_id":"job_2"}'];
    for (const body of bodies) expect(verifier.readCallback(Buffer.from(body), headers)).toBeNull();
    const clear = Buffer.from('{"status":"clear"}');
    expect(verifier.readCallback(Buffer.concat([clear, Buffer.from([0xff])]), headers)).toBeNull();
    expect(verifier.readCallback(clear, headers)).not.toBeNull();
    for (const job of [undefined, '', '../token', 'a'.repeat(65), ['job_1']])
      expect(verifier.readCallback(clear, { ...headers, 'job-id': job })).toBeNull();
    const named = Buffer.from('{"status":"clear","job_id":"job_1"}');
    expect(verifier.readCallback(named, { ...headers, 'job-id': undefined })).toMatchObject({
      reference: 'job_1',
    });
  });

  it('a callback of random bytes is read or refused, and names no other job than its header', () => {
    const told = smileCallback('job_1', { status: 'clear', id_fields: fields }, now);
    fc.assert(
      fc.property(fc.nat(told.raw.length - 1), fc.nat(255), (place, byte) => {
        const raw = Buffer.from(told.raw);
        raw[place] = byte;
        const found = verifier.readCallback(raw, told.headers);
        return found === null || found.reference === 'job_1';
      }),
      { seed: 20_260_115, numRuns: 500 },
    );
  });
});
