import type { FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import { tooMuchOf } from './body-limits.ts';

/**
 * Reads a multipart body into memory: text fields as text, the file as a `File`, so that the call's schema
 * checks both. Throws `photoTooLarge`, and `unparseableBody` for a broken body or too many parts.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const reading = readParts(request);
  // Attached after the first read: an earlier listener would consume the body.
  const tooMuch = tooMuchOf(request.raw);
  try {
    return await Promise.race([reading, tooMuch.rejects]);
  } catch (error) {
    if (error instanceof CallError) throw error;
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw new CallError(tooLarge ? 'photoTooLarge' : 'unparseableBody');
  } finally {
    tooMuch.end();
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    const value =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename || 'file', { type: part.mimetype })
        : part.value;
    fields.set(part.fieldname, value);
  }
  return Object.fromEntries(fields);
}
