import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// An order is 640 bytes and half of that compressed; below this, two headers more cost what is won.
const smallest = 300;
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** The best encoding that the other side reads, if it reads any: borrowers pay for each byte. */
export function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Compresses bytes; `often` for what is compressed anew for each answer, otherwise as small as it gets. */
export function compress(bytes: Buffer, encoding: Encoding, often: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: often ? 6 : 9 });
  const quality = often ? 4 : constants.BROTLI_MAX_QUALITY;
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Compresses every longer answer that is text. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(Buffer.from(payload), encoding, true);
  });
}
