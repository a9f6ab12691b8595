import { describe, expect, it } from 'vitest';
import { nobodyListens } from '../../../test/listening.ts';
import { s3Keys, signatureFault, startS3, type S3Fault } from '../../../test/s3-server.ts';
import { FileMissing, FilesUnavailable } from './files.ts';
import { openS3Files } from './s3.ts';

const photo = new Uint8Array([0xff, 0xd8, 1, 2, 3]);
const hurried = { attemptMs: 2_000, pauseMs: 1 };
const open = (server: { endpoint: string; bucket: string; region: string }, keys = s3Keys) =>
  openS3Files({ endpoint: server.endpoint, bucket: server.bucket, region: server.region, ...keys }, hurried);

it('the test server verifies signatures as AWS publishes them', () => {
  // "GET Object" of the examples in the documentation of Signature Version 4 for Amazon S3.
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const nothing = Buffer.alloc(0);
  expect(signatureFault(request, nothing, keys, 'us-east-1')).toBeNull();
  expect(signatureFault({ ...request, url: '/test2.txt' }, nothing, keys, 'us-east-1')).toBe(
    'SignatureDoesNotMatch',
  );
  expect(signatureFault(request, Buffer.from('x'), keys, 'us-east-1')).toBe('XAmzContentSHA256Mismatch');
});

describe('files in a bucket', () => {
  it('files are stored, read and deleted, each under a name of its own', async () => {
    const server = await startS3();
    const files = open(server);
    const [one, other] = [await files.put(photo), await files.put(new Uint8Array())];
    expect([...server.objects.keys()]).toEqual([one, other]);
    expect(await files.get(one)).toEqual(photo);
    expect(await files.get(other)).toEqual(new Uint8Array());
    await files.delete(one);
    await files.delete(one);
    await expect(files.get(one)).rejects.toThrow(FileMissing);
    expect([...server.objects.keys()]).toEqual([other]);
  });

  it('a wrong key or bucket is refused without a repetition and without details', async () => {
    const server = await startS3();
    const wrong = open(server, { ...s3Keys, secretAccessKey: 'another-key' });
    const refused = await wrong.put(photo).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FilesUnavailable);
    expect((refused as Error).message).toBe(
      'The bucket cannot be used: put was answered with HTTP 403, SignatureDoesNotMatch.',
    );
    await expect(open({ ...server, region: 'us-east-1' }).put(photo)).rejects.toThrow('HTTP 403');
    await expect(open({ ...server, bucket: 'other' }).put(photo)).rejects.toThrow('HTTP 404, NoSuchBucket');
    expect(server.asked).toHaveLength(3);
    expect(server.objects.size).toBe(0);
  });

  it('a busy, silent or interrupted server is tried again, and then counts as unavailable', async () => {
    const server = await startS3();
    const files = open(server);
    server.fail(503, 'cut', 500);
    const name = await files.put(photo);
    expect(server.asked).toHaveLength(4);
    expect([...server.objects.keys()]).toEqual([name]);
    server.fail('silent', 'cutBody', 429);
    expect(await files.get(name)).toEqual(photo);
    for (const fault of [503, 'cut'] satisfies S3Fault[]) {
      server.fail(fault, fault, fault, fault);
      await expect(files.delete(name)).rejects.toThrow(FilesUnavailable);
    }
    expect(server.objects.size).toBe(1);
    const away = open({ ...server, endpoint: await nobodyListens() });
    await expect(away.get(name)).rejects.toThrow(FilesUnavailable);
  });

  it('a file with changed bytes is not returned', async () => {
    const server = await startS3();
    const files = open(server);
    const name = await files.put(photo);
    server.fail('corrupt');
    await expect(files.get(name)).rejects.toThrow('other bytes than were kept');
    expect(await files.get(name)).toEqual(photo);
  });

  it('names never lead elsewhere', async () => {
    const server = await startS3();
    const files = open(server);
    for (const name of ['../secrets', '', 'a/b', `${'a'.repeat(36)}`])
      await expect(files.get(name)).rejects.toThrow('is not a name');
    expect(server.asked).toEqual([]);
  });
});
