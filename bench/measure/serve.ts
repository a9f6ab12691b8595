import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of a build, compressed before anybody asks. */
export interface Packed {
  raw: Buffer;
  /** gzip 9 */
  gzip: Buffer;
  /** brotli 11 */
  brotli: Buffer;
}

export interface Server {
  url: string;
  /** By path from the root of the server, as in `/kopa/index.html`. */
  files: ReadonlyMap<string, Packed>;
  close(): void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the builds in a folder from memory, compressed, on a free port of the loopback. `/blank.html` is an
 * empty page.
 */
export async function serve(folder: string, names: readonly string[]): Promise<Server> {
  const files = new Map<string, Packed>([
    ['/blank.html', pack(Buffer.from('<!doctype html><title>Blank</title><link rel="icon" href="data:,">'))],
  ]);
  for (const name of names)
    for (const entry of readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.set(`/${path.relative(folder, file)}`, pack(readFileSync(file)));
    }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const accepts = request.headers['accept-encoding'] ?? '';
    const brotli = accepts.includes('br');
    response.writeHead(200, {
      'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
      'content-encoding': brotli ? 'br' : 'gzip',
    });
    response.end(brotli ? file.brotli : file.gzip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pack(raw: Buffer): Packed {
  return {
    raw,
    gzip: gzipSync(raw, { level: 9 }),
    brotli: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
}
