import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxVoucher } from '@kopa/contract/calls/sandbox-repay';
import { getVoucherList } from '@kopa/contract/calls/voucher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { booksOf } from './books.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keysHand } from './keys-hand.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, logIn, overHttp, settle } from './over-http.ts';
import { photo } from './photo.ts';
import { disbursedLoan } from './running-loan.ts';
import { takeOption } from './take-option.ts';
import {
  addUnallocatedReceipts,
  messageOf,
  tellOf,
  type UnallocatedReceipt,
} from './unallocated-receipts.ts';

const unallocated: UnallocatedReceipt = { receipt: 'UKL8X2Y3ZP', account: '0712345678', shillings: 2_000 };
let callback = '';
const on = onOneLender({
  before: async (place) => {
    callback = await addUnallocatedReceipts(place, [unallocated]);
  },
});
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});
afterAll(async () => {
  await on.lender.end();
  const { ledgerSum, differing, received, balances } = await booksOf(on.lender.place);
  expect({ ledgerSum, differing, suspense: balances.suspense }).toEqual({
    ledgerSum: 0,
    differing: [],
    suspense: 0,
  });
  expect(received.ledger).toBeGreaterThan(0);
  expect(new Set(Object.values(received)).size).toBe(1);
});

const button = (name: string | RegExp) => on.page.getByRole('button', { name });
const says = (text: string | RegExp) => on.page.getByText(text).first().waitFor();
const message = () => on.page.getByLabel('M-Pesa message');
const picture = (number: number) => on.page.getByRole('group', { name: `Picture ${number}` });
const proofsOf = async ({ token, orderNo }: Applicant) =>
  granted(await lender.call(getVoucherList, { orderNo }, { token }));
const detailOf = async ({ token, orderNo }: Applicant) =>
  granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
type File = ReturnType<typeof photo>;

async function openWith(loan: Applicant, part = ''): Promise<void> {
  await logIn(on.page, lender, loan.token);
  await on.open(`/repay/voucher?orderNo=${loan.orderNo}${part}`);
}

/** A picture from the gallery; `received` waits for the lender. */
async function choose(number: number, file: File | string, { received = true } = {}): Promise<void> {
  const chooser = on.page.waitForEvent('filechooser');
  await picture(number).getByRole('button', { name: 'Choose a photo' }).tap();
  await (await chooser).setFiles(file);
  if (received) await picture(number).getByText('Picture received').waitFor();
}

