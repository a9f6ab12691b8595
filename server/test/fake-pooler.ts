import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { atTheEnd } from './at-the-end.ts';

interface Options {
  mode: 'session' | 'transaction' | 'statement';
  /** Startup parameters that are refused. */
  refused?: readonly string[];
  /** Which free connection of the database is taken: the one that was used last, or first. */
  takes?: 'last' | 'first';
  /** The connections of the database that are open from the start. */
  open?: number;
}

/** A connection to the database; it knows the statements that were sent to it under a name. */
interface Backend {
  names: Set<string>;
}

/**
 * A pooler as PgBouncer 1.18 is one, at a database that answers every statement with no rows, until the test
 * ends.
 */
export async function startFakePooler({ mode, refused = [], takes = 'last', open = 0 }: Options) {
  /** The names of all statements with values or names that came, '' for none. */
  const names: string[] = [];
  const free: Backend[] = Array.from({ length: open }, () => ({ names: new Set() }));
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    let backend: Backend | undefined;
    let inTransaction = false;
    let failed = false;
    const fail = (code: string, text: string) => {
      failed = true;
      send(socket, 'E', `SERROR\0C${code}\0M${text}\0\0`);
    };
    const take = () => (backend ??= (takes === 'last' ? free.pop() : free.shift()) ?? { names: new Set() });
    const ready = () => {
      failed = false;
      send(socket, 'Z', inTransaction ? 'T' : 'I');
      if (mode === 'session' || inTransaction || !backend) return;
      free.push(backend);
      backend = undefined;
    };
    const answers: Record<string, (body: string) => void> = {
      P: (body) => {
        const [name = ''] = body.split('\0');
        names.push(name);
        const known = take().names;
        if (name !== '' && known.has(name))
          return fail('42P05', `prepared statement "${name}" already exists`);
        known.add(name);
        send(socket, '1');
      },
      B: (body) => {
        const [, name = ''] = body.split('\0');
        if (!take().names.has(name)) return fail('26000', `prepared statement "${name}" does not exist`);
        send(socket, '2');
      },
      D: () => send(socket, 'n'),
      E: () => send(socket, 'C', 'SELECT 0\0'),
      S: ready,
      Q: (body) => {
        const text = body.slice(0, -1);
        take();
        if (text === 'begin' && mode === 'statement')
          fail('08P01', 'transaction blocks not allowed in statement pooling mode');
        else {
          if (text === 'begin') inTransaction = true;
          if (text === 'commit') inTransaction = false;
          send(socket, 'C', `${text.toUpperCase()}\0`);
        }
        ready();
      },
    };
    let started = false;
    let waiting = Buffer.alloc(0);
    const start = (body: string) => {
      started = true;
      const given = body.slice(4).split('\0');
      const wrong = refused.find((name) => given.includes(name));
      if (wrong) {
        fail('08P01', `unsupported startup parameter: ${wrong}`);
        socket.end();
        return;
      }
      send(socket, 'R', '\0\0\0\0');
      ready();
    };
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (;;) {
        const at = started ? 1 : 0;
        const end = waiting.length < at + 4 ? Infinity : at + waiting.readUInt32BE(at);
        if (waiting.length < end) return;
        const kind = String.fromCodePoint(waiting[0]!);
        const body = waiting.toString('latin1', at + 4, end);
        waiting = waiting.subarray(end);
        if (!started) start(body);
        // After a fault everything up to the next sync is passed over.
        else if (!failed || kind === 'S') answers[kind]?.(body);
      }
    });
  }

  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://kopa@127.0.0.1:${port}/kopa`, names };
}

function send(socket: Socket, kind: string, body = ''): void {
  const message = Buffer.alloc(5 + Buffer.byteLength(body));
  message.write(kind);
  message.writeUInt32BE(message.length - 1, 1);
  message.write(body, 5);
  socket.write(message);
}
