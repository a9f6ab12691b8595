import { request as open } from 'node:http';
import { errorCodes } from '@kopa/contract';
import type { Call } from '@kopa/contract/calls/call';
import { inject, type Answer, type Sent } from '../../server/test/test-lender.ts';

/** Where a connection is cut. */
export type Cut = 'request' | 'answer';
/** No answer came: the sender does not know what has happened. */
export const lost = Symbol('lost');

/** Sends a call on a connection of its own. An unavailable lender's answer is none. */
export async function send(
  url: string,
  call: Call,
  request: Record<string, unknown>,
  sent: Sent,
  cut?: Cut,
): Promise<Answer<Record<string, unknown>> | typeof lost> {
  const wire = await inject(call, request, sent);
  const isBytes = Buffer.isBuffer(wire.payload);
  const body = isBytes
    ? (wire.payload as Buffer)
    : Buffer.from(wire.payload === undefined ? '' : JSON.stringify(wire.payload));
  const query = new URLSearchParams(wire.query as Record<string, string>);
  return new Promise((resolve) => {
    const asked = open(`${url}${String(wire.url)}?${query}`, {
      agent: false,
      method: wire.method as string,
      headers: {
        ...(wire.headers as Record<string, string>),
        ...(!isBytes && body.length > 0 && { 'content-type': 'application/json' }),
        ...(body.length > 0 && { 'content-length': body.length }),
      },
    });
    asked.on('error', () => resolve(lost));
    asked.on('response', (response) => {
      if (cut === 'answer') {
        asked.destroy();
        resolve(lost);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(lost));
      response.on('close', () => resolve(read(response.statusCode!, response.complete, parts)));
    });
    if (cut === 'request') {
      asked.write(body.subarray(0, body.length / 2), () => {
        asked.destroy();
        resolve(lost);
      });
      return;
    }
    asked.end(body);
  });
}

function read(status: number, isComplete: boolean, parts: Buffer[]) {
  if (!isComplete) return lost;
  const body = Buffer.concat(parts).toString();
  // A balancer without a server to ask has a page of its own.
  if (status >= 502 && body.startsWith('<')) return lost;
  const answer = JSON.parse(body) as Answer<Record<string, unknown>>;
  return answer.code === errorCodes.notReady ? lost : { ...answer, status };
}
