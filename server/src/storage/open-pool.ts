import { Socket } from 'node:net';
import { Pool, type PoolClient } from 'pg';
import { PipelinedClient } from './pipelined-client.ts';

export interface PoolOptions {
  /** Maximum connections. Default 10. */
  connections?: number;
  /**
   * Idle limit of a connection in ms; longer than any statement. Otherwise a silently broken network would be
   * noticed only after the system's quarter of an hour. 0: none. Default 35 s.
   */
  silentMs?: number;
  /** Time limit of a statement in ms; 0 for none. Default: a request's. */
  limits?: Limits;
  /** false: statements have no names, for a pooler in transaction mode. Default true. */
  prepared?: boolean;
}

type Limits = Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>;

/** Maximum wait for a connection: shorter than a request's limit. */
const connectMs = 10_000;

/** In ms. Parameters in the address, such as `?statement_timeout=...`, take precedence. */
export const ofRequests: Limits = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** For commands: a statement may take as long as it needs, and a lock is waited for as by a request. */
export const ofCommands = {
  silentMs: 0,
  limits: { ...ofRequests, statement_timeout: 0, idle_in_transaction_session_timeout: 0 },
} satisfies PoolOptions;

/**
 * Connections to the PostgreSQL at `url`. The process survives their loss, and later requests receive new
 * ones.
 */
export function openPool(
  url: string,
  { connections = 10, silentMs = 35_000, limits = ofRequests, prepared = true }: PoolOptions = {},
): Pool {
  const pool = new RecoveringPool({
    ...limits,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    pipeline: true,
    Client: PipelinedClient,
    stream: () => attentive(silentMs),
  });
  // A lost server emits errors on the client and on the pool; an unhandled one would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    (client as unknown as PipelinedClient).named = prepared;
  });
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
 * A pool that takes back a connection that fails while in use. The query layer does not release one whose
 * `begin` failed: after as many failures as connections, the pool would be exhausted.
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
