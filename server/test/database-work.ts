import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../src/storage/database.ts';
import { EmbeddedEngine } from '../src/storage/embedded-engine.ts';

/** What a database did for some work. */
export interface Work {
  /** The number of statements, without begin and commit. */
  statements: number;
  /** The rows of all results. */
  rows: number;
  /** How often an answer was waited for: statements that go together are waited for once. */
  waits: number;
  /** The rows that scans visited, by an index or whole. */
  visited: number;
  /** The blocks of tables and indexes, from memory or disk. */
  blocks: number;
  /** The names of tables that were read whole. */
  whole: string[];
  /** On PostgreSQL: the statements without a name, which are built and planned for each request. */
  unnamed: string[];
}

type Counters = Map<string, { visited: number; blocks: number; whole: number }>;

const control = /^\s*(?:begin|commit|rollback|savepoint|release|set transaction)/i;
/** Tables of the simulated provider, which the sandbox keeps in the lender's database. */
const simulated = /\bsimulated_/;

/**
 * Runs the work and measures the database meanwhile, which must have one connection and no other user.
 */
export async function workOf<T>(db: Database, work: () => Promise<T>): Promise<{ answer: T; work: Work }> {
  const before = await countersOf(db);
  const { answer, results } = await recorded(work);
  const after = await countersOf(db);
  const done: Work = { ...results, visited: 0, blocks: 0, whole: [] };
  for (const [table, { visited, blocks, whole }] of after) {
    const was = before.get(table) ?? { visited: 0, blocks: 0, whole: 0 };
    done.visited += visited - was.visited;
    done.blocks += blocks - was.blocks;
    if (whole > was.whole) done.whole.push(table);
  }
  return { answer, work: done };
}

async function countersOf(db: Database): Promise<Counters> {
  // Otherwise counts stay with the connection for up to a second.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute(sql`
    select relname, coalesce(seq_scan, 0) as whole, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as visited,
      coalesce(heap_blks_read, 0) + coalesce(heap_blks_hit, 0) + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0) as blocks
    from pg_stat_user_tables join pg_statio_user_tables using (relid, relname) order by relname`);
  return new Map(
    rows
      .filter(({ relname }) => !simulated.test(String(relname)))
      .map(({ relname, whole, visited, blocks }) => [
        String(relname),
        { whole: Number(whole), visited: Number(visited), blocks: Number(blocks) },
      ]),
  );
}

type Results = Pick<Work, 'statements' | 'rows' | 'waits' | 'unnamed'>;
type Query = (this: unknown, ...sent: unknown[]) => unknown;

/* The doors of the two engines; pools and transactions of pg send their statements through the client. */
const onPostgres = Client.prototype as unknown as { query: Query };
const onPGlite = EmbeddedEngine.prototype as unknown as { query: Query; transaction: Query };

async function recorded<T>(work: () => Promise<T>): Promise<{ answer: T; results: Results }> {
  const results: Results = { statements: 0, rows: 0, waits: 0, unnamed: [] };
  let waiting = 0;
  const count: Count = (sent) => {
    const { text, name } =
      typeof sent === 'string' ? { text: sent } : (sent as { text: string; name?: string });
    if (control.test(text) || simulated.test(text)) return () => {};
    if (waiting === 0) results.waits += 1;
    waiting += 1;
    return (result) => {
      waiting -= 1;
      results.statements += 1;
      if (typeof sent !== 'string' && name === undefined) results.unnamed.push(text);
      results.rows += (result as { rows?: unknown[] } | undefined)?.rows?.length ?? 0;
    };
  };
  const { query, transaction } = onPGlite;
  const ofPostgres = onPostgres.query;
  onPostgres.query = counting(ofPostgres, count);
  onPGlite.query = counting(query, count);
  onPGlite.transaction = function (run) {
    return transaction.call(this, (tx: { query: Query }) => {
      tx.query = counting(tx.query, count);
      return (run as (tx: unknown) => unknown)(tx);
    });
  };
  try {
    return { answer: await work(), results };
  } finally {
    onPostgres.query = ofPostgres;
    Object.assign(onPGlite, { query, transaction });
  }
}

/** Is told of a statement, and then of its result. */
type Count = (sent: unknown) => (result: unknown) => void;

/** The same query, which also tells of each statement and its result. */
function counting(query: Query, tell: Count): Query {
  return function (...sent) {
    const answered = tell(sent[0]);
    const callback = sent.at(-1);
    // With a callback, pg returns nothing.
    if (typeof callback === 'function')
      return query.call(this, ...sent.slice(0, -1), (error: unknown, result: unknown) => {
        answered(result);
        callback(error, result);
      });
    return Promise.resolve(query.apply(this, sent)).then((result) => {
      answered(result);
      return result;
    });
  };
}
