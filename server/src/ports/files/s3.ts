import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { askService } from '../ask-service.ts';
import { checkName, FileMissing, FilesUnavailable, type FilePlace } from './files.ts';

export interface S3Settings {
  /**
   * As in 'https://s3.eu-west-1.amazonaws.com'; the path contains the bucket, which every S3-compatible
   * server accepts.
   */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Patience {
  /** Per attempt, including the body. */
  attemptMs?: number;
  attempts?: number;
  /** Before the second attempt; doubles each time. */
  pauseMs?: number;
}

/** In bytes: the largest photo, sealed. */
const largestFile = 21 * 1024 * 1024;
const checksumHeader = 'x-amz-meta-sha256';

/**
 * Files in a bucket, one object each under a random name. Requests are signed with the body's checksum, so
 * that the server refuses altered bytes; the checksum is stored with the object and compared on reading. Each
 * `put` has a new name, so that every attempt is repeatable.
 */
export function openS3Files(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
  { attemptMs = 20_000, attempts = 4, pauseMs = 200 }: Patience = {},
): FilePlace {
  // The library's retries handle neither a broken connection nor a time limit.
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 0 });
  const urlOf = (name: string) => new URL(`/${bucket}/${name}`, endpoint).href;

  const once = async (method: string, name: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Answer> => {
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const request = await client.sign(urlOf(name), {
      method,
      headers: {
        'x-amz-content-sha256': hash,
        ...(bytes && { 'content-type': 'application/octet-stream', [checksumHeader]: hash }),
      },
      ...(bytes && { body: bytes }),
    });
    try {
      const asking = { name: `s3 ${method}`, patienceMs: attemptMs, mostBytes: largestFile };
      const { status, bytes: body, headers } = await askService(request, {}, asking);
      return { status, body, checksum: headers.get(checksumHeader) };
    } catch (error) {
      return { status: 0, body: new Uint8Array(), checksum: null, error };
    }
  };

  const ask = async (method: string, name: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(method, name, bytes);
      if (!mayPass(answer.status) || attempt === attempts) return answer;
      await wait(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  };

  return {
    put: async (bytes, name = randomUUID()) => {
      const answer = await ask('PUT', name, new Uint8Array(bytes));
      if (answer.status !== 200) throw unavailable('put', answer);
      return name;
    },
    get: async (name) => {
      checkName(name);
      const answer = await ask('GET', name);
      if (answer.status === 404) throw new FileMissing('There is no such file.');
      if (answer.status !== 200) throw unavailable('get', answer);
      const { body, checksum } = answer;
      if (checksum !== null && checksum !== createHash('sha256').update(body).digest('hex'))
        throw new FilesUnavailable('The bucket gave other bytes than were kept.');
      return body;
    },
    delete: async (name) => {
      checkName(name);
      const answer = await ask('DELETE', name);
      if (![200, 204, 404].includes(answer.status)) throw unavailable('delete', answer);
    },
  };
}

interface Answer {
  /** 0: no response. */
  status: number;
  body: Uint8Array;
  checksum: string | null;
  error?: unknown;
}

/** No response, too many requests, and server errors. */
function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** The server's error code, as in AccessDenied, without the remaining response. */
function unavailable(what: string, { status, body, error }: Answer): FilesUnavailable {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(new TextDecoder().decode(body))?.[1] ?? 'no code';
  const why = status === 0 ? 'no answer' : `HTTP ${status}, ${code}`;
  return new FilesUnavailable(`The bucket cannot be used: ${what} was answered with ${why}.`, {
    cause: error,
  });
}
