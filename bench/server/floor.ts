import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readNames, type Read } from './load.ts';
import { borrower, tokenHash } from './seed.ts';
import { filledIn, type Statement } from './statements.ts';

/** The lender's statements for one request of each kind, and its answer. */
export interface Script {
  statements: Statement[];
  answer: string;
}
export type Scripts = Record<Read | 'repay' | 'callback', Script>;

/** Runs a script's statements for a request. */
type Run = (statements: readonly Statement[], known: Record<string, string>) => Promise<void>;

/** The same statements on PostgreSQL: by a pool, and between begin and commit on one connection. */
export const onPool =
  (pool: Pool): Run =>
  async (statements, known) => {
    let client: Pick<Pool, 'query'> & { release?: () => void } = pool;
    const rows: unknown[][] = [];
    for (const statement of statements) {
      if (/^begin/i.test(statement.text)) client = await pool.connect();
      const { text, rowMode, name } = statement;
      const values = filledIn(statement, known, rows);
      const result = await client.query<unknown[]>({ text, values, name, rowMode } as never);
      rows.push(Object.values(result.rows[0] ?? []));
      if (/^(?:commit|rollback)/i.test(text)) {
        client.release?.();
        client = pool;
      }
    }
  };

/** The same statements on the embedded database. */
export const onPGlite =
  (engine: PGlite): Run =>
  async (statements, known) => {
    const rows: unknown[][] = [];
    const run = async (on: PGlite | Transaction, statement: Statement) => {
      const result = await on.query(statement.text, filledIn(statement, known, rows), {
        rowMode: statement.rowMode ?? 'object',
      });
      rows.push(Object.values(result.rows[0] ?? []));
    };
    for (let at = 0; at < statements.length; at += 1) {
      if (!/^begin/i.test(statements[at]!.text)) {
        await run(engine, statements[at]!);
        continue;
      }
      rows.push([]);
      const end = statements.findIndex(({ text }, index) => index > at && /^(?:commit|rollback)/i.test(text));
      await engine.transaction(async (tx) => {
        for (const statement of statements.slice(at + 1, end)) await run(tx, statement);
      });
      rows.push([]);
      at = end;
    }
  };

/** A bare Fastify with a route for each script: it executes the statements and sends the lender's answer. */
export function createFloor(run: Run, scripts: Scripts): FastifyInstance {
  const { repay, callback } = scripts;
  const app = fastify({ logger: false });
  const json = 'application/json; charset=utf-8';
  for (const name of readNames) {
    const { statements, answer } = scripts[name];
    app.get(`/read/${name}`, async (request, reply) => {
      await run(statements, namesOf(request.headers.authorization));
      return reply.type(json).send(answer);
    });
  }
  app.post('/repay', async (request, reply) => {
    const payOrderId = randomUUID();
    const key = String(request.headers['idempotency-key']);
    await run(repay.statements, {
      ...namesOf(request.headers.authorization),
      key,
      ...promptOf(payOrderId),
    });
    return reply.type(json).send(repay.answer.replace('{{payOrderId}}', payOrderId));
  });
  app.post<{ Params: { n: string; id: string }; Body: { receipt: string } }>(
    '/callback/:n/:id',
    async ({ params, body }, reply) => {
      const own = borrower(Number(params.n));
      await run(callback.statements, { ...own, ...promptOf(params.id), receipt: body.receipt });
      return reply.type(json).send(callback.answer);
    },
  );
  return app;
}

/** The lender's hash of a prompt's name has a key; another one is as unique. */
const promptOf = (payOrderId: string) => ({ payOrderId, promptHash: tokenHash(payOrderId) });

function namesOf(token = ''): Record<string, string> {
  return { ...borrower(Number(token.slice(-8))), tokenHash: tokenHash(token) };
}
