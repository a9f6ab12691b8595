import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../lending/call-error.ts';
import { hasStaff } from '../../lending/desk/staff.ts';
import type { Lender } from '../../lending/lender.ts';
import { refuse } from '../answer.ts';
import { addPage, appPage } from '../app-page.ts';

const folder = fileURLToPath(new URL('../../../../desk/dist', import.meta.url));

/** The folder of the built desk. */
export const builtDesk = { folder, index: path.join(folder, 'index.html') };

/**
 * Serves the built desk below `/desk`, once the lender has staff; before, nothing there tells of a desk.
 * Every address below is the page, except the parts in `assets`.
 */
export async function addStaticDesk(app: FastifyInstance, lender: Lender): Promise<void> {
  if (!existsSync(builtDesk.index)) return;
  let isOpen = false;
  await app.register(async (desk) => {
    desk.addHook('onRequest', async (request, reply) => {
      isOpen ||= await hasStaff(lender.db);
      if (!isOpen) return refuse(request, reply, new CallError('unknownCall'));
    });
    await desk.register(fastifyStatic, {
      root: path.join(builtDesk.folder, 'assets'),
      prefix: '/desk/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      etag: false,
      lastModified: false,
      setHeaders: (reply) => reply.header('cache-control', 'max-age=31536000,immutable'),
    });
    addPage(desk, { page: appPage(builtDesk.index, lender), addresses: ['/desk', '/desk/*'] });
  });
}
