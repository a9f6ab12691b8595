import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import {
  createFeedback,
  editFeedback,
  leaveFeedbackMessage,
  uploadFeedbackCredential,
  uploadFeedbackFile,
} from '@kopa/contract/calls/feedback';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hollowPng, png, registered } from '../../test/borrower.ts';
import { complained, complaint, sentPicture } from '../../test/feedback.ts';
import { expectWrittenAnew, phonePicture } from '../../test/phone-picture.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour, minute } from '../../test/times.ts';
import { feedbackFiles } from '../storage/schema/index.ts';

const test = useDatabase();

async function start() {
  const lender = await startTestLender(test.db);
  return { lender, token: await registered(lender) };
}

const filesOf = ({ dataDir }: TestLender) => readdirSync(path.join(dataDir, 'photos')).sort();
const named = async () => (await test.db.select().from(feedbackFiles)).map(({ file }) => file).sort();
const keptIds = async () => (await test.db.select().from(feedbackFiles)).map(({ id }) => id).sort();
const ids = (pictures: { fileId: string }[]) => pictures.map(({ fileId }) => fileId);
const mb20 = 20 * 1024 * 1024;

/** A PNG with this number of bytes; the bytes after its end do not belong to the picture. */
async function pngOf(bytes: number): Promise<File> {
  const whole = new Uint8Array(await png().arrayBuffer());
  const large = new Uint8Array(bytes);
  // An ignored chunk before the last one.
  const end = whole.slice(-12);
  const filler = bytes - whole.length - 12;
  large.set(whole.slice(0, -12));
  new DataView(large.buffer).setUint32(whole.length - 12, filler);
  large.set(new TextEncoder().encode('fiLl'), whole.length - 8);
  large.set(end, bytes - 12);
  return new File([large], 'receipt.png', { type: 'image/png' });
}

