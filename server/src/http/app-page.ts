import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import type { LenderBrand } from '../lending/lender-brand.ts';
import { lenderTold, type Telling } from '../lending/lender-told.ts';
import { meetPhone } from './phone-cookie.ts';

/**
 * The app's page in the lender's brand, with the lender's answer as data: the app then shows its first screen
 * without a request.
 */
export function appPage(file: string, lender: Telling): string {
  // No text of the data ends the element.
  const data = JSON.stringify(lenderTold(lender)).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="lender">${data}</script>`;
  // A function, because a dollar sign in the data would name a match.
  return branded(readFileSync(file, 'utf8'), lender.brand).replace('</body>', () => `${element}</body>`);
}

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
    result = result
      .replace('<link rel="icon" href="data:,"', () => `<link rel="icon" href="${mark}"`)
      .replace(
        /<i class="shell-mark"><\/i>/,
        () => `<img class="shell-mark shell-picture" src="${mark}" alt="" />`,
      );
  return css ? result.replace('</head>', () => `<style>${css}</style></head>`) : result;
}

/** Serves the app's page, and gives a new phone its cookie. */
export function addAppPage(
  app: FastifyInstance,
  page: string,
  lender: Pick<Lender, 'pepper' | 'publicUrl'>,
): void {
  addPage(app, { page, addresses: ['/', '/index.html'], onAsked: (...asked) => meetPhone(...asked, lender) });
}

/**
 * Serves a page, or a script, at its addresses. The page is made once, and each compressed form once at its
 * first request. A browser that has the page asks whether the page is current.
 */
export function addPage(
  app: FastifyInstance,
  {
    page,
    addresses,
    type = 'text/html; charset=utf-8',
    onAsked,
  }: {
    page: string;
    addresses: readonly string[];
    type?: string;
    onAsked?: (request: FastifyRequest, reply: FastifyReply) => void;
  },
): void {
  const plain = Buffer.from(page);
  const packed: { br?: Buffer; gzip?: Buffer } = {};
  const packedBy = (encoding: 'br' | 'gzip') =>
    (packed[encoding] ??= encoding === 'br' ? brotliCompressSync(plain) : gzipSync(plain, { level: 9 }));
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  for (const path of addresses)
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
      onAsked?.(request, reply);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type(type).send(encoding ? packedBy(encoding) : plain);
    });
}
