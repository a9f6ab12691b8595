import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { addAppPage, appPage, pageWithLoans } from './app-page.ts';
import { addAppWorker } from './app-worker.ts';

const folder = fileURLToPath(new URL('../../../app/dist', import.meta.url));

/** The folder of the built app. */
export const builtApp = { folder, index: path.join(folder, 'index.html') };

/**
 * Serves the built app: the page is revalidated each time, its content-addressed assets are cached.
 * `hasWorker`: with a service worker, which opens the app without a connection.
 */
export async function addStaticApp(app: FastifyInstance, lender: Lender, hasWorker: boolean): Promise<void> {
  if (!existsSync(builtApp.index)) {
    app.get('/', async (_, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('The app is not built. Start with: npm start\n'),
    );
    return;
  }
  addAppPage(app, pageWithLoans(appPage(builtApp.index, lender), lender), lender);
  addAppWorker(app, path.join(builtApp.folder, 'sw.js'), hasWorker);
  await app.register(async (files) => {
    // A module is UTF-8 by itself, and the page asks for no range: borrowers pay for each header.
    files.addHook('onSend', (_, reply, payload, done) => {
      if (/javascript/.test(String(reply.getHeader('content-type'))))
        reply.header('content-type', 'text/javascript').removeHeader('accept-ranges');
      done(null, payload);
    });
    await files.register(fastifyStatic, {
      root: builtApp.folder,
      // The build writes each part in Brotli and gzip, too.
      preCompressed: true,
      index: false,
      cacheControl: false,
      // A part is never asked for again under its name.
      etag: false,
      lastModified: false,
      setHeaders: (reply, file) => {
        const isPart = path.relative(builtApp.folder, file).startsWith(`assets${path.sep}`);
        reply.header('cache-control', isPart ? 'max-age=31536000,immutable' : 'no-store');
      },
    });
  });
}
