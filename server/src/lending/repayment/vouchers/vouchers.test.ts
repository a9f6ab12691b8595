import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import { sandboxOutbox, sandboxReverse } from '@kopa/contract/calls/sandbox';
import { sandboxVoucher } from '@kopa/contract/calls/sandbox-repay';
import { getVoucherList, saveUserVoucher, uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { describe, expect, it } from 'vitest';
import { filledIn, mobile, png, type Applicant } from '../../../../test/borrower.ts';
import {
  books,
  detailOf,
  disbursed,
  expectBalanced,
  repaid,
  startMoneyLender,
} from '../../../../test/loan.ts';
import { confirmation } from '../../../../test/paybill.ts';
import { callBack } from '../../../../test/provider.ts';
import { expectWrittenAnew, phonePicture } from '../../../../test/phone-picture.ts';
import { useDatabase } from '../../../../test/test-database.ts';
import { granted, type TestLender } from '../../../../test/test-lender.ts';
import { day, hour, minute } from '../../../../test/times.ts';
import { vouchers } from '../../../storage/schema/index.ts';

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
const decide = async (
  lender: TestLender,
  voucherId: string,
  decision: 'review' | 'accept' | 'reject',
  more: { receipt?: string; reason?: 'unreadable' } = {},
) => lender.call(sandboxVoucher, { voucherId, decision, ...more });
const told = async (lender: TestLender) => {
  await lender.jobs.runDue();
  const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
  return messages.filter(({ text }) => text.includes('proof of payment')).map(({ text }) => text);
};
const suspense = async (lender: TestLender) => (await books(lender)).balances.suspense;

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
      { typedReceiptHash: expect.stringMatching(/^[\w-]{20,}$/) },
    ]);
    // The same pictures are the same proof.
    expect(granted(await save(lender, loan, images.toReversed())).voucher).toEqual(voucher);
    const another = await saved(lender, loan);
    expect(await listOf(lender, loan)).toEqual([another, voucher]);
    granted(await decide(lender, voucher.voucherId, 'review'));
    expect((await listOf(lender, loan))[1]?.state).toBe('inReview');
    // Nothing is booked by a picture.
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    await lender.pass(2 * day);
    expect(filesOf(lender)).toBe(6);
  });

  it('the pictures of a proof stand in the order of their time, and of one moment in that of their ids', async () => {
    const { lender, loan } = await running();
    const together = [await imageOf(lender, loan), await imageOf(lender, loan)];
    await lender.pass(minute);
    const later = await imageOf(lender, loan);
    const { voucher } = granted(await save(lender, loan, [later, ...together]));
    expect(voucher.pictures.map(({ imageId }) => imageId)).toEqual([...together.sort(), later]);
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
    const ahead = new Date(lender.now() + 3 * hour + 10 * minute).toISOString().slice(11, 16);
    expect(granted(await sent({ paidTime: ahead })).voucher.paidTime).toBe(ahead);
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

  it('a picture without a proof is deleted after a day, with row and file', async () => {
    const { lender, loan } = await running();
    const before = filesOf(lender);
    const imageId = await imageOf(lender, loan);
    expect(filesOf(lender)).toBe(before + 1);
    await lender.pass(day + hour);
    expect(filesOf(lender)).toBe(before);
    expect((await save(lender, loan, [imageId])).fields).toEqual({ images: 'images.unknown' });
  });

  it('[S1-24] a proof that is accepted by a receipt in suspense moves the money to the order once, with one message to the owner', async () => {
    const { lender, loan } = await running();
    await callBack(lender, 'paybill-confirmation', '600000', confirmation('SKJ7RT61SV', 'wrong', 500));
    expect(await suspense(lender)).toBe(-50_000);
    const { voucherId } = await saved(lender, loan);
    const accept = () => decide(lender, voucherId, 'accept', { receipt: 'SKJ7RT61SV' });
    const all = await Promise.all(Array.from({ length: 4 }, accept));
    for (const each of all) expect(granted(each).voucher.state).toBe('accepted');
    expect(await suspense(lender)).toBe(0);
    const detail = await detailOf(lender, loan);
    expect(detail.paidCents).toBe(50_000);
    expect(detail.payments).toMatchObject([{ status: 'paid', receipt: 'SKJ7RT61SV', amountCents: 50_000 }]);
    // The money is no longer reversible, and no other proof has it.
    expect((await lender.call(sandboxReverse, { receipt: 'SKJ7RT61SV' })).code).toBe(errorCodes.invalidInput);
    await callBack(lender, 'paybill-confirmation', '600000', confirmation('SKJ7RT61SV', loan.orderNo, 500));
    const { differing, ledgerSum, received } = await books(lender);
    expect({ differing, ledgerSum }).toEqual({ differing: [], ledgerSum: 0 });
    expect(received).toMatchObject({ ledger: 50_000, borrowers: 50_000 });
    expect(await told(lender)).toEqual([
      'Your proof of payment was accepted. Open the app to see what is left to pay.',
    ]);
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes('We have received'))).toEqual([]);
    expect(detail.lines.find(({ kind }) => kind === 'payment')).toMatchObject({ receipt: 'SKJ7RT61SV' });
  });

  it('a proof that is accepted by a receipt of the order links to that receipt, and moves nothing', async () => {
    const { lender, loan } = await running();
    await repaid(lender, loan, 500);
    const receipt = (await detailOf(lender, loan)).payments[0]!.receipt!;
    const { voucherId } = await saved(lender, loan);
    expect(granted(await decide(lender, voucherId, 'accept', { receipt })).voucher).toMatchObject({
      state: 'accepted',
      receipt,
    });
    expect((await detailOf(lender, loan)).paidCents).toBe(50_000);
    await expectBalanced(lender);
  });

  it("a proof cannot be accepted by an unknown receipt, another borrower's receipt, or a reversed one", async () => {
    const { lender, loan } = await running();
    const other = await disbursed(lender, '722000444');
    await repaid(lender, other, 500);
    const theirs = (await detailOf(lender, other)).payments[0]!.receipt!;
    await callBack(lender, 'paybill-confirmation', '600000', confirmation('SKJ7RT61SV', 'wrong', 500));
    granted(await lender.call(sandboxReverse, { receipt: 'SKJ7RT61SV' }));
    const { voucherId } = await saved(lender, loan);
    for (const receipt of ['NOSUCHONE1', theirs, 'SKJ7RT61SV'])
      expect(await decide(lender, voucherId, 'accept', { receipt })).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { receipt: 'receipt.unknown' },
      });
    expect((await listOf(lender, loan))[0]?.state).toBe('received');
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    expect(await told(lender)).toEqual([]);
  });

  it('a proof is rejected once, with a reason, and the message to the owner omits the reason', async () => {
    const { lender, loan } = await running();
    const { voucherId } = await saved(lender, loan);
    expect((await decide(lender, voucherId, 'reject')).fields).toEqual({ reason: 'value.invalid' });
    expect((await decide(lender, voucherId, 'accept')).fields).toEqual({ receipt: 'value.invalid' });
    expect((await decide(lender, 'nobody', 'review')).fields).toEqual({ voucherId: 'value.invalid' });
    const reject = () => decide(lender, voucherId, 'reject', { reason: 'unreadable' });
    const { voucher } = granted(await reject());
    expect(voucher).toMatchObject({ state: 'rejected', reason: 'unreadable', decidedAt: lender.now() });
    expect(granted(await reject()).voucher).toEqual(voucher);
    expect((await decide(lender, voucherId, 'accept', { receipt: 'SKJ7RT61SV' })).fields).toEqual({
      voucherId: 'value.invalid',
    });
    expect(granted(await decide(lender, voucherId, 'review')).voucher.state).toBe('rejected');
    expect(await told(lender)).toEqual(['Your proof of payment was not accepted. Open the app to see why.']);
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
    for (let sent = 0; sent < 12; sent += 1) granted(await upload(lender, loan));
    expect((await upload(lender, loan)).fields).toEqual({ file: 'images.many' });
    expect(filesOf(lender)).toBe(files + 12);
    expect(files).toBe(before + 3);
  });
});
