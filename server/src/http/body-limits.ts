import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { largestPhoto } from '@kopa/contract/calls/sent-photo';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';

/** In bytes: JSON and forms. */
export const largestBody = 1024 * 1024;
/** A photo with its fields and the multipart boundaries. */
const largestUpload = largestPhoto + 64 * 1024;

/** Refuses an upload with too large a Content-Length before a byte is read: `photoTooLarge`. */
export function checkUploadLength({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > largestUpload) throw new CallError('photoTooLarge');
}

/**
 * Rejects with `photoTooLarge` after too many bytes, at any place of the upload, also before the first part.
 */
export function tooMuchOf(raw: IncomingMessage): { rejects: Promise<never>; end(): void } {
  const stop = new EventEmitter<{ stop: [] }>();
  let read = 0;
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read > largestUpload) stop.emit('stop');
  };
  raw.on('data', count);
  const rejects = once(stop, 'stop').then((): never => {
    throw new CallError('photoTooLarge');
  });
  // The caller may have stopped waiting.
  rejects.catch(() => {});
  return { rejects, end: () => raw.off('data', count) };
}

/**
 * Whether the rest of a refused body is too long to read: then the connection ends with the answer. A shorter
 * rest is read, so that the client also reads the answer.
 */
export function isEndless({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > largestUpload;
}
