import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@kopa/contract';
import type { Envelope } from '@kopa/contract/wire/envelope';
import { words } from '../lending/words.ts';

/** The HTTP parser's errors with their statuses. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a connection without a valid request: too many headers or too long an address (431), too slow
 * (408), or no HTTP (400). A slow request may be sent again. Uses the common envelope, in English, because
 * the language is unknown, and closes the connection.
 */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const reason = status === 408 ? 'notReady' : 'unparseableBody';
  const answer: Envelope = { code: errorCodes[reason], msg: words('en').error(reason), data: null };
  const body = JSON.stringify(answer);
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncache-control: no-store\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  socket.destroySoon();
}
