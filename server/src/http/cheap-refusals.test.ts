import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { basePath, defaultPackageName, errorCodes, headers } from '@kopa/contract';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import type { Call } from '@kopa/contract/calls/call';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { beforeEach, describe, expect, it } from 'vitest';
import { additional, applied, hollowPng, mobile, personal, png } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { orderPhotos } from '../storage/schema/index.ts';

const megabyte = 1024 * 1024;
const pathOf = (call: Call) => `${basePath}/${encryptPath(call.path, defaultPackageName)}`;

describe('cheap refusals of expensive requests', () => {
  const test = useDatabase();
  let lender: TestLender;
  let token: string;
  let orderNo: string;
  /** The server's side of each connection. */
  let accepted: Socket[];
  beforeEach(async () => {
    lender = await startTestLender(test.db);
    ({ token, orderNo } = await applied(lender));
    accepted = [];
    lender.app.server.on('connection', (socket: Socket) => accepted.push(socket));
    await lender.listen({ host: '127.0.0.1', port: 0 });
  });

  const upload = async (file: File) =>
    (await lender.call(uploadCurpFront, { loanOrderId: orderNo, file }, { token })).code;

  /**
   * Sends headers, then parts of a body as long as the server reads; returns the answer and the number of
   * read bytes.
   */
  async function talk(head: string, pieces: Iterable<Buffer | string> = []) {
    const { port } = lender.app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => {});
    const event = (name: 'close' | 'drain' | 'data') =>
      new Promise<void>((resolve) => socket.once(name, () => resolve()));
    const closed = event('close');
    await once(socket, 'connect');
    socket.write(head);
    const isOver = () => socket.destroyed || text.includes('"code"');
    for (const piece of pieces) {
      if (isOver()) break;
      if (!socket.write(piece)) await Promise.race([event('drain'), event('data'), closed]);
    }
    while (!isOver()) await Promise.race([event('data'), closed]);
    // Bytes in transit that the server reads still count.
    if (/connection: close/i.test(text)) await closed;
    socket.destroy();
    const [status, code] = [/^HTTP\/1\.1 (\d+)/.exec(text)?.[1], /"code":(\d+)/.exec(text)?.[1]];
    return { status: Number(status), code: Number(code), text, read: accepted.at(-1)!.bytesRead };
  }

  const uploadHead = (more: string) =>
    `POST ${pathOf(uploadCurpFront)} HTTP/1.1\r\nhost: x\r\n${headers.packageName}: ${defaultPackageName}\r\n` +
    `${headers.authorization}: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n${more}\r\n\r\n`;
  const partHead =
    `--x\r\ncontent-disposition: form-data; name="loanOrderId"\r\n\r\nK\r\n` +
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const noPhotos = async () => expect(await test.db.select().from(orderPhotos)).toEqual([]);

  it('an upload with too large a declared size is refused before its body is read', async () => {
    const { code, read, text } = await talk(uploadHead(`content-length: ${30 * megabyte}`));
    expect(code).toBe(errorCodes.photoTooLarge);
    expect(text).toMatch(/connection: close/i);
    expect(read).toBeLessThan(2_000);
  });

  it('[S7-30] a photo of 20 MB and one byte is refused, and a photo of 20 MB is examined', async () => {
    const photo = png();
    const ofSize = (size: number) => new File([photo, new Uint8Array(size - photo.size)], 'a.png');
    expect(await upload(ofSize(20 * megabyte + 1))).toBe(errorCodes.photoTooLarge);
    await noPhotos();
    expect(await upload(ofSize(20 * megabyte))).not.toBe(errorCodes.photoTooLarge);
  });

  it('an endless upload is read no further than the limit of a photo, in the photo or before the first part', async () => {
    for (const first of [partHead, '']) {
      const { code, read } = await talk(uploadHead('transfer-encoding: chunked'), endless(first));
      expectRefusedOrCut(code, errorCodes.photoTooLarge);
      expect(read).toBeLessThan(24 * megabyte);
    }
    await noPhotos();
  });

  it('an endless body of a small call is refused', async () => {
    const head = `POST ${pathOf(getVerifyCode)} HTTP/1.1\r\nhost: x\r\n${headers.packageName}: ${defaultPackageName}\r\ncontent-type: application/json\r\n`;
    const chunked = await talk(`${head}transfer-encoding: chunked\r\n\r\n`, endless());
    expectRefusedOrCut(chunked.code, errorCodes.unparseableBody);
    expect(chunked.read).toBeLessThan(4 * megabyte);
    const declared = await talk(`${head}content-length: ${500 * megabyte}\r\n\r\n`);
    expect(declared.code).toBe(errorCodes.unparseableBody);
    expect(declared.read).toBeLessThan(2_000);
  });

  it('a slow body and slow headers are refused', async () => {
    lender.app.server.requestTimeout = 50;
    lender.app.server.headersTimeout = 50;
    const body = await talk(uploadHead('content-length: 1000'), ['--x']);
    expect(body).toMatchObject({ status: 408, code: errorCodes.notReady });
    const head = await talk('GET /healthz HTTP/1.1\r\nhost:');
    expect(head).toMatchObject({ status: 408, code: errorCodes.notReady });
  });

  it('10,000 headers, and an address with a million parameters, are refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `x-${index}: 1`).join('\r\n');
    const headed = await talk(`GET /healthz HTTP/1.1\r\nhost: x\r\n${many}\r\n\r\n`);
    expectRefusedOrCut(headed.status, 431);
    expect(headed.read).toBeLessThan(megabyte);
    const query = Array.from({ length: 1_000_000 }, (_, index) => `p${index}=1`).join('&');
    const asked = await talk(`GET /healthz?${query} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expectRefusedOrCut(asked.status, 431);
    expect(asked.read).toBeLessThan(megabyte);
  });

  it('a wrong content length is refused', async () => {
    const head = `POST ${pathOf(getVerifyCode)} HTTP/1.1\r\nhost: x\r\n${headers.packageName}: ${defaultPackageName}\r\ncontent-type: application/json\r\n`;
    const short = await talk(`${head}content-length: 3\r\n\r\n{"mobile":"${mobile}"}`);
    expect(short.code).toBe(errorCodes.unparseableBody);
    for (const length of ['-1', '1e3', '12, 13', 'x', '99999999999999999999999']) {
      const wrong = await talk(`${head}content-length: ${length}\r\n\r\n{}`);
      expect([length, wrong.status, wrong.code]).toEqual([length, 400, errorCodes.unparseableBody]);
    }
    const both = await talk(
      `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    expect([both.status, both.code]).toEqual([400, errorCodes.unparseableBody]);
  });

  it('a decompression bomb in a picture needs no memory', async () => {
    const { maxRSS } = process.resourceUsage();
    const zeros = deflateSync(Buffer.alloc(200 * megabyte));
    // Before its step nothing is even looked at.
    expect(await upload(bomb(2_000, 1_000, zeros))).toBe(errorCodes.stepOutOfTurn);
    const loanOrderId = orderNo;
    granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, { token }));
    granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, { token }));
    for (const [width, height] of [
      [65_535, 65_535],
      [20_001, 16],
      [2 ** 31, 2 ** 31],
    ] as const)
      expect(await upload(bomb(width, height, deflateSync(Buffer.alloc(16))))).toBe(errorCodes.photoTooLarge);
    expect(await upload(bomb(0, 0, deflateSync(Buffer.alloc(16))))).toBe(errorCodes.notAPhoto);
    // Within the limit: a file with more data than declared, and a black one of the declared size.
    expect(await upload(bomb(2_000, 1_000, zeros))).toBe(errorCodes.photoIncomplete);
    const black = hollowPng(6_600, 6_000, 6_601 * 6_000);
    expect(black.size).toBeLessThan(megabyte / 16);
    expect(await upload(black)).toBe(errorCodes.cardFrontNotRecognised);
    await noPhotos();
    // In kB. The 200 MB that were squeezed together here are not counted; another 200 would be too many.
    expect(process.resourceUsage().maxRSS - maxRSS).toBeLessThan(400 * 1024);
  });

  it('a compressed request body is not decompressed', async () => {
    const payload = gzipSync(Buffer.alloc(100 * megabyte, ' '));
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const refused = await lender.raw({
        method: 'POST',
        url: pathOf(getVerifyCode),
        headers: {
          [headers.packageName]: defaultPackageName,
          'content-type': 'application/json',
          'content-encoding': encoding,
        },
        payload,
      });
      expect(refused).toMatchObject({ status: 400, code: errorCodes.unparseableBody });
    }
  });

  it('half a million form fields are refused', async () => {
    const refused = await lender.raw({
      method: 'POST',
      url: pathOf(getVerifyCode),
      headers: {
        [headers.packageName]: defaultPackageName,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'a&'.repeat(500_000),
    });
    expect(refused.code).toBe(errorCodes.unparseableBody);
  });
});

/** A client that keeps sending may lose the connection before it reads the reason. */
function expectRefusedOrCut(said: number, wanted: number): void {
  if (!Number.isNaN(said)) expect(said).toBe(wanted);
}

/** A gigabyte in chunks, as long as the server reads. */
function* endless(first = ''): Generator<string | Buffer> {
  const size = 64 * 1024;
  const chunk = Buffer.concat([
    Buffer.from(`${size.toString(16)}\r\n`),
    Buffer.alloc(size, 'x'),
    Buffer.from('\r\n'),
  ]);
  if (first) yield `${first.length.toString(16)}\r\n${first}\r\n`;
  for (let sent = 0; sent < 1024 * megabyte; sent += size) yield chunk;
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

/** A PNG that declares this size, with those rows. */
function bomb(width: number, height: number, rows: Buffer): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', Buffer.alloc(0));
  const bytes = Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), end]);
  return new File([new Uint8Array(bytes)], 'bomb.png', { type: 'image/png' });
}
