import { Socket } from 'node:net';
import { Pool, type PoolClient } from 'pg';

export interface PoolOptions {
  /** How many connections at most. Default 10. */
  connections?: number;
  /**
   * A connection on which nothing comes or goes for so long is given up, in milliseconds; more than any statement may take. Else a
   * network that swallows everything would be waited for as long as the system does, a quarter of an hour. Default 35 s.
   */
  silentMs?: number;
  /** What a statement may wait for, in milliseconds; 0 is for ever. Default: what a request may. */
  limits?: Limits;
}

type Limits = Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>;

/** Connections are waited for so long: shorter than a request lives. */
const connectMs = 10_000;

/** Whatever stands in the address as `?statement_timeout=...` counts instead. */
const ofRequests: Limits = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Connections to the PostgreSQL at `url`. Whatever becomes of them, the process goes on and later requests get new ones. */
export function openPool(
  url: string,
  { connections = 10, silentMs = 35_000, limits = ofRequests }: PoolOptions = {},
): Pool {
  const pool = new RecoveringPool({
    ...limits,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    stream: () => attentive(silentMs),
  });
  // A server that goes away emits on the client and on the pool; without a listener each would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

function attentive(silentMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silentMs, () =>
    socket.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })),
  );
  return socket;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/**
 * A pool that takes a connection back when it ends in the hands of its user. The query layer does not return one whose
 * `begin` failed: as many of those as there are connections, and nobody would ever get one again.
 */
class RecoveringPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(returnedOnce);
  }
}

function returnedOnce(client: PoolClient): PoolClient {
  const { release } = client;
  let isReturned = false;
  client.release = (error) => {
    if (isReturned) return;
    isReturned = true;
    client.off('end', ended);
    release(error);
  };
  const ended = () => client.release(true);
  client.once('end', ended);
  return client;
}
