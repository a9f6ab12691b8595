import { dayOf } from '@kopa/contract/calendar';
import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getVoucherList, saveUserVoucher, uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { kenyaMarket } from '@kopa/contract/market';
import { describe, expect, it } from 'vitest';
import { png } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';
import { addUnallocatedReceipts, tellOf, type UnallocatedReceipt } from './unallocated-receipts.ts';

const finance = { email: 'njeri@lender.example', name: 'Njeri Mwangi', roles: ['finance'] } as const;
const payment: UnallocatedReceipt = { receipt: 'UKL8X2Y3ZP', account: '0712345678', shillings: 2_000 };

let links: Map<string, string>;
let callback = '';
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [finance]);
    callback = await addUnallocatedReceipts(place, [payment]);
  },
  phones: false,
});
const laptop = onLaptops();

describe('reviews at the desk', () => {
  it('a proof that a borrower sends is matched and accepted by finance, and the payment counts', async () => {
    const lender = overHttp(on.lender.url);
    const loan = await disbursedLoan(lender, '714600021');
    const { token, orderNo } = loan;
    await tellOf(on.lender.url + callback, payment);
    const { imageId } = granted(await lender.call(uploadUserVoucher, { orderNo, file: png() }, { token }));
    const proof = {
      orderNo,
      images: [imageId],
      amountCents: 200_000,
      paidOn: dayOf(Date.now(), kenyaMarket),
      receipt: payment.receipt,
    };
    granted(await lender.call(saveUserVoucher, proof, { token }));

    const page = await laptop();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await acceptInvitation(page, on.lender.url + links.get(finance.email)!);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Proofs/ })
      .click();
    await page.getByRole('link', { name: /Proof of 2,000/ }).click();
    await page.getByText('It opens to the person who has this one.').waitFor();
    await page.keyboard.press('t');
    await button('Show the picture').click();
    const picture = page.getByRole('img', { name: 'Picture 1' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page, 'a proof');
    await page.keyboard.press('1');
    await page.keyboard.press('+');
    await expectAccessible(page, 'a large picture');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'a proof on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button('Decision').click();
    await expectAccessible(page, 'a decision on a phone');
    await button(/^Accept: book 2,000/).click();
    await page.getByText('Proof accepted').first().waitFor();
    const { vouchers } = granted(await lender.call(getVoucherList, { orderNo }, { token }));
    expect(vouchers).toMatchObject([{ state: 'accepted', receipt: payment.receipt }]);
    const detail = granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
    expect(detail.paidCents).toBe(200_000);
  });
});
