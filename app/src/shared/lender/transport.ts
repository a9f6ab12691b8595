import { CallError } from './call-error.ts';
import { noteSent } from './sent-bytes.ts';

/** One request as it leaves the phone. */
export interface Transmission {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | URLSearchParams | FormData;
  /** In milliseconds, from the first byte sent to the last received. */
  timeout: number;
  /** From 0 to 1 while the body travels. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The media type of a success that is text: it is given as it came. */
  answers?: string;
}

/**
 * Sends a request and gives the JSON that comes back, whatever its status: a refusal carries an envelope too. Fails with the
 * CallError `network`, `timeout` or `unreadable`; an aborted one with the signal's reason.
 *
 * XMLHttpRequest, because it alone tells how much of a photo has been sent in every web view since 2021.
 */
export function transmit(transmission: Transmission): Promise<unknown> {
  const { method, url, headers, body, timeout, onProgress, signal, answers } = transmission;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress)
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
    request.addEventListener('load', () => {
      if (answers && request.getResponseHeader('content-type')?.startsWith(answers))
        return resolve(request.responseText);
      try {
        resolve(JSON.parse(request.responseText));
      } catch {
        reject(new CallError('unreadable'));
      }
      return undefined;
    });
    request.addEventListener('error', () => reject(new CallError('network')));
    request.addEventListener('timeout', () => reject(new CallError('timeout')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new CallError('network')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    noteSent(body);
    return request.send(body ?? null);
  });
}
