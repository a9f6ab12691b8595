import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packedManifest, tarball } from '../package/pack.ts';

/**
 * A registry on the loopback that has @kopa/ui, as packed here, and no other package. `npmrc` is the file of
 * an app that makes npm ask it: what npm's own registry will answer after the first release.
 */
export async function startKopaRegistry(): Promise<{ npmrc: string; close(): void }> {
  const manifest = packedManifest();
  const { version } = manifest;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      response.end(readFileSync(tarball));
      return;
    }
    if (decodeURIComponent(request.url ?? '') !== '/@kopa/ui') {
      response.writeHead(404).end('{}');
      return;
    }
    const dist = { tarball: `http://${request.headers.host}/ui-${version}.tgz` };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name: '@kopa/ui',
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    npmrc: `@kopa:registry=http://127.0.0.1:${port}/\n`,
    close: () => server.close(),
  };
}
