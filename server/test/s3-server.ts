import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listening } from './listening.ts';

export const s3Keys = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

/** The fault of the next request. */
export type S3Fault = number | 'cut' | 'cutBody' | 'silent' | 'corrupt';

/** A bucket that accepts signed requests only, by its own implementation of AWS Signature Version 4. */
export async function startS3(bucket = 'photos', region = 'eu-west-1') {
  const objects = new Map<string, { bytes: Buffer; checksum: string | null }>();
  const faults: S3Fault[] = [];
  const asked: string[] = [];
  const endpoint = await listening((request, body, response) => {
    asked.push(`${request.method} ${request.headers.authorization?.split(',')[0] ?? 'unsigned'}`);
    const say = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const fault = faults.shift();
    if (fault === 'cut') return response.destroy();
    if (fault === 'silent') return undefined;
    if (typeof fault === 'number') return say(fault, fault === 403 ? 'AccessDenied' : 'SlowDown');
    const wrong = signatureFault(request, body, s3Keys, region);
    if (wrong) return say(403, wrong);
    const [, inBucket, name = ''] = request.url!.split('/');
    if (inBucket !== bucket) return say(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, checksum: String(request.headers['x-amz-meta-sha256']) });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const object = objects.get(name);
    if (!object) return say(404, 'NoSuchKey');
    const { bytes, checksum } = object;
    response.writeHead(200, {
      'content-length': bytes.length,
      ...(checksum !== null && { 'x-amz-meta-sha256': checksum }),
    });
    if (fault === 'cutBody') return response.write(bytes.subarray(0, 1), () => response.destroy());
    return response.end(fault === 'corrupt' ? Buffer.alloc(bytes.length) : bytes);
  });
  return {
    endpoint,
    bucket,
    region,
    objects,
    asked,
    fail: (...next: S3Fault[]) => void faults.push(...next),
  };
}

interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const keyed = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text);

/** S3's refusal code, or null for a valid signature. */
export function signatureFault(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Keys,
  region: string,
): string | null {
  const [, key, day = '', inRegion, names = '', signature] =
    authorization.exec(headers.authorization ?? '') ?? [];
  if (key === undefined) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  const date = String(headers['x-amz-date']);
  if (inRegion !== region || !date.startsWith(day) || mustBeSigned.some((name) => !signed.includes(name)))
    return 'AuthorizationHeaderMalformed';
  const [path = '', query = ''] = url.split('?');
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  let signing: string | Buffer = `AWS4${secretAccessKey}`;
  for (const part of [day, region, 's3', 'aws4_request']) signing = keyed(signing, part).digest();
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n');
  if (keyed(signing, text).digest('hex') !== signature) return 'SignatureDoesNotMatch';
  return payload === hash(body) ? null : 'XAmzContentSHA256Mismatch';
}
