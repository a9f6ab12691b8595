import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import { getVoucherList, saveUserVoucher, uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { describe, expect, it, vi } from 'vitest';
import { filledIn, png, type Applicant } from '../../../../test/borrower.ts';
import { detailOf, disbursed, startMoneyLender } from '../../../../test/loan.ts';
import { expectWrittenAnew, phonePicture } from '../../../../test/phone-picture.ts';
import { useDatabase } from '../../../../test/test-database.ts';
import { granted, type TestLender } from '../../../../test/test-lender.ts';
import { day, hour, minute } from '../../../../test/times.ts';
import { keysOf } from '../../../storage/key-ring.ts';
import { voucherImages, vouchers } from '../../../storage/schema/index.ts';
import type { Lender } from '../../lender.ts';
import { deleteUnnamed } from '../../unnamed-files.ts';

const paidOn = '2026-01-15';
const filesOf = ({ dataDir }: TestLender) => readdirSync(path.join(dataDir, 'photos')).length;
const upload = async (lender: TestLender, { token, orderNo }: Applicant, file = png()) =>
  lender.call(uploadUserVoucher, { orderNo, file }, { token });
const imageOf = async (lender: TestLender, loan: Applicant) => granted(await upload(lender, loan)).imageId;
const save = async (
  lender: TestLender,
  { token, orderNo }: Applicant,
  images: string[],
  changed: Record<string, unknown> = {},
) =>
  lender.call(
    saveUserVoucher,
    { orderNo, images, amountCents: 50_000, paidOn, receipt: 'skj7rt61sv', ...changed },
    { token },
  );
const saved = async (lender: TestLender, loan: Applicant) =>
  granted(await save(lender, loan, [await imageOf(lender, loan)])).voucher;
const listOf = async (lender: TestLender, { token, orderNo }: Applicant) =>
  granted(await lender.call(getVoucherList, { orderNo }, { token })).vouchers;

describe('a proof of repayment', () => {
  const test = useDatabase();
  const running = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    return { lender, loan: await disbursed(lender) };
  };

  it('[S7-61] [S7-62] [S7-63] [S1-26] [S9-07] a proof is stored with its pictures, and answered within 48 hours', async () => {
    const { lender, loan } = await running();
    const images = [await imageOf(lender, loan), await imageOf(lender, loan)];
    const { voucher } = granted(await save(lender, loan, images));
    expect(voucher).toEqual({
      voucherId: voucher.voucherId,
      orderNo: loan.orderNo,
      state: 'received',
      amountCents: 50_000,
      paidOn,
      paidTime: null,
      method: null,
      receipt: 'SKJ7RT61SV',
      images: 2,
      pictures: expect.arrayContaining(
        images.map((imageId) => expect.objectContaining({ imageId }) as unknown),
      ) as unknown,
      reason: null,
      createTime: lender.now(),
      answerBefore: lender.now() + 48 * hour,
      decidedAt: null,
    });
    expect(await test.db.select().from(vouchers)).toMatchObject([
      { typedReceiptHash: keysOf(test.db).hash('receipt', 'SKJ7RT61SV') },
    ]);
    const unnamed = granted(
      await save(lender, loan, [await imageOf(lender, loan)], { receipt: undefined }),
    ).voucher;
    expect(unnamed.receipt).toBeNull();
    // The same pictures are the same proof.
    for (const [same, its] of [
      [images.toReversed(), voucher],
      [unnamed.pictures.map(({ imageId }) => imageId), unnamed],
    ] as const)
      expect(granted(await save(lender, loan, [...same])).voucher).toEqual(its);
    expect(await listOf(lender, loan)).toEqual([unnamed, voucher]);
    const other = await disbursed(lender, '722000444');
    const theirs = await saved(lender, other);
    expect(await listOf(lender, other)).toEqual([theirs]);
    // Nothing is booked by a picture.
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    await lender.pass(2 * day);
    // Four are of proofs, and three of each borrower's identity.
    expect(filesOf(lender)).toBe(4 + 2 * 3);
  });

  it('the pictures of a proof stand in the order of their time, and of one moment in that of their ids', async () => {
    const { lender, loan } = await running();
    const together = [await imageOf(lender, loan), await imageOf(lender, loan)];
    await lender.pass(minute);
    const later = await imageOf(lender, loan);
    const inOrder = [...together.sort(), later];
    const { waiting } = granted(await lender.call(getVoucherList, { orderNo: loan.orderNo }, loan));
    expect(waiting.map(({ imageId }) => imageId)).toEqual(inOrder);
    const { voucher } = granted(await save(lender, loan, [later, ...together]));
    expect(voucher.pictures.map(({ imageId }) => imageId)).toEqual(inOrder);
  });

  it('a proof states the payment method, and the time on its day if that time has passed', async () => {
    const { lender, loan } = await running();
    const sent = async (changed: Record<string, unknown>) =>
      save(lender, loan, [await imageOf(lender, loan)], changed);
    const { voucher } = granted(await sent({ method: 'paybill', paidTime: '00:04' }));
    expect(voucher).toMatchObject({ method: 'paybill', paidTime: '00:04' });
    expect((await sent({ paidTime: '23:59' })).fields).toEqual({ paidTime: 'paidTime.late' });
    expect((await sent({ paidTime: '6:04 PM' })).fields).toEqual({ paidTime: 'paidTime.invalid' });
    expect((await sent({ method: 'cowries' })).fields).toEqual({ method: 'method.invalid' });
    // A receipt that is written by a clock a little ahead of ours.
    const ahead = (ms: number) => new Date(lender.now() + 3 * hour + ms).toISOString().slice(11, 16);
    const most = ahead(15 * minute);
    expect(granted(await sent({ paidTime: most })).voucher.paidTime).toBe(most);
    expect((await sent({ paidTime: ahead(16 * minute) })).fields).toEqual({ paidTime: 'paidTime.late' });
  });

  it('the owner can see the pictures of a proof again, also those without a proof yet', async () => {
    const { lender, loan } = await running();
    const first = granted(await upload(lender, loan));
    await lender.pass(minute);
    const second = granted(await upload(lender, loan, await phonePicture(900, 700)));
    const list = async () => granted(await lender.call(getVoucherList, { orderNo: loan.orderNo }, loan));
    const { waiting: before } = await list();
    expect(before.map((picture) => ({ ...picture, expireTime: first.expireTime }))).toEqual([
      first,
      { ...second, expireTime: first.expireTime },
    ]);
    granted(await save(lender, loan, [second.imageId]));
    const { waiting, vouchers: sent } = await list();
    expect(waiting.map(({ imageId }) => imageId)).toEqual([first.imageId]);
    const { address } = sent[0]!.pictures[0]!;
    const seen = await lender.app.inject({ url: address });
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=900, immutable',
    });
    await expectWrittenAnew(seen.rawPayload, 700, 900);
    // An address of another kind, of another picture, or whose time is over shows nothing.
    const [, name = ''] = /^\/receipt-pictures\/(.+)$/.exec(address) ?? [];
    const others = [
      `/feedback-pictures/${name}`,
      `/receipt-pictures/${name.replace(second.imageId, first.imageId)}`,
    ];
    for (const url of others) expect((await lender.app.inject({ url })).statusCode).toBe(404);
    await lender.pass(hour);
    expect((await lender.app.inject({ url: address })).statusCode).toBe(404);
  });

  const keptImages = async () => (await test.db.select().from(voucherImages)).map(({ id }) => id);

  it('a picture without a proof is deleted after a day, with row and file', async () => {
    const { lender, loan } = await running();
    await saved(lender, loan);
    const before = filesOf(lender);
    const imageId = await imageOf(lender, loan);
    await lender.pass(hour);
    const newer = await imageOf(lender, loan);
    expect(filesOf(lender)).toBe(before + 2);
    await lender.pass(day - hour);
    expect(filesOf(lender)).toBe(before + 1);
    expect((await keptImages()).filter((id) => id === imageId || id === newer)).toEqual([newer]);
    expect(await keptImages()).toHaveLength(2);
    expect((await save(lender, loan, [imageId])).fields).toEqual({ images: 'images.unknown' });
  });

  it('a proof with wrong pictures, day or amount, or for another borrower, is refused and leaves nothing', async () => {
    const { lender, loan } = await running();
    const images = [await imageOf(lender, loan)];
    const fields = async (...sent: Parameters<typeof save>) => (await save(...sent)).fields;
    expect(await fields(lender, loan, [])).toEqual({ images: 'images.required' });
    expect(await fields(lender, loan, ['nobody'])).toEqual({ images: 'images.unknown' });
    const four = [images[0]!, 'a', 'b', 'c'];
    expect(await fields(lender, loan, four)).toEqual({ images: 'images.many' });
    expect(await fields(lender, loan, images, { paidOn: '2026-01-16' })).toEqual({ paidOn: 'paidOn.late' });
    expect(await fields(lender, loan, images, { paidOn: '2026-01-14' })).toEqual({
      paidOn: 'paidOn.invalid',
    });
    expect(await fields(lender, loan, images, { paidOn: '15/01/2026' })).toEqual({
      paidOn: 'paidOn.invalid',
    });
    expect(await fields(lender, loan, images, { amountCents: 0 })).toEqual({ amountCents: 'amount.integer' });
    const other = await disbursed(lender, '722000444');
    expect(await fields(lender, other, images)).toEqual({ images: 'images.unknown' });
    expect((await save(lender, { ...loan, token: other.token }, images)).code).toBe(errorCodes.orderNotFound);
    // A picture of one proof is no picture of another.
    granted(await save(lender, loan, images));
    const second = await imageOf(lender, loan);
    expect(await fields(lender, loan, [...images, second])).toEqual({ images: 'images.unknown' });
    expect(await test.db.select().from(vouchers)).toHaveLength(1);
  });

  it('pictures of a proof are photos of a disbursed loan, and the number of waiting pictures is limited', async () => {
    const { lender, loan } = await running();
    const before = filesOf(lender);
    const bad = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
    expect((await upload(lender, loan, bad)).code).toBe(errorCodes.notAPhoto);
    const waiting = await filledIn(lender, '722000444');
    const files = filesOf(lender);
    expect((await upload(lender, waiting)).code).toBe(errorCodes.stepOutOfTurn);
    expect((await save(lender, waiting, ['unknown'])).code).toBe(errorCodes.stepOutOfTurn);
    expect((await upload(lender, { ...loan, token: waiting.token })).code).toBe(errorCodes.orderNotFound);
    expect(filesOf(lender)).toBe(files);
    // Neither a picture of a proof nor one of another loan is counted.
    await saved(lender, loan);
    await saved(lender, await disbursed(lender, '722000555'));
    await imageOf(lender, loan);
    for (let sent = 1; sent < 12; sent += 1) granted(await upload(lender, loan));
    expect((await upload(lender, loan)).fields).toEqual({ file: 'images.many' });
    expect(filesOf(lender)).toBe(files + 3 + 2 + 12);
    expect(files).toBe(before + 3);
  });

  /** A database that answers nothing. */
  const silent = { select: () => ({ from: () => ({ where: () => Promise.reject(new Error('away')) }) }) };

  it('a file stays when the database does not say whether a picture needs it', async () => {
    const deleted = vi.fn(async (_file: string) => {});
    const at = (db: unknown) => ({ db, files: { delete: deleted } }) as unknown as Lender;
    await deleteUnnamed(at(silent), voucherImages.file, ['kept']);
    expect(deleted).not.toHaveBeenCalled();
    await deleteUnnamed(at(test.db), voucherImages.file, ['unnamed']);
    expect(deleted.mock.calls).toEqual([['unnamed']]);
  });
});
