import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { authenticationErrors } from '@kopa/contract/authentication-errors';
import { errorName, type ErrorName } from '@kopa/contract/error-codes';
import { largestPhoto, uploadId, uploadsPath } from '@kopa/contract/calls/sent-photo';
import { DataStore, ERRORS, Server, Upload, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { beginUpload, findUpload, keepPart, uploadLastsMs } from '../lending/uploads/uploads.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { whoCalls } from './call-routes.ts';
import type { SessionRate } from './session-rate.ts';

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];

const callName = 'photoUpload';
const partType = 'application/offset+octet-stream';
/** A SHA-256 in base64. */
const checksumForm = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Pictures in parts, by tus 1.0 with creation and expiration, for borrowers with a session. The upload of
 * another borrower is a missing one. A call that takes a picture takes the finished upload by its id.
 */
export async function photoUploads(
  app: FastifyInstance,
  { lender, rate }: { lender: Lender; rate: SessionRate },
): Promise<void> {
  // The library's store knows no requests: its ids begin with the borrower, the addresses do not.
  const owners = new WeakMap<object, string>();
  const keyOf = (request: TusRequest, id: string) => `${owners.get(request)} ${id}`;
  const tus = new Server({
    path: uploadsPath,
    relativeLocation: true,
    maxSize: largestPhoto,
    datastore: new PictureParts(lender),
    namingFunction: (request) => keyOf(request, randomUUID()),
    getFileIdFromRequest: (request, id = '') => (uploadId.test(id) ? keyOf(request, id) : undefined),
    generateUrl: (_, { path, id }) => `${path}/${ownerOf(id).id}`,
    onResponseError: (_, error) => {
      if ('status_code' in error) return undefined;
      throw error;
    },
  });

  async function admit(request: FastifyRequest): Promise<void> {
    request.callName = callName;
    request.user = await whoCalls('session', lender, request);
    rate.take(request.user!.session.id, lender.clock.now());
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const hasPart = request.headers['content-type'] === partType;
    const asked = new Request(new URL(request.url, 'http://lender'), {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(hasPart && { body: Readable.toWeb(request.raw) as unknown as RequestInit['body'], duplex: 'half' }),
    });
    if (request.user) owners.set(asked, request.user.id);
    const given = await tus.handleWeb(asked);
    for (const [name, value] of given.headers)
      // Pages of other origins send nothing here.
      if (!name.startsWith('access-control-')) reply.header(name, value);
    return reply
      .code(given.status)
      .header('cache-control', 'no-store')
      .send(await given.text());
  }

  // The library reads a part by itself.
  app.addContentTypeParser(partType, (_request, _payload, done) => done(null));
  app.addHook('onSend', async (request, reply) => {
    reply.header('tus-resumable', '1.0.0');
    const refusal = errorName(request.answerCode);
    if (refusal && reply.statusCode === 200) reply.code(statusOf(refusal));
  });
  app.route({ method: 'OPTIONS', url: uploadsPath, handler: answer });
  const part = { config: { span: callName }, onRequest: admit, handler: answer };
  app.route({ method: 'POST', url: uploadsPath, ...part });
  app.route({ method: ['HEAD', 'PATCH'], url: `${uploadsPath}/:id`, ...part });
}

/** The status of a refusal, for clients of tus, which know no codes. */
function statusOf(refusal: ErrorName): number {
  if (authenticationErrors.includes(refusal)) return 401;
  return refusal === 'tooManyRequests' ? 429 : 400;
}

function ownerOf(key: string): { userId: string; id: string } {
  const [userId = '', id = ''] = key.split(' ');
  return { userId, id };
}

/** The library's store over the uploads of borrowers: rows in the database, bytes in the files port. */
class PictureParts extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'expiration'];
  readonly #lender: Lender;

  constructor(lender: Lender) {
    super();
    this.#lender = lender;
  }

  override getExpiration(): number {
    return uploadLastsMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, clock } = this.#lender;
    const { size: bytes = 0, metadata } = upload;
    const sent = metadata?.['sha256'] ?? '';
    const checksum = checksumForm.test(sent) ? sent : null;
    const begun = { ...ownerOf(upload.id), bytes, checksum, at: clock.now() };
    await inTransaction(db, (tx) => beginUpload(tx, begun, this.#lender));
    return upload;
  }

  override async getUpload(key: string): Promise<Upload> {
    const { db, clock } = this.#lender;
    const at = clock.now();
    const row = await findUpload(db, ownerOf(key), at);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id: key,
      size: row.bytes,
      offset: row.received,
      ...(row.checksum !== null && { metadata: { sha256: row.checksum } }),
      // The library counts the age by the machine's clock.
      creation_date: new Date(Date.now() - (at - row.createdAt)).toISOString(),
    });
  }

  /** Keeps also the begin of a part that was cut on the way. */
  override async write(stream: AsyncIterable<Uint8Array>, key: string, start: number): Promise<number> {
    const chunks: Uint8Array[] = [];
    let cut: unknown;
    try {
      for await (const chunk of stream) chunks.push(chunk);
    } catch (error) {
      cut = error;
    }
    const bytes = new Uint8Array(Buffer.concat(chunks));
    const isNext = await keepPart(this.#lender, ownerOf(key), { start, bytes });
    if (cut !== undefined) throw cut;
    if (!isNext) throw ERRORS.INVALID_OFFSET;
    return start + bytes.length;
  }
}
