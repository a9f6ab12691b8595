import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { inSpan } from '../spans.ts';

/** In bytes; the largest answer expected, a list of a day's payments, has some 200 kB. */
const usualMost = 2_000_000;

/** How a service is asked. */
export interface Asking {
  /** The service and what is asked, as in 'daraja prompt', for traces. Never from data. */
  name: string;
  /** Limit of the whole exchange in ms. */
  patienceMs: number;
  /** Limit of the answer in bytes. Default: 2 MB. */
  mostBytes?: number;
  /** Ends the request early. */
  signal?: AbortSignal | undefined;
  /** Default: the runtime's. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** A service's answer, complete. */
export interface ServiceAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  text: () => string;
}

/**
 * The one door to services outside: one request, its answer read to the end. A redirect is an error, because
 * it would show the request to another service; so is an answer above the limit, which could fill the memory.
 * Throws what `fetch` throws, and `AnswerTooLarge`.
 */
export async function askService(
  request: string | URL | Request,
  init: RequestInit,
  { name, patienceMs, mostBytes = usualMost, signal, fetch: send = globalThis.fetch }: Asking,
): Promise<ServiceAnswer> {
  const ask = async (span: Span) => {
    const patience = AbortSignal.timeout(patienceMs);
    const response = await send(request, {
      ...init,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    const { status, headers } = response;
    span.setAttribute('http.response.status_code', status);
    if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    const bytes = await readAtMost(response, mostBytes);
    return { status, headers, bytes, text: () => new TextDecoder().decode(bytes) };
  };
  return inSpan(name, ask, { kind: SpanKind.CLIENT });
}

/** A service's answer exceeds its limit. */
export class AnswerTooLarge extends Error {}

async function readAtMost({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (length > most) throw new AnswerTooLarge(`A service answered with more than ${most} bytes.`);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
