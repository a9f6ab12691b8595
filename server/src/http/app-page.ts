import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { lenderTold } from '../lending/lender-told.ts';
import { compress, encodingFor } from './compress.ts';

/** The app's page with what the lender says of itself, as data: the app then shows its first screen without asking. */
export function appPage(file: string, lender: Pick<Lender, 'policy'>): string {
  // No text of the data ends the element.
  const data = JSON.stringify(lenderTold(lender)).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="lender">${data}</script>`;
  // A function, because a dollar sign in the data would name a match.
  return readFileSync(file, 'utf8').replace('</body>', () => `${element}</body>`);
}

/** Serves the page at `/`. The page and its compressed forms are made once; a phone that has the page asks whether it still holds. */
export async function addAppPage(app: FastifyInstance, page: string): Promise<void> {
  const plain = Buffer.from(page);
  const packed = { br: await compress(plain, 'br', false), gzip: await compress(plain, 'gzip', false) };
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  for (const path of ['/', '/index.html'])
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const encoding = encodingFor(request);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(encoding ? packed[encoding] : plain);
    });
}
