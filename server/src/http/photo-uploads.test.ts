import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { uploadFeedbackCredential } from '@kopa/contract/calls/feedback';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import { retention } from '@kopa/contract/texts/retention';
import { Upload } from 'tus-js-client';
import { expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { png, registered } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';
import { uploadParts, uploads } from '../storage/schema/index.ts';

const picture = async () => Buffer.from(await png().arrayBuffer());
const tus = { 'tus-resumable': '1.0.0' };

/** A borrower's side of the protocol, request by request. */
function sender(lender: TestLender, token: string) {
  const ask = (method: 'POST' | 'HEAD' | 'PATCH', url: string, headers: object, payload?: Buffer) =>
    lender.app.inject({
      method,
      url,
      headers: { ...tus, authorization: token, ...headers },
      ...(payload && { payload }),
    });
  return {
    begin: (bytes: number, headers = {}) =>
      ask('POST', '/uploads', { 'upload-length': String(bytes), ...headers }),
    /** The address of a new upload. */
    begun: async (bytes: number, headers = {}) => {
      const { statusCode, headers: told } = await ask('POST', '/uploads', {
        'upload-length': String(bytes),
        ...headers,
      });
      expect(statusCode).toBe(201);
      return String(told.location);
    },
    part: (url: string, start: number, bytes: Buffer) =>
      ask(
        'PATCH',
        url,
        { 'upload-offset': String(start), 'content-type': 'application/offset+octet-stream' },
        bytes,
      ),
    /** Where the next part begins; the status without such an upload. */
    offset: async (url: string) => {
      const { statusCode, headers } = await ask('HEAD', url, {});
      return statusCode === 200 ? Number(headers['upload-offset']) : `status ${statusCode}`;
    },
  };
}

const idOf = (url: string) => url.split('/').at(-1)!;
const checksum = (bytes: Buffer) =>
  `sha256 ${Buffer.from(createHash('sha256').update(bytes).digest('base64')).toString('base64')}`;

onBothEngines('a picture in parts', (test) => {
  it('a picture that the library of tus sends is taken by the call as a whole one is, once', async () => {
    const lender = await startTestLender(test.db);
    const { token, loanOrderId, order } = await atPhotos(lender);
    await lender.listen({ host: '127.0.0.1', port: 0 });
    const bytes = await picture();
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: `${lender.lender.publicUrl()}/uploads`,
        headers: { Authorization: token },
        chunkSize: 500,
        metadata: { sha256: createHash('sha256').update(bytes).digest('base64') },
        retryDelays: null,
        onError: reject,
        onSuccess: () => resolve(upload.url!),
      });
      upload.start();
    });
    const request = { loanOrderId, upload: idOf(url) };
    expect(granted(await lender.call(uploadCurpFront, request, { token, key: 'front' })).photos.front).toBe(
      true,
    );
    expect(granted(await lender.call(uploadCurpFront, request, { token, key: 'front' })).photos.front).toBe(
      true,
    );
    expect((await order()).photos.front).toBe(true);
    const again = await lender.call(uploadCurpFront, request, { token });
    expect([again.code, again.fields]).toEqual([errorCodes.invalidInput, { upload: 'upload.unknown' }]);
    await lender.jobs.runDue();
    expect(await test.db.select().from(uploads)).toEqual([]);
    // The parts have gone, the photo has stayed.
    expect(readdirSync(path.join(lender.dataDir, 'photos'))).toHaveLength(1);
  });

  it('a part out of order or sent twice is refused, and changes nothing', async () => {
    const lender = await startTestLender(test.db);
    const from = sender(lender, await registered(lender));
    const url = await from.begun(6);
    expect((await from.part(url, 3, Buffer.from('def'))).statusCode).toBe(409);
    expect((await from.part(url, 0, Buffer.from('abc'))).statusCode).toBe(204);
    expect((await from.part(url, 0, Buffer.from('abc'))).statusCode).toBe(409);
    expect((await from.part(url, 2, Buffer.from('xyz'))).statusCode).toBe(409);
    expect((await from.part(url, 3, Buffer.from('defg'))).statusCode).toBe(413);
    expect(await from.offset(url)).toBe(3);
    const two = await Promise.all([1, 2].map(() => from.part(url, 3, Buffer.from('def'))));
    expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await from.offset(url)).toBe(6);
    expect(await test.db.select().from(uploadParts)).toHaveLength(2);
    expect(readdirSync(path.join(lender.dataDir, 'photos'))).toHaveLength(2);
  });

  it('two servers continue one upload, and of two parts for one place keep one', async () => {
    const one = await startTestLender(test.db);
    const two = await startTestLender(test.db);
    const token = await registered(one);
    const [here, there] = [sender(one, token), sender(two, token)];
    const url = await here.begun(6);
    expect((await here.part(url, 0, Buffer.from('abc'))).statusCode).toBe(204);
    expect(await there.offset(url)).toBe(3);
    const both = await Promise.all([here, there].map((from) => from.part(url, 3, Buffer.from('def'))));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await there.offset(url)).toBe(6);
  });

  it.each([1, 499, 700])(
    'a part that is cut after %i bytes keeps what came, and goes on there',
    async (cut) => {
      const lender = await startTestLender(test.db);
      const { token, loanOrderId } = await atPhotos(lender);
      const from = sender(lender, token);
      await lender.listen({ host: '127.0.0.1', port: 0 });
      const bytes = await picture();
      const url = await from.begun(bytes.length, { 'upload-metadata': checksum(bytes) });
      const { hostname, port } = new URL(lender.lender.publicUrl()!);
      const arrived = new Promise<IncomingMessage>((resolve) => {
        lender.app.server.once('request', resolve);
      });
      const socket = connect(Number(port), hostname);
      socket.write(
        [
          `PATCH ${url} HTTP/1.1`,
          `Host: ${hostname}`,
          `Authorization: ${token}`,
          'Tus-Resumable: 1.0.0',
          'Upload-Offset: 0',
          'Content-Type: application/offset+octet-stream',
          `Content-Length: ${bytes.length}`,
          '',
          '',
        ].join('\r\n'),
      );
      socket.write(bytes.subarray(0, cut));
      const part = await arrived;
      // A line that is cut before the lender reads loses the begin of the part.
      await expect
        .poll(() => [part.readableDidRead, part.readableLength], { timeout: 60_000 })
        .toEqual([true, 0]);
      socket.destroy();
      await expect.poll(() => from.offset(url), { timeout: 60_000 }).toBe(cut);
      expect((await from.part(url, cut, bytes.subarray(cut))).statusCode).toBe(204);
      granted(await lender.call(uploadCurpFront, { loanOrderId, upload: idOf(url) }, { token }));
    },
  );

  it("another borrower's upload is a missing one, for the protocol and for the calls", async () => {
    const lender = await startTestLender(test.db);
    const mine = sender(lender, await registered(lender));
    const token = await registered(lender, '722000555');
    const theirs = sender(lender, token);
    const bytes = await picture();
    const url = await mine.begun(bytes.length);
    expect(await theirs.offset(url)).toBe('status 404');
    expect((await theirs.part(url, 0, bytes)).statusCode).toBe(404);
    expect((await theirs.part(`/uploads/${randomUUID()}`, 0, bytes)).statusCode).toBe(404);
    expect((await theirs.part('/uploads/%00', 0, bytes)).statusCode).toBe(404);
    expect((await mine.part(url, 0, bytes)).statusCode).toBe(204);
    const taken = await lender.call(uploadFeedbackCredential, { upload: idOf(url) }, { token });
    expect(taken.fields).toEqual({ upload: 'upload.unknown' });
    expect(await sender(lender, 'a'.repeat(43)).offset(url)).toBe('status 401');
    const refused = await sender(lender, '').begin(3);
    expect([refused.statusCode, refused.json<{ code: number }>().code]).toEqual([
      401,
      errorCodes.notLoggedIn,
    ]);
  });

  it('an upload that is not whole, or other than announced, is no picture of a call', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const from = sender(lender, token);
    const bytes = await picture();
    const take = async (url: string) =>
      (await lender.send(uploadFeedbackCredential, { upload: idOf(url) }, { token })).fields;
    const half = await from.begun(bytes.length);
    await from.part(half, 0, bytes.subarray(0, 9));
    expect(await take(half)).toEqual({ upload: 'upload.unknown' });
    expect(await from.offset(half)).toBe(9);
    const other = await from.begun(bytes.length, { 'upload-metadata': checksum(Buffer.from('other')) });
    await from.part(other, 0, bytes);
    expect(await take(other)).toEqual({ upload: 'upload.unknown' });
    expect(await from.offset(other)).toBe('status 404');
    for (const request of [{}, { file: png(), upload: idOf(half) }])
      expect((await lender.send(uploadFeedbackCredential, request, { token })).fields).toEqual({
        file: 'file.required',
      });
    expect((await from.begin(20 * 1024 * 1024 + 1)).statusCode).toBe(413);
  });

  it('an upload is forgotten after a day, at a ninth one, and with its borrower', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const from = sender(lender, token);
    const files = () => readdirSync(path.join(lender.dataDir, 'photos'));
    const first = await from.begun(6);
    await from.part(first, 0, Buffer.from('abc'));
    await lender.pass(day - minute);
    expect(await from.offset(first)).toBe(3);
    await lender.pass(2 * minute);
    expect(await from.offset(first)).toBe('status 404');
    expect([files(), await test.db.select().from(uploads)]).toEqual([[], []]);

    const many = [];
    for (let each = 0; each < 9; each += 1) {
      many.push(await from.begun(6));
      await from.part(many.at(-1)!, 0, Buffer.from('abc'));
      await lender.pass(1000);
    }
    expect(await from.offset(many[0]!)).toBe('status 404');
    expect(await from.offset(many[1]!)).toBe(3);
    expect(files()).toHaveLength(8);
    granted(await lender.call(erasureAsk, { erase: true }, { token }));
    await lender.pass((retention.erasureDays + 1) * day);
    expect([files(), await test.db.select().from(uploads)]).toEqual([[], []]);
  });

  it('the parts are sealed, begin as commands, and count among the calls of the session', async () => {
    const lender = await startTestLender(test.db, {
      BORROWER_COMMANDS_PER_DAY: '10',
      SESSION_CALLS_PER_MINUTE: '60',
    });
    const from = sender(lender, await registered(lender));
    const url = await from.begun(20);
    await from.part(url, 0, Buffer.from('the words of a photo'));
    const [file] = readdirSync(path.join(lender.dataDir, 'photos'));
    expect(readFileSync(path.join(lender.dataDir, 'photos', file!), 'latin1')).not.toContain('words');
    const statuses = [];
    for (let each = 0; each < 10; each += 1) statuses.push((await from.begin(3)).statusCode);
    expect(statuses).toContain(429);
    await lender.pass(minute);
    const told = [];
    for (let each = 0; each < 61; each += 1) told.push(await from.offset(url));
    expect(told.slice(-1)).toEqual(['status 429']);
  });
});
