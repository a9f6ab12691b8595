import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** What stands in place of the lender's answer. */
export interface Given {
  status?: number;
  type: string;
  body: string;
  /** The connection ends after so many bytes of the body, of which all are announced. */
  cutAt?: number;
  /** Where a redirect leads. */
  location?: string;
}

/** What stands in place of the lender's answer, which was this body; undefined for that answer. */
export type Spoiling = (body: string) => Partial<Given> | undefined;

/** The line between a phone and a lender, with an address of its own. */
export interface Line {
  url: string;
  /** Whether the line is there. Without it, connections end at once. */
  isOpen: boolean;
  /** The paths of the requests that have arrived at the line. */
  asked: string[];
  /** An answer in place of the lender's to a path; undefined for the lender's. */
  instead(path: string): Given | undefined;
  /** What the answer to a path waits for; undefined for nothing. */
  hold(path: string): Promise<void> | undefined;
  /** Changes the text of a file or page of the lender. */
  rewrite(path: string, body: string): string;
  /** Spoils the answer to what the lender has carried out; undefined for the lender's answer. */
  spoil(path: string, body: string, method: string): Partial<Given> | undefined;
  /** Whether the line sends everything twice, and gives the second answer. */
  repeats: boolean;
  close(): Promise<void>;
}

/** Opens a line to a lender at this address. */
export async function startLine(lender: string): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!;
    line.asked.push(path);
    await line.hold(path);
    const give = (
      { status = 200, type, body, cutAt, location }: Given,
      headers: IncomingHttpHeaders = {},
    ) => {
      const bytes = Buffer.from(body);
      response.writeHead(status, {
        ...headers,
        'content-type': type,
        'content-length': bytes.length,
        ...(location !== undefined && { location }),
      });
      if (cutAt === undefined) response.end(bytes);
      else response.write(bytes.subarray(0, cutAt), () => response.destroy());
    };
    const given = line.instead(path);
    if (given) return give(given);
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
    const sent = await buffer(request);
    const send = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        ask(`${lender}${request.url}`, { method: request.method, headers }, resolve)
          .on('error', reject)
          .end(sent);
      });
    try {
      if (line.repeats) await buffer(await send());
      const answer = await send();
      const type = answer.headers['content-type'] ?? '';
      if (!/text|json/.test(type)) {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
        return;
      }
      const body = await text(answer);
      const isFile = /html|javascript/.test(type) && answer.statusCode === 200;
      const now = isFile ? line.rewrite(path, body) : body;
      const spoilt = line.spoil(path, now, request.method!);
      give({ status: answer.statusCode!, type, body: now, ...spoilt }, answer.headers);
    } catch {
      response.destroy();
    }
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
    hold: () => undefined,
    rewrite: (_, body) => body,
    spoil: () => undefined,
    repeats: false,
    close: async () => {
      line.isOpen = false;
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
