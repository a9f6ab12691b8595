import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { atTheEnd } from '../../test/at-the-end.ts';
import { AnswerTooLarge, askService } from './ask-service.ts';

/** A service on loopback, and its address. */
async function service(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const name = 'service ask';
const patienceMs = 60_000;

it('an answer is read whole, whatever its status', async () => {
  const url = await service((_, reply) => reply.writeHead(503, { 'x-a': 'b' }).end('späť'));
  const { status, headers, text } = await askService(url, { method: 'POST' }, { name, patienceMs });
  expect([status, headers.get('x-a'), text()]).toEqual([503, 'b', 'späť']);
});

it('a redirect is not followed: the other service sees no request', async () => {
  let seen = 0;
  const other = await service((_, reply) => {
    seen += 1;
    reply.end();
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const url = await service((_, reply) => reply.writeHead(status, { location: other }).end());
    await expect(askService(url, { method: 'POST', body: 'secret' }, { name, patienceMs })).rejects.toThrow();
  }
  expect(seen).toBe(0);
});

it('an answer without an end is cut at its limit, and the connection is closed', async () => {
  const ends = new EventEmitter();
  const isClosed = once(ends, 'close');
  const url = await service((request, reply) => {
    request.socket.once('close', () => ends.emit('close'));
    const more = () => {
      while (reply.writable && reply.write(Buffer.alloc(65_536))) {}
    };
    reply.on('drain', more);
    more();
  });
  await expect(askService(url, {}, { name, patienceMs, mostBytes: 300_000 })).rejects.toThrow(AnswerTooLarge);
  await isClosed;
});

it('a service that answers nothing is left after the limit, or when the caller ends the request', async () => {
  const url = await service(() => {});
  await expect(askService(url, {}, { name, patienceMs: 20 })).rejects.toThrow(/timeout/i);
  const ended = new AbortController();
  const asked = askService(url, {}, { name, patienceMs, signal: ended.signal });
  ended.abort();
  await expect(asked).rejects.toThrow(/abort/i);
});
