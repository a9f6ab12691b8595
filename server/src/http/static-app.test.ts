import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender } from '../../test/test-lender.ts';
import { builtApp } from './static-app.ts';

describe('an answer that is long', () => {
  const test = useDatabase();

  it('is compressed for those who read it', async () => {
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
});

describe.skipIf(!existsSync(builtApp.index))('the built app', () => {
  const test = useDatabase();

  it('is a page that is asked for each time, of parts that are kept', async () => {
    const lender = await startTestLender(test.db);
    const page = await lender.app.inject('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'self'");
    const script = readdirSync(path.join(builtApp.folder, 'assets')).find((name) => name.endsWith('.js'))!;
    const part = await lender.app.inject({
      url: `/assets/${script}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(part.headers).toMatchObject({
      'cache-control': 'max-age=31536000,immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript',
    });
    expect(brotliDecompressSync(part.rawPayload)).toEqual(
      readFileSync(path.join(builtApp.folder, 'assets', script)),
    );
    expect((await lender.app.inject('/assets/none.js')).statusCode).toBe(404);
  });
});
