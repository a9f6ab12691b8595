import { randomUUID } from 'node:crypto';

/** One field of a form: a text, a JSON value, or a JPEG. */
export type Part =
  | { name: string; text: string }
  | { name: string; json: unknown }
  | { name: string; jpeg: Uint8Array };

/**
 * A form as `multipart/form-data`, in bytes that can be signed before sending. JSON fields have a content
 * type without a file name, which `FormData` cannot produce.
 */
export function multipart(parts: readonly Part[]): { body: Uint8Array<ArrayBuffer>; contentType: string } {
  const boundary = `form-${randomUUID()}`;
  const bytes = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headOf(part)}\r\n\r\n`),
    contentOf(part),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Uint8Array.from(Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)])),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

function headOf(part: Part): string {
  const named = `Content-Disposition: form-data; name="${part.name}"`;
  if ('jpeg' in part) return `${named}; filename="${part.name}.jpg"\r\nContent-Type: image/jpeg`;
  return 'json' in part ? `${named}\r\nContent-Type: application/json` : named;
}

function contentOf(part: Part): Uint8Array {
  if ('jpeg' in part) return part.jpeg;
  return Buffer.from('json' in part ? JSON.stringify(part.json) : part.text);
}
