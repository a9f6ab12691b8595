import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { kenya, mexico } from '@kopa/contract';
import { lenderPolicy } from '@kopa/contract/calls/lender';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { readBrand } from '../settings/brand.ts';
import { offeredProducts } from '../lending/catalogue/products-on-offer.ts';
import { addAppPage, appPage, pageWithLoans } from './app-page.ts';

const test = useDatabase();
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-page-'));
  file = path.join(folder, 'index.html');
  writeFileSync(file, '<html><body><b>Kopa</b></body></html>');
});
const brand = readBrand('easycash');
const payments = { wallet: 'MPESA' } as const;
const keys = { pepper: 'secret', publicUrl: () => null };
afterAll(() => rmSync(folder, { recursive: true }));

/** The content of the lender's element in the page. */
const saidIn = (page: string) =>
  JSON.parse(/<script type="application\/json" id="lender">([^<]*)<\/script><\/body>/.exec(page)![1]!) as {
    brand: unknown;
    policy: unknown;
  };

it('the page contains the same answer as the call lenderPolicy', async () => {
  const lender = await startTestLender(test.db, { EDITION: 'mx' });
  const said = granted(await lender.call(lenderPolicy, {}));
  expect(said).toEqual({
    brand: { id: 'easycash', name: 'EasyCash' },
    policy: mexico,
    wallet: 'M-Pesa',
  });
  expect(saidIn(appPage(file, lender.lender))).toEqual(said);
});

it('the page has the loans on offer, and changes with the day and the catalogue alone', async () => {
  const { lender, pass } = await startTestLender(test.db);
  const page = pageWithLoans('<html><body></body></html>', lender);
  const first = await page();
  const said = JSON.parse(/id="loans">([^<]*)</.exec(first)![1]!) as {
    products: unknown;
    serverTime: number;
  };
  expect(said.products).toEqual(await offeredProducts(test.db, lender.policy));
  expect(lender.clock.now() - said.serverTime).toBeGreaterThanOrEqual(0);
  expect(await page()).toBe(first);
  await pass(86_400_000);
  expect(await page()).not.toBe(first);
  const away = { ...lender, db: null as never };
  expect(await pageWithLoans('<html></html>', away)()).toBe('<html></html>');
});

it("no value in the page's data can end the script element", () => {
  const hosts = ['</script><script>alert(1)</script>', '<!--', '$&'];
  const policy = { ...kenya, email: { ...kenya.email, acceptedHosts: hosts } };
  const page = appPage(file, { brand, policy, payments });
  expect(page.match(/<\/?script/g)).toHaveLength(2);
  expect(saidIn(page)).toMatchObject({ policy: { email: { acceptedHosts: hosts } } });
});

it('the page is compressed, and is not sent again while it is unchanged', async () => {
  const app = fastify();
  const page = appPage(file, { brand, policy: mexico, payments });
  await addAppPage(app, page, keys);
  const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers });
  const plain = await ask({});
  expect(plain.body).toBe(page);
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(brotliDecompressSync((await ask({ 'accept-encoding': 'gzip, br' })).rawPayload).toString()).toBe(
    page,
  );
  expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(page);
  const etag = String(plain.headers.etag);
  const again = await ask({ 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  const other = fastify();
  await addAppPage(other, appPage(file, { brand, policy: kenya, payments }), keys);
  const changed = await other.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
});

it('the page gives a phone a cookie once, which no script reads', async () => {
  const app = fastify();
  await addAppPage(app, '<html></html>', keys);
  const given = String((await app.inject('/')).headers['set-cookie']);
  expect(given).toMatch(/^phone=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  const cookie = given.split(';')[0]!;
  const again = await app.inject({ url: '/', headers: { cookie: `a=b; ${cookie}` } });
  expect(again.headers['set-cookie']).toBeUndefined();
  const secure = fastify();
  await addAppPage(secure, '<html></html>', { ...keys, publicUrl: () => 'https://lender.example' });
  expect((await secure.inject('/')).headers['set-cookie']).toMatch(/; Secure$/);
});

it('the page shows the brand before any script runs', () => {
  const mine = {
    ...brand,
    id: 'mine',
    name: 'Mine & $1 "Co"',
    mark: 'data:image/svg+xml,%3Csvg%3E',
    css: "[data-brand='mine'] { --kopa-color-primary: #123456; }",
    themeColor: { light: '#111111', dark: '#222222' },
  };
  const real = path.join(import.meta.dirname, '../../../app/index.html');
  const page = appPage(real, { brand: mine, policy: kenya, payments });
  for (const part of [
    'data-brand="mine"',
    '<title>Mine &amp; $1 &quot;Co&quot;</title>',
    '<b data-shell="name">Mine &amp; $1 &quot;Co&quot;</b>',
    'content="#111111" media="(prefers-color-scheme: light)"',
    'content="#222222" media="(prefers-color-scheme: dark)"',
    `<link rel="icon" href="${mine.mark}"`,
    `<style>${mine.css}</style></head>`,
  ])
    expect(page).toContain(part);
  expect(page).not.toMatch(/EasyCash|data:,/);
});