describe('a picture of feedback', () => {
  it('[S7-90] [S7-91] [S3-127] a picture is uploaded for a receipt or for a message, and appears there', async () => {
    const { lender, token } = await start();
    const receipt = await sentPicture(lender, token, { file: png(300, 500) });
    const note = await sentPicture(lender, token, { of: 'message' });
    expect(receipt).toMatchObject({ mediaType: 'image/jpeg', width: 300, height: 500 });
    const { id, receiptImages } = await complained(lender, token, { receiptImages: [receipt.fileId] });
    expect(receiptImages).toEqual([receipt]);
    const { message } = granted(
      await lender.call(leaveFeedbackMessage, { id, content: 'Here.', images: [note.fileId] }, { token }),
    );
    expect(message.images).toEqual([note]);
    const unknown = async (images: string[]) =>
      (await lender.call(leaveFeedbackMessage, { id, content: 'There.', images }, { token })).fields;
    for (const fileId of [receipt.fileId, note.fileId, 'nothing'])
      expect(await unknown([fileId])).toEqual({ 'images.0': 'file.unknown' });
  });

  it("a picture belongs to its sender: another borrower's picture is unknown and stays", async () => {
    const { lender, token } = await start();
    const mine = await sentPicture(lender, token);
    const stranger = await registered(lender, '722000555');
    const refused = await lender.call(
      createFeedback,
      { ...complaint, receiptImages: [mine.fileId] },
      { token: stranger },
    );
    expect(refused).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { 'receiptImages.0': 'file.unknown' },
    });
    await complained(lender, token, { receiptImages: [mine.fileId] });
    const again = { ...complaint, description: 'Another.', receiptImages: [mine.fileId] };
    expect((await lender.call(createFeedback, again, { token })).fields).toEqual({
      'receiptImages.0': 'file.unknown',
    });
  });

  it('[S5-41] the policy limits the number of pictures with feedback and with a message', async () => {
    const { lender, token } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, feedback: { ...policy.feedback, maximumImages: 2 } };
    const receipts = await Promise.all([1, 2, 3].map(() => sentPicture(lender, token)));
    const notes = await Promise.all([1, 2, 3].map(() => sentPicture(lender, token, { of: 'message' })));
    const tooMany = await lender.call(
      createFeedback,
      { ...complaint, receiptImages: ids(receipts) },
      { token },
    );
    expect(tooMany).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { receiptImages: 'receiptImages.many' },
      data: { maximumImages: 2 },
    });
    const two = ids(receipts.slice(0, 2));
    const { id, receiptImages } = await complained(lender, token, { receiptImages: [...two, two[0]!] });
    expect(ids(receiptImages)).toEqual(two);
    const edited = await lender.call(
      editFeedback,
      { id, ...complaint, receiptImages: ids(receipts) },
      { token },
    );
    expect(edited.fields).toEqual({ receiptImages: 'receiptImages.many' });
    const message = await lender.call(
      leaveFeedbackMessage,
      { id, content: 'All three.', images: ids(notes) },
      { token },
    );
    expect(message.fields).toEqual({ images: 'images.many' });
    expect(
      (
        await lender.call(
          leaveFeedbackMessage,
          { id, content: 'Two.', images: ids(notes.slice(1)) },
          { token },
        )
      ).code,
    ).toBe(0);
  });

  it('[S5-40] a picture has at most 20 MB', async () => {
    const { lender, token } = await start();
    granted(await lender.call(uploadFeedbackCredential, { file: await pngOf(mb20) }, { token }));
    for (const call of [uploadFeedbackCredential, uploadFeedbackFile]) {
      const refused = await lender.call(call, { file: await pngOf(mb20 + 1) }, { token });
      expect(refused).toMatchObject({ status: 200, code: errorCodes.photoTooLarge });
    }
    expect(filesOf(lender)).toEqual(await named());
  });

  it('an upload must be a complete picture', async () => {
    const { lender, token } = await start();
    const bytes = new Uint8Array(await png().arrayBuffer());
    const wrong = [
      [new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }), errorCodes.notAPhoto],
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png'), errorCodes.notAPhoto],
      [new File([], 'a.png'), errorCodes.notAPhoto],
      [hollowPng(100_000, 100_000), errorCodes.photoTooLarge],
      [hollowPng(8_000, 4_000), errorCodes.photoIncomplete],
      [new File([bytes.slice(0, -12)], 'a.png'), errorCodes.photoIncomplete],
    ] as const;
    for (const call of [uploadFeedbackCredential, uploadFeedbackFile]) {
      for (const [file, code] of wrong)
        expect((await lender.call(call, { file }, { token })).code).toBe(code);
      expect((await lender.send(call, {}, { token })).fields).toEqual({ file: 'file.required' });
    }
    expect(filesOf(lender)).toEqual([]);
  });

  it('a picture of feedback is written anew: no place, no hidden bytes, upright', async () => {
    const { lender, token } = await start();
    const file = await phonePicture(2_000, 900);
    for (const of of ['credential', 'message'] as const) {
      const { address, mediaType } = await sentPicture(lender, token, { of, file });
      expect(mediaType).toBe('image/jpeg');
      await expectWrittenAnew((await lender.app.inject({ url: address })).rawPayload, 900, 2_000);
    }
  });

  it('the number of pictures per day is limited', async () => {
    const { lender, token } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, feedback: { ...policy.feedback, imagesPerDay: 2 } };
    await sentPicture(lender, token);
    await sentPicture(lender, token, { of: 'message' });
    const third = await lender.call(uploadFeedbackCredential, { file: png() }, { token });
    expect(third.code).toBe(errorCodes.feedbackTooMuch);
    expect(filesOf(lender)).toEqual(await named());
    await lender.pass(day);
    await sentPicture(lender, token);
  });

  it('a repeated upload is stored once', async () => {
    const { lender, token } = await start();
    const send = () => lender.call(uploadFeedbackCredential, { file: png() }, { token, key: 'receipt' });
    const first = granted(await send());
    const again = await Promise.all([send(), send(), send()]);
    for (const answer of again) expect(granted(answer)).toEqual(first);
    expect(filesOf(lender)).toEqual(await named());
    expect(filesOf(lender)).toHaveLength(1);
  });

  it('a picture is deleted one day after its last use, and not before', async () => {
    const { lender, token } = await start();
    const [used, replaced, never] = [
      await sentPicture(lender, token),
      await sentPicture(lender, token),
      await sentPicture(lender, token),
    ];
    const { id } = await complained(lender, token, { receiptImages: [used.fileId, replaced.fileId] });
    await lender.pass(23 * hour);
    granted(await lender.call(editFeedback, { id, ...complaint, receiptImages: [used.fileId] }, { token }));
    expect(filesOf(lender)).toHaveLength(3);
    await lender.pass(2 * hour);
    expect(await keptIds()).toEqual([used.fileId, replaced.fileId].sort());
    expect(never.fileId).not.toBe(used.fileId);
    await lender.pass(23 * hour);
    expect(await keptIds()).toEqual([used.fileId]);
    expect(filesOf(lender)).toEqual(await named());
  });

  it('a removed picture can be used again within the day', async () => {
    const { lender, token } = await start();
    const picture = await sentPicture(lender, token);
    const { id } = await complained(lender, token, { receiptImages: [picture.fileId] });
    const edit = async (receiptImages: string[]) =>
      granted(await lender.call(editFeedback, { id, ...complaint, receiptImages }, { token }));
    await edit([]);
    await lender.pass(20 * hour);
    await edit([picture.fileId]);
    await lender.pass(5 * hour);
    expect(filesOf(lender)).toHaveLength(1);
  });
});

describe('the address of a picture', () => {
  it('a signed address returns the picture for a limited time, and does not reveal the owner', async () => {
    const { lender, token } = await start();
    const { address } = await sentPicture(lender, token);
    const get = (url: string) => lender.app.inject({ url });
    const given = await get(address);
    expect([given.statusCode, given.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(given.rawPayload).metadata()).toMatchObject({ width: 640, height: 400 });
    expect(given.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(given.headers['x-content-type-options']).toBe('nosniff');
    expect(given.headers['cache-control']).toContain('private');
    await lender.pass(14 * minute);
    expect((await get(address)).statusCode).toBe(200);
    await lender.pass(17 * minute);
    expect((await get(address)).statusCode).toBe(404);
    expect(lender.log()).not.toContain(address.slice(-40));
  });

  it('a signed address can be neither forged nor extended', async () => {
    const { lender, token } = await start();
    const [one, other] = [await sentPicture(lender, token), await sentPicture(lender, token)];
    const [id, until, signature] = one.address.split('/').at(-1)!.split('.');
    const wrong = [
      `${id}.${until}.${'A'.repeat(43)}`,
      `${id}.${Number(until) + 86_400_000}.${signature}`,
      `${other.fileId}.${until}.${signature}`,
      `${id}.${until}`,
      `${id}`,
      '../../etc/passwd',
      'x'.repeat(5000),
      '',
    ];
    for (const name of wrong) {
      const refused = await lender.app.inject({ url: `/feedback-pictures/${name}` });
      expect([name.slice(0, 60), refused.statusCode]).toEqual([name.slice(0, 60), 404]);
    }
    await lender.pass(2 * minute);
    expect((await lender.app.inject({ url: one.address })).statusCode).toBe(200);
  });
});