describe('proof of repayment', () => {
  it('[S2-85] a pasted message of a counted payment says so, with keys alone, and leaves no data on the phone', async () => {
    const loan = await disbursedLoan(lender, '712326001');
    const { token, orderNo } = loan;
    const request = { orderNo, amountCents: 100_000, mobile: '712326001' };
    granted(await lender.call(mpesaRepayLink, request, { token }));
    await settle(lender, await held(lender, loan, 'repayment'), 0);
    const receipt = (await detailOf(loan)).payments[0]!.receipt!;
    await openWith(loan);
    await on.heading('No proofs yet', 2);
    await expectAccessible(on.page, 'no proofs');
    const keys = keysHand(on.page);
    await keys.press(button(/^I paid, but it does not show/));
    await on.heading('Paste your M-Pesa message', 2);
    const sent: string[] = [];
    on.page.on('request', (each) => sent.push(`${each.url()} ${each.postData() ?? ''}`));
    await keys.type(message(), 'UKK4IE88HZ Confirmed.You have received Ksh100.00 from AMINA MFANO on 1/1/26');
    await says('This is money that you received');
    await on.phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pasted = messageOf({ receipt, account: orderNo, shillings: 1_000 });
    await on.page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await keys.press(button('Paste'));
    await says(/^This payment is counted already, on /);
    await expectAccessible(on.page, 'a payment that is counted');
    const kept = await on.page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
    for (const text of [...sent, kept]) {
      expect(text).not.toContain(receipt);
      expect(text).not.toContain('UKK4IE88HZ');
    }
    await keys.press(button('See what is left to pay'));
    await on.heading('Your loan');
    on.phone.expectNoErrors();
  });

  it('[S1-26] [S7-61] [S7-62] [S7-63] [S9-07] a payment under another account is proved, reviewed within 48 hours, accepted, and counts', async () => {
    const loan = await disbursedLoan(lender, '712326002');
    await tellOf(on.lender.url + callback, unallocated);
    await openWith(loan, '&part=message');
    await message().fill(messageOf(unallocated));
    await says('The account you entered was 0712345678');
    await says(new RegExp(`The account of your loan is ${loan.orderNo}`));
    await button('Send a proof of this payment').tap();
    await on.heading('Show us what you paid', 2);
    await expect.poll(() => on.page.getByLabel('Amount').inputValue()).toBe('2,000');
    await expect.poll(() => on.page.getByLabel('Code of the receipt').inputValue()).toBe(unallocated.receipt);
    await choose(1, photo(1));
    await expectAccessible(on.page, 'a proof filled in');
    await button('Send the proof').evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await on.page.getByText('Received', { exact: true }).waitFor();
    await says(/^We answer by \w+ \d+ \w+ \d+, \d\d:\d\d$/);
    await says(/^In 48 hours$/);
    const { vouchers } = await proofsOf(loan);
    expect(vouchers).toMatchObject([
      { receipt: unallocated.receipt, method: 'paybill', amountCents: 200_000 },
    ]);
    const [{ voucherId, answerBefore, createTime }] = vouchers as [(typeof vouchers)[0]];
    expect(answerBefore - createTime).toBe(48 * 3_600_000);
    // Its owner sees the picture again.
    await on.page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 100));
    await expectAccessible(on.page, 'a proof that is awaited');

    granted(await lender.call(sandboxVoucher, { voucherId, decision: 'review' }));
    await on.page.reload();
    await says('Being checked');
    const before = (await detailOf(loan)).owedCents;
    granted(
      await lender.call(sandboxVoucher, { voucherId, decision: 'accept', receipt: unallocated.receipt }),
    );
    await on.page.reload();
    await says(/^Accepted on /);
    const after = await detailOf(loan);
    expect(after.owedCents).toBe(before - 200_000);
    expect(after.payments).toMatchObject([
      { status: 'paid', receipt: unallocated.receipt, amountCents: 200_000 },
    ]);
    // The same message again is known now.
    await button(/^I paid, but it does not show/).tap();
    await message().fill(messageOf(unallocated));
    await says(/^This payment is counted already/);
    await button('See what is left to pay').tap();
    await on.heading('Your loan');
    on.phone.expectNoErrors();
  });

  it('[S1-26] a rejected proof states the reason and the next step, and is sent again with the earlier values', async () => {
    const loan = await disbursedLoan(lender, '712326003');
    await openWith(loan);
    await button('Send a proof').tap();
    await button('Send the proof').tap();
    await on.page.getByRole('heading', { name: 'Please fix 4 answers' }).waitFor();
    await expectAccessible(on.page, 'a proof without anything');
    await choose(1, photo(2));
    await on.page.getByLabel('Amount').fill('1,500.50');
    await on.page.getByRole('button', { name: /^Day of payment/ }).tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await on.page.getByLabel('Time').pressSequentially('0001');
    await expect.poll(() => on.page.getByLabel('Time').inputValue()).toBe('00:01');
    await on.page.getByRole('button', { name: /^How you paid/ }).tap();
    await takeOption(on.page.getByRole('option', { name: 'Bank transfer' }));
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await button('Send the proof').tap();
    await on.page.getByText('Received', { exact: true }).waitFor();
    const [first] = (await proofsOf(loan)).vouchers;
    expect(first).toMatchObject({ amountCents: 150_050, method: 'bankTransfer', paidTime: '00:01' });
    granted(
      await lender.call(sandboxVoucher, {
        voucherId: first!.voucherId,
        decision: 'reject',
        reason: 'unreadable',
      }),
    );
    await on.page.reload();
    await says('We could not read the receipt.');
    await says(/^Send a picture that shows all of it/);
    await expectAccessible(on.page, 'a proof that was not accepted');
    await button('Send it again').tap();
    await on.heading('Show us what you paid', 2);
    await expect.poll(() => on.page.getByLabel('Amount').inputValue()).toBe('1,500.50');
    await choose(1, photo(3));
    await button('Send the proof').tap();
    await on.page.getByText('Received', { exact: true }).waitFor();
    const { vouchers, waiting } = await proofsOf(loan);
    expect(vouchers.map(({ state }) => state)).toEqual(['received', 'rejected']);
    expect(waiting).toEqual([]);
    on.phone.expectNoErrors();
  });

  it('[S7-61] a proof returns with its pictures after the web view is killed during an upload', async () => {
    const loan = await disbursedLoan(lender, '712326004');
    await openWith(loan, '&part=new');
    await choose(1, photo(4));
    await on.page.getByLabel('Amount').fill('700');
    await on.page.getByLabel('Code of the receipt').fill('UKL1X2Y3ZP');
    // Nothing arrives any more: the picture stays on its way.
    await on.page.route(/\/api\//, () => undefined);
    await choose(2, photo(5), { received: false });
    await picture(2).getByRole('progressbar').waitFor();
    await on.page.close();
    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#/repay/voucher?orderNo=${loan.orderNo}&part=new`);
    await again.getByRole('group', { name: 'Picture 1' }).getByText('Picture received').waitFor();
    await expect.poll(() => again.getByLabel('Amount').inputValue()).toBe('700');
    await expect.poll(() => again.getByLabel('Code of the receipt').inputValue()).toBe('UKL1X2Y3ZP');
    // The picture that was on its way continues by itself.
    await again.getByRole('group', { name: 'Picture 2' }).getByText('Picture received').waitFor();
    // Without a connection a picture stays, and is sent when the connection returns.
    await on.phone.context.setOffline(true);
    const chooser = again.waitForEvent('filechooser');
    await again
      .getByRole('group', { name: 'Picture 3' })
      .getByRole('button', { name: 'Choose a photo' })
      .tap();
    await (await chooser).setFiles(photo(6));
    await again
      .getByText(/There is no connection/)
      .first()
      .waitFor();
    await on.phone.context.setOffline(false);
    await again.getByRole('group', { name: 'Picture 3' }).getByText('Picture received').waitFor();
    // An added picture is removed again.
    await again.getByRole('button', { name: 'Remove' }).first().tap();
    await again
      .getByRole('group', { name: 'Picture 3' })
      .getByRole('button', { name: 'Choose a photo' })
      .waitFor();
    // A deleted picture is stored nowhere.
    await again.getByRole('button', { name: 'Delete this and go back' }).tap();
    await again.getByRole('heading', { name: 'No proofs yet' }).waitFor();
    expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain('UKL1X2Y3ZP');
    on.phone.expectNoErrors();
  });

  it('[S7-61] a proof takes three pictures of at most 20 MB, scales them down, and states the fault of another file', async () => {
    const loan = await disbursedLoan(lender, '712326005');
    await openWith(loan, '&part=new');
    const sound = photo(6);
    // By its path: a file of this size is no part of a message to the browser.
    const large = path.join(mkdtempSync(path.join(tmpdir(), 'kopa-proof-')), 'large.png');
    writeFileSync(large, Buffer.concat([sound.buffer, Buffer.alloc(20 * 1024 * 1024)]));
    const files: [File | string, RegExp][] = [
      [large, /too large/],
      [{ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }, /not a photo/],
      [{ ...sound, buffer: sound.buffer.subarray(0, sound.buffer.length / 2) }, /cut off/],
    ];
    for (const [file, fault] of files) {
      await choose(1, file, { received: false });
      await picture(1).getByText(fault).waitFor();
    }
    rmSync(path.dirname(large), { recursive: true });
    await expectAccessible(on.page, 'a file that cannot be used');
    const sizes: number[] = [];
    on.page.on('request', (each) => {
      if (each.method() === 'POST') sizes.push(each.postDataBuffer()?.length ?? 0);
    });
    await choose(1, photo(7, { width: 2400, height: 1600 }));
    for (const number of [2, 3]) await choose(number, photo(6 + number));
    expect(await picture(4).count()).toBe(0);
    expect(Math.max(...sizes)).toBeLessThan(2_100_000);
    const { waiting } = await proofsOf(loan);
    expect(waiting.map(({ width, height }) => [width, height])).toEqual([
      [1600, 1067],
      [800, 500],
      [800, 500],
    ]);
    on.phone.expectNoErrors();
  });
});
