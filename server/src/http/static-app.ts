import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { addAppPage, appPage } from './app-page.ts';
import { compress, encodingFor, type Encoding } from './compress.ts';

const folder = fileURLToPath(new URL('../../../app/dist', import.meta.url));
const assets = path.join(folder, 'assets');
const forever = 'max-age=31536000,immutable';

/** Where the built app is. */
export const builtApp = { folder, index: path.join(folder, 'index.html') };

/** The parts that shrink; pictures and fonts have shrunk already. */
const mediaTypes: Record<string, string> = {
  // A module is UTF-8 by itself.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the built app: the page is asked for each time, its parts (named by their content) once. */
export async function addStaticApp(app: FastifyInstance, lender: Lender): Promise<void> {
  if (!existsSync(builtApp.index)) {
    app.get('/', async (_, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('The app is not built. Start with: npm start\n'),
    );
    return;
  }
  await addAppPage(app, appPage(builtApp.index, lender));
  await addParts(app);
  await app.register(fastifyStatic, {
    root: builtApp.folder,
    cacheControl: false,
    index: false,
    setHeaders: (reply, file) => {
      const named = path.relative(builtApp.folder, file).startsWith(`assets${path.sep}`);
      reply.header('cache-control', named ? forever : 'no-store');
    },
  });
}

/** A route for each part that shrinks; it is compressed when it is first asked for, and then kept. */
async function addParts(app: FastifyInstance): Promise<void> {
  const kept = new Map<string, Promise<Buffer>>();
  const packed = (name: string, encoding: Encoding) => {
    const key = `${encoding} ${name}`;
    const before = kept.get(key);
    if (before) return before;
    const made = readFile(path.join(assets, name)).then((bytes) => compress(bytes, encoding, false));
    made.catch(() => kept.delete(key));
    kept.set(key, made);
    return made;
  };
  for (const name of existsSync(assets) ? await readdir(assets) : []) {
    const mediaType = mediaTypes[path.extname(name)];
    if (!mediaType) continue;
    app.get(`/assets/${name}`, async (request, reply) => {
      const encoding = encodingFor(request);
      reply.header('cache-control', forever).header('vary', 'accept-encoding').type(mediaType);
      if (!encoding) return reply.send(await readFile(path.join(assets, name)));
      return reply.header('content-encoding', encoding).send(await packed(name, encoding));
    });
  }
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
