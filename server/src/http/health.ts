import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../storage/database.ts';
import { builtApp } from './static-app.ts';

/**
 * `/healthz` answers 200 while the process lives: a database that is away is no reason to start it again. `/readyz`
 * answers 200 when it can be used: the database answers `withinMs` and the app is built; else 503, and the body says
 * which. A server that stops answers 503 to everything by itself.
 */
export function addHealth(app: FastifyInstance, db: Database, withinMs = 2_000): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const parts = { database: await answers(db, withinMs), app: existsSync(builtApp.index) };
    const ready = parts.database && parts.app;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'notReady', ...parts });
  });
}

async function answers(db: Database, withinMs: number): Promise<boolean> {
  // Whoever asks has little patience, less than a connection that is silent is given.
  let tooLong: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    tooLong = setTimeout(() => resolve(false), withinMs);
  });
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(tooLong));
}
