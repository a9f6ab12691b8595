import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens and closes at once. Throws as listening does where a server cannot listen. */
export async function listenOnce(at: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(at);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
