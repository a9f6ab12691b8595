import { Client } from 'pg';

const channel = 'kopa_jobs';
const againMs = 1_000;

/** The other processes of a database that run jobs. */
export interface JobWakes {
  /** Tells them that a job has been queued; calls while one is on its way are one. */
  tell(): void;
  close(): Promise<void>;
}

/**
 * Notifications between the processes of the PostgreSQL at `url`, on a connection of their own, which is
 * opened again after a loss. `heard` is called when another process has told. A pooler in transaction mode
 * passes nothing on; then jobs are found by polling. Not sent in the transactions that queue jobs, because
 * PostgreSQL lets only one transaction with a notification commit at a time.
 */
export function openJobWakes(url: string, heard: () => void): JobWakes {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let telling: Promise<unknown> | undefined;
  let isToldAgain = false;
  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    const lost = () => {
      if (client !== next && client !== undefined) return;
      client = undefined;
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(() => void connect(), againMs).unref();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ processId }) => {
      if (processId !== (next as Client & { processID: number }).processID) heard();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (isClosed) return void (await next.end());
      client = next;
    } catch {
      lost();
    }
  };
  const opening = connect();
  const tell = () => {
    if (telling) {
      isToldAgain = true;
      return;
    }
    if (!client) return;
    telling = client
      .query(`notify ${channel}`)
      .catch(() => {})
      .finally(() => {
        telling = undefined;
        if (!isToldAgain) return;
        isToldAgain = false;
        tell();
      });
  };
  return {
    tell,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
