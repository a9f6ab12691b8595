import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/**
 * PGlite for drizzle, which passes the same few parsers with each query. PGlite then copies its own hundreds
 * of parsers for that query alone, half of the time of a small query; here the engine learns each parser
 * once.
 */
export class EmbeddedEngine extends PGlite {
  #known = new Set<string>();

  /** A started engine. */
  static async open(options: PGliteOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options);
    await engine.waitReady;
    return engine;
  }

  override query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query<T>(text, values, this.#learn(options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const { query } = tx;
      tx.query = (text, values, options) => query(text, values, this.#learn(options));
      return work(tx);
    });
  }

  /** The options without parsers, which stay with the engine. */
  #learn(options: QueryOptions = {}): QueryOptions {
    const { parsers = {}, ...others } = options;
    for (const [type, parser] of Object.entries(parsers)) {
      if (this.#known.has(type)) continue;
      this.#known.add(type);
      this.parsers[Number(type)] = parser;
    }
    return others;
  }
}
