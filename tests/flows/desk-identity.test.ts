import { bindBankCard } from '@kopa/contract/calls/bank';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asList, goodAnswers, payout, personal, png, type Applicant } from '../../server/test/borrower.ts';
import { stepOf } from '../../server/test/loan.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { scriptedNumbers } from '../../server/src/ports/identity/scripted.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { atPhotos, logIn, overHttp } from './over-http.ts';
import { photo } from './photo.ts';
import { sandboxOf } from './sandbox.ts';

const reviewer = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['reviewer'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [reviewer]);
  },
});
const laptop = onLaptops();

/** Sends an application whose face a person has to look at, and lets the time of its review pass. */
async function doubtful(lender: Caller, number: string): Promise<Applicant> {
  const loan = await atPhotos(lender, number);
  const { token, orderNo: loanOrderId } = loan;
  const typed = { ...personal, nationalId: scriptedNumbers.faceReview };
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...typed }, { token }));
  for (const [index, call] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
    granted(await lender.call(call, { loanOrderId, file: png(640 + index) }, { token }));
  granted(await lender.call(finishUploadAllImg, { loanOrderId, goOn: true }, { token }));
  granted(await lender.send(bindBankCard, { loanOrderId, ...payout }, { token }));
  await answered(lender, loan);
  return loan;
}

async function answered(lender: Caller, { token, orderNo: loanOrderId }: Applicant) {
  const request = { loanOrderId, answers: asList(goodAnswers), soFar: false };
  granted(await lender.call(saveQuestionnaire, request, { token }));
  await sandboxOf(on.lender.url).advance(660);
}

/** Opens the only waiting identity, as soon as its review is over. */
async function openOnly(page: Page) {
  const row = page.getByRole('link', { name: /The face may be the one on the card/ });
  await expect
    .poll(async () => {
      await page.goto(`${on.lender.url}/desk/identity`);
      await page.getByRole('heading', { name: 'Identity', level: 2 }).waitFor();
      return row.count();
    })
    .toBe(1);
  await row.click();
}

describe('identities at the desk', () => {
  it('a doubtful identity is sent back for a new photo, passed by a reviewer, and the loan goes on', async () => {
    const lender = overHttp(on.lender.url);
    const loan = await doubtful(lender, '714600031');
    await logIn(on.page, lender, loan.token);

    const page = await laptop();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await acceptInvitation(page, on.lender.url + links.get(reviewer.email)!);
    await openOnly(page);
    await page.getByText('They open to the person who has this one.').waitFor();
    await expectAccessible(page, 'an identity that nobody has');
    await page.keyboard.press('t');
    const face = page.getByRole('img', { name: 'Face' });
    await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByText('distance 0.48; one person up to 0.42, perhaps up to 0.55').waitFor();
    await expectAccessible(page, 'an identity');
    await page.keyboard.press('1');
    await page.getByRole('dialog', { name: 'Front' }).waitFor();
    await page.keyboard.press('+');
    await page.keyboard.press('r');
    await expectAccessible(page, 'a photo in the whole window');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Front, Face' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await button('Ask for these photos').click();
    await page.getByText('Choose at least one photo').waitFor();
    await page.getByRole('checkbox', { name: 'Face' }).press('Space');
    await expectAccessible(page, 'asking for new photos');
    await button('Ask for these photos').click();
    await page.getByText('The application is back at its photos').first().waitFor();
    expect(await stepOf(lender, loan.token)).toBe(12);

    await on.open('/auth/id_card_authentication');
    const row = on.page.getByRole('group', { name: '3. Your face' });
    await row.getByText('Face recognition failed.', { exact: false }).waitFor();
    await expectAccessible(on.page, 'a face that is asked for again');
    const chooser = on.page.waitForEvent('filechooser');
    await on.page.getByRole('button', { name: 'Photo of your face', exact: true }).tap();
    await (await chooser).setFiles(photo(77));
    await on.page.getByRole('button', { name: 'Continue', exact: true }).tap();
    await on.page.getByText('We are not sure that your face is the one on the card.').waitFor();
    await on.page.getByRole('button', { name: 'It is correct, continue', exact: true }).tap();
    await expect.poll(() => stepOf(lender, loan.token)).toBe(17);
    await answered(lender, loan);

    await openOnly(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page
      .getByText('Photos and values of identities open from a width of 720 on. Open this page on a laptop.')
      .waitFor();
    await expectAccessible(page, 'an identity on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('t');
    await page.getByLabel('Why', { exact: true }).fill('The same person');
    await page.keyboard.press('Tab');
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await page.getByText('Passed: the application is decided').first().waitFor();
    await expect.poll(() => stepOf(lender, loan.token)).toBe(14);
    await page.goto(`${on.lender.url}/desk/identity`);
    await page.getByText('No identity waits').waitFor();
    await expectAccessible(page, 'no identity waits');
  });
});
