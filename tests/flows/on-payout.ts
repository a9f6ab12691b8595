import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { editions } from '@kopa/contract/policy';
import { orderSteps } from '@kopa/contract/order-steps';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { additional, applied, personal, png, type Applicant } from '../../server/test/borrower.ts';
import { ageOf, extras } from '../../server/test/market-loan.ts';
import { numberIn, withNumbersIn } from '../../server/test/market-numbers.ts';
import { granted } from '../../server/test/test-lender.ts';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';
import { logIn, overHttp } from './over-http.ts';
import { startAmongMany, type LenderAmongMany } from './start-among-many.ts';
import { startPhone, type Phone } from './start-phone.ts';
import { takeOption } from './take-option.ts';

/**
 * A lender of an edition with known branches of a bank, and for each test a phone at the payout account of a
 * new borrower.
 */
export function onPayout(edition: string, branches: readonly object[] = []) {
  let browser: Browser;
  let lender: LenderAmongMany;
  let phone: Phone;
  let number = 712_346_000;
  beforeAll(async () => {
    [browser, lender] = await Promise.all([workerBrowser(), startAmongMany({ env: { EDITION: edition } })]);
    granted(
      await overHttp(lender.url).call(sandboxCatalogue, { list: 'bankBranches', items: [...branches] }),
    );
  });
  afterEach(() => phone?.close());
  afterAll(async () => {
    await clearWorkerBrowser();
    await lender?.stop();
  });
  const stepOf = async ({ token }: Applicant) =>
    granted(await overHttp(lender.url).call(latestOrder, {}, { token })).order;
  const field = (label: string) =>
    phone.page.getByRole('textbox', { name: new RegExp(`^${label}(?: \\(optional\\))?$`) });
  const row = (label: string) => phone.page.getByRole('button', { name: new RegExp(`^${label}`) });
  const fillTwice = async (label: string, digits: string) => {
    await field(label).fill(digits);
    await field(`${label} again`).fill(digits);
  };
  const choose = async (label: string, search: string, choice: string) => {
    await row(label).tap();
    await phone.page.getByRole('combobox').fill(search);
    await takeOption(phone.page.getByRole('option', { name: choice }).first());
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  const chooseShort = async (label: string, choice: string) => {
    await row(label).tap();
    await takeOption(phone.page.getByRole('option', { name: choice }));
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  const tapContinue = () => phone.page.getByRole('button', { name: 'Continue', exact: true }).tap();
  /** The errors of the summary as text. */
  const summedUp = async () => {
    const summary = phone.page.getByRole('region', { name: /^Please fix/ });
    await summary.waitFor();
    return summary.getByRole('link').allInnerTexts();
  };
  return {
    field,
    row,
    fillTwice,
    choose,
    chooseShort,
    tapContinue,
    summedUp,
    get phone() {
      return phone;
    },
    get lender() {
      return lender;
    },
    /** Opens the payout account of a new borrower. */
    async open() {
      phone = await startPhone(browser);
      number += 1;
      const { market } = editions[edition]!;
      const mobile = numberIn(edition, String(number));
      const asked = overHttp(lender.url);
      const borrower = await applied(asked, mobile);
      const { token, orderNo: loanOrderId } = borrower;
      const place = edition === 'ke' ? {} : { state: 'Jalisco', city: 'Guadalajara' };
      granted(
        await asked.send(
          saveBasicInfoMarket,
          {
            loanOrderId,
            ...withNumbersIn(market, { ...personal, ...extras }),
            ...place,
            age: ageOf(market, Date.now()),
          },
          { token },
        ),
      );
      const work = withNumbersIn(market, { ...additional, ...extras });
      granted(await asked.send(saveAdditionInfoMarket, { loanOrderId, ...work }, { token }));
      for (const [at, call] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
        granted(await asked.call(call, { loanOrderId, file: png(640 + at) }, { token }));
      granted(await asked.call(finishUploadAllImg, { loanOrderId }, { token }));
      const { page } = phone;
      await logIn(page, asked, token);
      await page.goto(`${lender.url}/#/bank_account/add_bankcard`);
      await page.getByRole('heading', { name: 'Where should the money go?' }).waitFor();
      return { page, borrower, mobile };
    },
    /** Sends the account, and returns the lender's view of the account. */
    async goOn(borrower: Applicant) {
      await phone.page.getByRole('button', { name: 'Continue', exact: true }).tap();
      await phone.page.getByRole('heading', { name: 'Your loan history', level: 1 }).waitFor();
      const order = await stepOf(borrower);
      expect(order?.step).toBe(orderSteps.question);
      phone.expectNoErrors();
      return order?.payout;
    },
    stepOf,
    user: async ({ token }: Applicant) =>
      granted(await overHttp(lender.url).call(getUserInfo, {}, { token })).payout,
  };
}
