import type { FastifyRequest } from 'fastify';

/** Reads a multipart body into memory: text fields as text, the file as a `File`, so that the call's schema sees both. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for await (const part of request.parts()) {
    fields[part.fieldname] =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename || 'file', { type: part.mimetype })
        : part.value;
  }
  return fields;
}
