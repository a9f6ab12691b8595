import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { appPage } from './app-page.ts';
import { builtApp } from './static-app.ts';

const folder = fileURLToPath(new URL('../../../app/host/dist', import.meta.url));
/** The path of the native app's simulator. */
export const hostPath = '/sandbox/host/';

/**
 * Only in sandbox mode: the native app's simulator, `/sandbox/host/`, and the page in its phone,
 * `/sandbox-phone`: the unchanged app, after the script that connects both.
 */
export async function addHostSimulator(app: FastifyInstance, lender: Lender): Promise<void> {
  if (!existsSync(builtApp.index) || !existsSync(folder)) return;
  app.get(hostPath.slice(0, -1), async (_, reply) => reply.redirect(hostPath));
  app.get('/sandbox-phone', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(asPhone(appPage(builtApp.index, lender))),
  );
  await app.register(fastifyStatic, {
    root: folder,
    prefix: hostPath,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-store');
    },
  });
}

/** The app's page with the connecting script before the app's. */
function asPhone(page: string): string {
  return page.replace('<script type="module"', `<script type="module" src="${hostPath}phone.js"></script>$&`);
}
