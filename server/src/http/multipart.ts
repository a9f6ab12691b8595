import type { FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';

/**
 * Reads a multipart body into memory: text fields as text, the file as a `File`, so that the call's schema sees both.
 * Throws `photoTooLarge`, and `unparseableBody` for one that is broken or has too many parts.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], part.filename || 'file', {
              type: part.mimetype,
            })
          : part.value;
      fields.set(part.fieldname, value);
    }
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw new CallError(tooLarge ? 'photoTooLarge' : 'unparseableBody');
  }
  return Object.fromEntries(fields);
}
