import { Client, type QueryResult } from 'pg';

/** What PostgreSQL answers to `begin` and `commit`; nothing reads it. */
const nothing = { rows: [], rowCount: null, fields: [], command: '', oid: 0 } satisfies QueryResult;

type Query = (...sent: unknown[]) => Promise<unknown>;

/**
 * A connection that sends statements of one turn of the event loop in one write, without waiting for their
 * answers one by one, and neither waits for the `begin` and the `commit` of a reading transaction. PostgreSQL
 * executes and answers in order: a `begin` that failed is known by the time of the `commit`, which throws it.
 */
export class PipelinedClient extends Client {
  /** false: statements have no names, for a pooler in transaction mode. */
  named = true;
  #isCorked = false;
  /** The `begin` of a reading transaction that has not ended. */
  #began: Promise<unknown> | null = null;

  // The overloads of the driver have one implementation.
  override query = ((statement: unknown, ...more: unknown[]) => {
    const text = textOf(statement);
    const sent = this.#send(statement, more);
    if (text.startsWith('begin')) return this.#begun(sent, text.endsWith('read only'));
    const began = this.#began;
    if (text === 'commit' || text === 'rollback') this.#began = null;
    if (!began || text !== 'commit') return sent;
    sent.catch(() => {});
    return began;
  }) as Client['query'];

  #begun(began: Promise<unknown>, reads: boolean): Promise<unknown> {
    if (!reads) {
      // The query layer would keep the connection, and nobody would ever release it.
      began.catch(() => this.connection.stream.destroy());
      return began;
    }
    began.catch(() => {});
    this.#began = began;
    return Promise.resolve(nothing);
  }

  #send(statement: unknown, more: unknown[]): Promise<unknown> {
    if (!this.#isCorked) {
      this.#isCorked = true;
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        stream.uncork();
      });
    }
    const sent = this.named || !isNamed(statement) ? statement : { ...statement, name: undefined };
    return (Client.prototype.query as Query).call(this, sent, ...more);
  }
}

/** The text of a statement as it is given to the driver; '' without one. */
export function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}
