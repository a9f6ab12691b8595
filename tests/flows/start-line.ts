import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** What stands in place of the lender's answer. */
export interface Given {
  status?: number;
  type: string;
  body: string;
  /** The connection ends after so many bytes of the body, of which all are announced. */
  cutAt?: number;
}

/** The line between a phone and a lender, with an address of its own. */
export interface Line {
  url: string;
  /** Whether the line is there. Without it, connections end at once. */
  isOpen: boolean;
  /** The paths of the requests that have arrived at the line. */
  asked: string[];
  /** An answer in place of the lender's to a path; undefined for the lender's. */
  instead(path: string): Given | undefined;
  /** Where the lender has what is asked under a path. */
  place(path: string): string;
  /** What the answer to a path waits for; undefined for nothing. */
  hold(path: string): Promise<void> | undefined;
  /** Changes the text of a file or page of the lender. */
  rewrite(path: string, body: string): string;
  close(): Promise<void>;
}

const isText = (headers: IncomingHttpHeaders) => /html|javascript/.test(headers['content-type'] ?? '');

/** Opens a line to a lender at this address. */
export async function startLine(lender: string): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!;
    line.asked.push(path);
    await line.hold(path);
    const given = line.instead(path);
    if (given) {
      const body = Buffer.from(given.body);
      response.writeHead(given.status ?? 200, { 'content-type': given.type, 'content-length': body.length });
      if (given.cutAt === undefined) response.end(body);
      else response.write(body.subarray(0, given.cutAt), () => response.destroy());
      return;
    }
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
    const upstream = ask(
      `${lender}${request.url!.replace(path, line.place(path))}`,
      { method: request.method, headers },
      (answer) => {
        if (!isText(answer.headers) || answer.statusCode !== 200) {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
          return;
        }
        void text(answer).then((body) => {
          const changed = Buffer.from(line.rewrite(path, body));
          response.writeHead(200, { ...answer.headers, 'content-length': changed.length });
          response.end(changed);
        });
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  server.on('connection', (socket) => {
    if (!line.isOpen) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let isOpen = true;
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get isOpen() {
      return isOpen;
    },
    set isOpen(open) {
      isOpen = open;
      if (!open) for (const socket of sockets) socket.destroy();
    },
    asked: [],
    instead: () => undefined,
    place: (path) => path,
    hold: () => undefined,
    rewrite: (_, body) => body,
    close: async () => {
      line.isOpen = false;
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
