import { bindBankCard } from '@kopa/contract/calls/bank';
import { consentList } from '@kopa/contract/calls/consent';
import { applyMarket } from '@kopa/contract/calls/loan';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { saveFaceImage, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import { mexico } from '@kopa/contract/policy';
import {
  additional,
  application,
  payoutAccounts,
  personal,
  png,
  type Applicant,
} from '../../server/test/borrower.ts';
import { expect } from 'vitest';
import { extras } from '../../server/test/market-loan.ts';
import { withNumbersIn } from '../../server/test/market-numbers.ts';
import { granted } from '../../server/test/test-lender.ts';
import type { OnOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';

const usual = ['No', 'Good record', 'Good', 'None', 'None', 'Never', 'Nothing', '1', '2', 'None', 'Myself'];

const { market } = mexico;

/** A borrower of Mexico in the native app: the application, and what the phone and the lender know of it. */
export function permissionHands(on: OnOneLender) {
  const lender = () => overHttp(on.lender.url);
  const press = (name: string | RegExp) => on.page.getByRole('button', { name, exact: true }).tap();
  const at = (address: string) =>
    on.page.waitForFunction((wanted) => window.location.hash.startsWith(`#${wanted}`), address);
  return {
    lender,
    press,
    at,
    box: (name: string) => on.page.getByRole('checkbox', { name, exact: true }),
    // The whole row is the target of a tap.
    tick: (name: string) => on.page.getByText(name, { exact: true }).tap(),
    openHome: async () => {
      await on.open('/');
      await on.page.getByRole('heading', { level: 1 }).waitFor();
      await on.page.waitForLoadState('networkidle');
    },
    /** The native app's answer to the pick of a contact. */
    answerPick: async (data: { name: string; phone: string }) => {
      const picks = async () =>
        (await on.told()).filter(({ action }) => action === 'selectContact') as { callback?: string }[];
      await expect.poll(async () => (await picks()).length).toBeGreaterThan(0);
      const { callback } = (await picks()).at(-1)!;
      await on.page.evaluate(
        ([name, picked]) => {
          const answers = window as unknown as Record<string, (reply: unknown) => void>;
          answers[name]!({ result: 'OK', data: picked });
        },
        [callback!, data] as const,
      );
    },
    /** The collected data of this phone. */
    collected: async () => (await on.told()).filter(({ action }) => action === 'timeSDK'),
    /** The lender's record of the borrower's consents. */
    said: async (token: string) => {
      const { consents } = granted(await lender().call(consentList, {}, { token }));
      return Object.fromEntries(
        consents.filter(({ answer }) => answer !== 'unasked').map(({ purpose, answer }) => [purpose, answer]),
      );
    },
    /** Applies over HTTP: the personal form is next. */
    apply: async (token: string): Promise<Applicant> => {
      const { orderNo } = granted(await lender().call(applyMarket, application, { token })).order;
      return { token, orderNo };
    },
    /** Saves the personal form over HTTP, with these answers in place of the usual ones. */
    saveAbout: async ({ token, orderNo: loanOrderId }: Applicant, answers: Record<string, string> = {}) => {
      const place = { state: 'Jalisco', city: 'Guadalajara' };
      const about = {
        loanOrderId,
        ...withNumbersIn(market, { ...personal, ...extras }),
        ...place,
        ...answers,
      };
      granted(await lender().send(saveBasicInfoMarket, about, { token }));
    },
    /** Saves the additional form over HTTP, and three photos that only have to be sent. */
    saveWork: async ({ token, orderNo: loanOrderId }: Applicant) => {
      const work = { loanOrderId, ...withNumbersIn(market, { ...additional, ...extras }) };
      granted(await lender().send(saveAdditionInfoMarket, work, { token }));
      for (const [index, call] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
        granted(await lender().call(call, { loanOrderId, file: png(640 + index) }, { token }));
    },
    /** Sends the photos on the phone. */
    sendPhotos: async () => {
      await on.open('/auth/id_card_authentication');
      await press('Continue');
      await at('/bank_account/add_bankcard');
    },
    /** Adds the account over HTTP. */
    saveAccount: async ({ token, orderNo: loanOrderId }: Applicant) => {
      const { edition: _, ...account } = payoutAccounts.clabe;
      granted(await lender().send(bindBankCard, { loanOrderId, ...account }, { token }));
    },
    /** Answers the questions on the phone, and sends the application. */
    sendApplication: async () => {
      await on.open('/auth/loan_question');
      for (const [index, option] of usual.entries()) {
        await on.page.getByText(`${index} of ${usual.length} answered`, { exact: true }).waitFor();
        await on.page.getByRole('radio', { name: option, exact: true }).check();
        await press('Next');
      }
      await press('Send application');
      await on.heading('Checking your application', 2);
    },
  };
}

/** The answers of a borrower who refuses all kinds. */
export const refusedAll = Object.fromEntries(
  ['contacts', 'sms', 'storage', 'deviceInfo', 'location', 'installedApps'].map((each) => [
    each,
    'withdrawn',
  ]),
);
/** The address at which an application begins. */
export const applying = '/borrow/to_borrow?amount=1000000&days=91';
