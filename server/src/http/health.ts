import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../storage/database.ts';
import { builtApp } from './static-app.ts';

/** `/healthz` answers 200 when the app can be used: the database answers and the app is built. The body says which. */
export function addHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_, reply) => {
    const health = { database: await answers(db), app: existsSync(builtApp.index) };
    const ok = health.database && health.app;
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ok ? 'ok' : 'notReady', ...health });
  });
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
