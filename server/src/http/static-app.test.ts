import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender } from '../../test/test-lender.ts';
import { builtApp } from './static-app.ts';

/** Each header of a part is paid for some fifty times on the way to a loan. */
const few = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'vary',
  'x-content-type-options',
]);
const assets = path.join(builtApp.folder, 'assets');

describe('a long answer', () => {
  const test = useDatabase();

  it('a long answer is compressed in the best accepted encoding', async () => {
    const lender = await startTestLender(test.db);
    const ask = (encoding: string) =>
      lender.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': encoding } });
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await ask('gzip, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzipped = await ask('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect(gzipped.rawPayload.length).toBeLessThan(plain.body.length / 3);
  });

  it.each(['', '*;q=0', 'gzip;q=0, br;q=0', 'snappy', 'br;;q=,,', '\u00ff'])(
    'a long answer is uncompressed for Accept-Encoding %j',
    async (encoding) => {
      const lender = await startTestLender(test.db);
      const { statusCode, headers, body } = await lender.app.inject({
        url: '/openapi.json',
        headers: { 'accept-encoding': encoding },
      });
      expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
      expect(JSON.parse(body)).toHaveProperty('openapi');
    },
  );

  it('a short answer is not compressed, because two headers would cost more than the compression saves', async () => {
    const lender = await startTestLender(test.db);
    const { headers, body } = await lender.app.inject({
      url: '/healthz',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toHaveProperty('status');
  });
});

describe.skipIf(!existsSync(builtApp.index))('the built app', () => {
  const test = useDatabase();

  it('the page is revalidated each time, and its parts are cached', async () => {
    const lender = await startTestLender(test.db);
    const page = await lender.app.inject('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'self'");
    const script = scripts()[0]!;
    const { headers } = await lender.app.inject(`/assets/${script}`);
    expect(headers).toMatchObject({
      'cache-control': 'max-age=31536000,immutable',
      'content-type': 'text/javascript',
    });
    expect((await lender.app.inject('/assets/none.js')).statusCode).toBe(404);
  });

  it('the build provides compressed parts in each encoding of a web view', async () => {
    const lender = await startTestLender(test.db);
    for (const script of scripts()) {
      const bytes = readFileSync(path.join(assets, script));
      const ask = async (encoding: string) => {
        const url = `/assets/${script}`;
        const reply = await lender.app.inject({ url, headers: { 'accept-encoding': encoding } });
        expect(Object.keys(reply.headers).filter((name) => !few.has(name))).toEqual([]);
        expect(reply.headers['content-type']).toBe('text/javascript');
        return [reply.headers['content-encoding'], reply.headers.vary, reply.rawPayload] as const;
      };
      const brotli = await ask('gzip, deflate, br, zstd');
      expect(brotli).toEqual(['br', 'accept-encoding', readFileSync(path.join(assets, `${script}.br`))]);
      expect(brotliDecompressSync(brotli[2])).toEqual(bytes);
      // A page without TLS is not offered Brotli.
      const gzipped = await ask('gzip, deflate');
      expect(gzipped).toEqual(['gzip', 'accept-encoding', readFileSync(path.join(assets, `${script}.gz`))]);
      expect(gunzipSync(gzipped[2])).toEqual(bytes);
      expect((await ask('identity'))[2]).toEqual(bytes);
    }
  });

  it.each([
    ['on', "'fetch'"],
    ['off', 'unregister'],
  ])(
    'the service worker is asked for at each opening, and is withdrawn by a setting: %s',
    async (set, does) => {
      const lender = await startTestLender(test.db, { APP_WORKER: set });
      const { headers, body } = await lender.app.inject('/sw.js');
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript' });
      expect(body.replaceAll('"', "'")).toContain(does);
      expect(body.includes('unregister')).toBe(set === 'off');
    },
  );

  it('the server supports HEAD and ranges for a part', async () => {
    const lender = await startTestLender(test.db);
    const url = `/assets/${scripts()[0]}`;
    const { length } = readFileSync(path.join(assets, scripts()[0]!));
    const head = await lender.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(length), '']);
    const part = await lender.app.inject({ url, headers: { range: 'bytes=0-9' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 0-9/${length}`);
    expect(part.rawPayload).toHaveLength(10);
  });
});

const scripts = () => readdirSync(assets).filter((name) => name.endsWith('.js'));
