import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../storage/database.ts';

/**
 * `/healthz` answers 200 while the process lives: an unavailable database is no reason for a restart.
 * `/readyz` answers 200 when the server is usable: the database answers `withinMs` and the app is built;
 * otherwise 503 with the reason. A stopping server answers 503 to everything. `page` is the built app's file;
 * null: this server serves no app.
 */
export function addHealth(
  app: FastifyInstance,
  db: Database,
  { page, withinMs = 2_000 }: { page: string | null; withinMs?: number },
): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const parts = {
      database: await answers(db, withinMs),
      ...(page !== null && { app: existsSync(page) }),
    };
    const ready = Object.values(parts).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'notReady', ...parts });
  });
}

async function answers(db: Database, withinMs: number): Promise<boolean> {
  // Probes wait for a shorter time than the limit of a silent connection.
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
