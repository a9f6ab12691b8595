import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../../app/dist', import.meta.url));

/** Where the built app is. */
export const builtApp = { folder, index: path.join(folder, 'index.html') };

/** Serves the built app: the page is asked for each time, its parts (named by their content) once. */
export async function addStaticApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(builtApp.index)) {
    app.get('/', async (_, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('The app is not built. Start with: npm start\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: builtApp.folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const named = path.relative(builtApp.folder, file).startsWith(`assets${path.sep}`);
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-store');
    },
  });
}

/** The page's own inline scripts as a content security policy names them. */
export function inlineScripts(): string[] {
  if (!existsSync(builtApp.index)) return [];
  const page = readFileSync(builtApp.index, 'utf8');
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}
