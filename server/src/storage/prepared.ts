import type { Database, Transaction } from './database.ts';

/** Drizzle's internals of a database and its transactions: the dialect and the session. */
interface Insides {
  dialect: object;
  session: { client: object };
}

/**
 * A statement that is built once, and not at each request: building costs more than sending. Its
 * `prepare(name)` also lets PostgreSQL plan it once a connection, unless DATABASE_PREPARED=off; a name stands
 * for one statement. Values come by `sql.placeholder`. In a transaction it goes by the transaction's
 * connection.
 *
 * ```ts
 * const byNumber = prepared((db) => db.select().from(orders).where(eq(orders.orderNo,
 * sql.placeholder('orderNo'))).prepare('order'));
 * const rows = await byNumber(db).execute({ orderNo });
 * ```
 */
export function prepared<Statement extends object>(
  build: (db: Database | Transaction) => Statement,
): (db: Database | Transaction) => Statement {
  const built = new WeakMap<object, Statement>();
  const byClient = new WeakMap<object, Statement>();
  return (db) => {
    const { dialect, session } = db as unknown as Insides;
    const known = byClient.get(session.client);
    if (known) return known;
    let statement = built.get(dialect);
    if (!statement) {
      statement = build(db);
      built.set(dialect, statement);
    }
    const own = Object.create(statement, { client: { value: session.client } }) as Statement;
    byClient.set(session.client, own);
    return own;
  };
}
