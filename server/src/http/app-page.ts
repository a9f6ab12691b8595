import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { dayOf, startOfDay } from '@kopa/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offeredProducts } from '../lending/catalogue/products-on-offer.ts';
import type { Lender } from '../lending/lender.ts';
import type { LenderBrand } from '../lending/lender-brand.ts';
import { lenderTold, type Telling } from '../lending/lender-told.ts';
import { meetPhone } from './phone-cookie.ts';

/**
 * The app's page in the lender's brand, with the lender's answer as data: the app then shows its first screen
 * without a request.
 */
export function appPage(file: string, lender: Telling): string {
  const element = dataIn('lender', lenderTold(lender));
  // A function, because a dollar sign in the data would name a match.
  return branded(readFileSync(file, 'utf8'), lender.brand).replace('</body>', () => `${element}</body>`);
}

function dataIn(id: string, value: unknown): string {
  // No text of the data ends the element.
  const data = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${data}</script>`;
}

/** A page, or what makes it at each request. */
type Page = string | (() => Promise<string>);

const encodings: ('br' | 'gzip')[] = ['br', 'gzip'];
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page with tokens, name, mark and colours of a brand: right before any script runs. */
function branded(page: string, { id, name, mark, css, themeColor }: LenderBrand): string {
  let result = page
    .replace(/data-brand="[^"]*"/, () => `data-brand="${id}"`)
    .replace(/<title>[^<]*/, () => `<title>${html(name)}`)
    .replace(/<b data-shell="name">[^<]*/, () => `<b data-shell="name">${html(name)}`);
  for (const [mode, color] of Object.entries(themeColor ?? {}))
    result = result.replace(
      new RegExp(`content="[^"]*"( media="\\(prefers-color-scheme: ${mode}\\)")`),
      (_, media: string) => `content="${color}"${media}`,
    );
  if (mark)
    result = result.replace('<link rel="icon" href="data:,"', () => `<link rel="icon" href="${mark}"`);
  return css ? result.replace('</head>', () => `<style>${css}</style></head>`) : result;
}

/**
 * The page with the loans on offer, so that a visitor's home needs no request. It changes with the
 * catalogue and with the market's day alone, and a phone asks for it again no more often. Without the
 * database the page is as it is.
 */
export function pageWithLoans(page: string, { db, policy, clock }: Offering): () => Promise<string> {
  return async () => {
    const products = await offeredProducts(db, policy).catch(() => []);
    if (products.length === 0) return page;
    const serverTime = startOfDay(dayOf(clock.now(), policy.market), policy.market);
    return page.replace('</body>', () => `${dataIn('loans', { products, serverTime })}</body>`);
  };
}

/** The parts of a lender that its offer follows from. */
type Offering = Pick<Lender, 'db' | 'policy' | 'clock'>;

/** Serves the app's page, and gives a new phone its cookie. */
export function addAppPage(
  app: FastifyInstance,
  page: Page,
  lender: Pick<Lender, 'pepper' | 'publicUrl'>,
): void {
  addPage(app, { page, addresses: ['/', '/index.html'], onAsked: (...asked) => meetPhone(...asked, lender) });
}

/**
 * Serves a page, or a script, at its addresses. Each compressed form is made once, at its first request. A
 * browser that has the page asks whether the page is current.
 */
export function addPage(
  app: FastifyInstance,
  {
    page,
    addresses,
    type = 'text/html; charset=utf-8',
    onAsked,
  }: {
    page: Page;
    addresses: readonly string[];
    type?: string;
    onAsked?: (request: FastifyRequest, reply: FastifyReply) => void;
  },
): void {
  let made = pack(typeof page === 'string' ? page : '');
  const current = async () => {
    const text = typeof page === 'string' ? page : await page();
    if (text !== made.text) made = pack(text);
    return made;
  };
  for (const path of addresses)
    app.get(path, async (request, reply) => {
      const { tag, plain, by } = await current();
      reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
      onAsked?.(request, reply);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type(type).send(encoding ? by(encoding) : plain);
    });
}

/** A text with its name for browsers and its compressed forms. */
function pack(text: string) {
  const plain = Buffer.from(text);
  const packed: { br?: Buffer; gzip?: Buffer } = {};
  return {
    text,
    plain,
    tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    by: (encoding: 'br' | 'gzip') =>
      (packed[encoding] ??= encoding === 'br' ? brotliCompressSync(plain) : gzipSync(plain, { level: 9 })),
  };
}
