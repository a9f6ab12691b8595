import type { Database, Transaction } from './database.ts';

/**
 * A statement that is built once for a database, and not at each request: building costs more than sending. Its `prepare(name)`
 * also lets PostgreSQL plan it once a connection. Values come by `sql.placeholder`. In a transaction it is built anew.
 *
 * ```ts
 * const byNumber = prepared((db) => db.select().from(orders).where(eq(orders.orderNo, sql.placeholder('orderNo'))).prepare('order'));
 * const rows = await byNumber(db).execute({ orderNo });
 * ```
 */
export function prepared<Statement>(
  build: (db: Database | Transaction) => Statement,
): (db: Database | Transaction) => Statement {
  const built = new WeakMap<Database | Transaction, Statement>();
  return (db) => {
    let statement = built.get(db);
    if (!statement) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}
