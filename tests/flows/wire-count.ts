import type { Page } from 'playwright-core';

/** One answer as the phone received it. */
export interface Received {
  url: string;
  kind: 'page' | 'script' | 'style' | 'call' | 'other';
  /** Bytes on the line, headers included; 0 for a cached answer. */
  bytes: number;
  /** Bytes of its body, as compressed. */
  body: number;
  /** The time of the request, in seconds of the browser's clock. */
  askedAt: number;
}

const kinds: Record<string, Received['kind']> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  XHR: 'call',
  Fetch: 'call',
};

/**
 * Counts the bytes that a page receives from now on: every answer from the network, in the order of its end.
 */
export async function countReceived(page: Page): Promise<Received[]> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Received>();
  const received: Received[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const kind = kinds[type ?? ''] ?? 'other';
    open.set(requestId, { url: request.url, kind, bytes: 0, body: 0, askedAt: timestamp });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one) one.body += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (!one || !one.url.startsWith('http') || encodedDataLength <= 0) return;
    one.bytes = encodedDataLength;
    received.push(one);
  });
  await session.send('Network.enable');
  return received;
}

/** The received bytes by kind, as text: kB of 1000 bytes. */
export function tableOf(received: readonly Received[]): string {
  const names = [...new Set(received.map(({ kind }) => kind))];
  const line = (name: string, some: readonly Received[]) => {
    const bytes = some.reduce((sum, each) => sum + each.bytes, 0);
    const body = some.reduce((sum, each) => sum + each.body, 0);
    const [all, headers, bodies] = [bytes, bytes - body, body].map((each) => (each / 1000).toFixed(1));
    return `${all!.padStart(7)} kB  ${String(some.length).padStart(3)} answers  headers ${headers}  bodies ${bodies}  ${name}`;
  };
  return [
    line('all', received),
    ...names.map((name) =>
      line(
        name,
        received.filter(({ kind }) => kind === name),
      ),
    ),
  ].join('\n');
}
