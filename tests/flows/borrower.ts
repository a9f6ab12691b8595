import type { Locator, Page } from 'playwright-core';
import type { RunningLender } from './start-lender.ts';
import { numberIn } from '../../server/test/market-numbers.ts';
import { photo, received } from './photo.ts';
import { sandboxOf, type Sandbox } from './sandbox.ts';
import { takeOption } from './take-option.ts';

/** An action on the phone or the lender between two steps; none by default. */
export type Interruption = (at: string) => Promise<void>;

/** A borrower at a phone: acts by touch and by keys, and reads only the screen. */
export class Borrower {
  readonly page: Page;
  readonly lender: RunningLender;
  readonly mobile: string;
  readonly sandbox: Sandbox;
  /** Where the phone opens the app: the lender's own address, or that of a line to it. */
  address: string;
  /** The lender's policy asks a new phone for the language. */
  isAsked = false;
  private readonly between: Interruption;

  constructor(
    page: Page,
    lender: RunningLender,
    mobile: string,
    between: Interruption = () => Promise.resolve(),
  ) {
    this.page = page;
    this.lender = lender;
    this.mobile = mobile;
    this.sandbox = sandboxOf(lender.url);
    this.address = lender.url;
    this.between = between;
  }

  /** Chooses a loan on home and registers with the code of the SMS on the way. */
  async chooseLoanAndRegister(): Promise<void> {
    await this.page.goto(this.address);
    if (this.isAsked) await this.button(/^English/).tap();
    await this.heading('EasyCash');
    await this.button(/^Apply for KSh/).tap();
    await this.page.getByLabel('Mobile number').fill(`0${this.mobile}`);
    await this.button('Continue').tap();
    await this.heading('Enter the code we sent you');
    await this.page.getByLabel('6-digit code').pressSequentially(await this.sandbox.code(this.mobile));
    await this.heading('Before you start');
  }

  /** Logs in, or opens an account, on the login screen that the app shows. */
  async signIn(): Promise<void> {
    const before = (await this.sandbox.messages(this.mobile)).join();
    await this.page.getByLabel('Mobile number').fill(this.mobile);
    await this.button('Continue').tap();
    await this.heading('Enter the code we sent you');
    await this.page
      .getByLabel('6-digit code')
      .pressSequentially(await this.sandbox.code(this.mobile, /\b\d{6}\b/.exec(before)?.[0]));
    await this.page.getByRole('heading', { name: 'Enter the code we sent you' }).waitFor({ state: 'hidden' });
  }

  /** Starts the application; `asksPurpose`: the page asks for the loan's purpose. */
  async startApplication(asksPurpose = true): Promise<void> {
    if (asksPurpose) await this.page.getByRole('radio', { name: 'Health' }).check();
    await this.between('purpose');
    await this.button('Start the application').tap();
    await this.heading('About you');
  }

  /** From home to the first form. */
  async reachPersonal(): Promise<void> {
    await this.chooseLoanAndRegister();
    await this.startApplication();
  }

  async fillPersonal(): Promise<void> {
    const { page } = this;
    await page.getByLabel('First name').fill('Wanjirũ');
    await page.getByLabel('Last name').pressSequentially("Ng'ang'a");
    await page.getByRole('radio', { name: 'Female' }).check();
    await this.between('names');
    await this.chooseBirthdayByKeys();
    await this.pick('Education', 'Secondary school');
    await this.pick('Marital status', 'Single');
    await page.getByLabel('National ID number').fill('27384195');
    await page.getByLabel('Email').fill('wanjiru@');
    await this.button('@gmail.com').tap();
    await this.between('email');
    await this.pick('Kind of home', 'Rented');
    await this.pick('State', 'Rift Valley');
    await this.search('City', 'nak', 'Nakuru');
    await page.getByLabel('Address').fill('Kenyatta Avenue 12');
    await this.between('address');
    await this.button('Continue').tap();
    await this.heading('Work and contacts');
  }

  async fillAdditional(): Promise<void> {
    await this.fillWork();
    await this.between('work');
    await this.fillContacts();
    await this.between('contacts');
    await this.button('Continue').tap();
    await this.heading('Your ID');
  }

  async fillWork(): Promise<void> {
    await this.pick('Kind of work', 'Employee');
    await this.pick('Industry', 'Education', { exact: true });
    await this.pick('Time in this work', 'More than 3 years');
    await this.pick('Income a month', '30,000 - 39,999');
    await this.pick('How often you are paid', 'Every month');
    await this.chooseDayOfMonth('Payday', 28);
  }

  async fillContacts(market = 'ke'): Promise<void> {
    await this.fillContact(1, 'Achieng Otieno', numberIn(market, '722000001'), 'Friend');
    await this.fillContact(2, 'Kamau Njoroge', numberIn(market, '722000002'), 'Colleague');
  }

  async takePhotos(): Promise<void> {
    for (const [index, name] of ['Photo of the front', 'Photo of the back', 'Photo of your face'].entries()) {
      const chooser = this.page.waitForEvent('filechooser');
      await this.button(name).tap();
      await (await chooser).setFiles(photo(index + 1));
      await this.page.getByText(received).nth(index).waitFor();
      await this.between(name);
    }
    await this.button('Continue').tap();
    await this.heading('Payout account');
  }

  async addPayoutAccount(): Promise<void> {
    await this.page.getByLabel('M-Pesa number', { exact: false }).first().fill(`+254${this.mobile}`);
    await this.page.getByLabel('M-Pesa number again').fill(this.mobile);
    await this.between('payout');
    await this.button('Continue').tap();
    await this.heading('Your loan history');
  }

  /** Answers question by question; `answers` by code of the question, others as given by `usual`. */
  async answerQuestions(answers: Readonly<Record<string, string>> = {}): Promise<void> {
    const given = { ...usual, ...answers };
    const codes = Object.keys(given);
    for (const [index, code] of codes.entries()) {
      await this.page.getByText(`${index} of ${codes.length} answered`).waitFor();
      await this.page.getByRole('radio', { name: given[code]!, exact: true }).check();
      if (index === 5) await this.between('questions');
      await this.button('Next').tap();
    }
    await this.heading('Is everything right?', 2);
    await this.button('Send application').tap();
    await this.heading('Checking your application', 2);
  }

  /** From home to the sent application; `answers` by code of the question. */
  async apply(answers: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.reachPersonal();
    await this.fillPersonal();
    await this.fillAdditional();
    await this.takePhotos();
    await this.addPayoutAccount();
    await this.answerQuestions(answers);
  }

  /** Waits for the usual time of a review to pass. */
  async waitForAnswer(): Promise<void> {
    await this.sandbox.advance(11 * 60);
    await this.page.reload();
  }

  /** Reads the key facts, ticks the agreement and collects. */
  async collect(): Promise<void> {
    await this.heading(/^You can borrow/, 2);
    await this.button('See every cost').tap();
    await this.heading('Your loan offer');
    await this.page.getByRole('checkbox').check();
    await this.between('offer');
    await this.button(/^Get money: KSh/).tap();
  }

  /** Pays an amount in shillings; `settle` says how the phone answers the prompt. */
  async repay(shillings: number | null, resultCode: number, copies = 1): Promise<void> {
    await this.page.goto(`${this.address}/#/repay/repay_detail`);
    await this.heading('Your loan');
    await this.button('Pay').tap();
    const amount = this.page.getByLabel('How much do you want to pay?');
    await amount.waitFor();
    if (shillings !== null) await amount.fill(String(shillings));
    await this.button(/^Ask for my M-Pesa PIN: KSh/).dblclick();
    await this.heading('Enter your M-Pesa PIN', 2);
    // A prompt that a killed lender never sent expires: the phone has to have it before anything is killed.
    const { reference } = await this.sandbox.held('repayment');
    await this.between('prompt');
    await this.sandbox.settle(reference, resultCode, copies);
    await this.heading(resultCode === 0 ? 'We have your payment' : 'The payment did not go through', 2);
  }

  heading(name: string | RegExp, level = 1): Promise<void> {
    return this.page.getByRole('heading', { name, level, exact: typeof name === 'string' }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Opens a row and taps a choice of its sheet. */
  private async pick(row: string, choice: string, { exact = false } = {}): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^${row}\\b`) })
      .first()
      .tap();
    await takeOption(this.page.getByRole('option', { name: choice, exact }).first());
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  private async chooseDayOfMonth(row: string, day: number): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${row}\\b`) }).tap();
    const dialog = this.page.getByRole('dialog', { name: row });
    await dialog.getByRole('radio', { name: String(day), exact: true }).check();
    await dialog.getByRole('button', { name: 'Confirm' }).tap();
    await dialog.waitFor({ state: 'hidden' });
  }

  private async search(row: string, text: string, choice: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${row}\\b`) }).tap();
    await this.page.getByRole('combobox').fill(text);
    await takeOption(this.page.getByRole('option', { name: choice }).first());
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  private async chooseBirthdayByKeys(): Promise<void> {
    await this.page.getByRole('button', { name: /^Birthday/ }).focus();
    await this.page.keyboard.press('Enter');
    const dialog = this.page.getByRole('dialog', { name: 'Birthday' });
    await dialog.getByRole('slider', { name: 'Year' }).focus();
    await this.page.keyboard.press('ArrowDown');
    await dialog.getByRole('slider', { name: 'Month' }).focus();
    await this.page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: 'Confirm' }).focus();
    await this.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  }

  private async fillContact(slot: number, name: string, mobile: string, relation: string): Promise<void> {
    await this.page.locator(`#emergencyContactName${slot}`).fill(name);
    await this.page.locator(`#emergencyContactMobile${slot}`).fill(mobile);
    await this.page.locator(`#emergencyContactRelation${slot}`).tap();
    await takeOption(this.page.getByRole('option', { name: relation }).first());
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** Answers that the scorecard accepts. */
const usual: Readonly<Record<string, string>> = {
  1: 'No',
  2: 'Good record',
  3: 'Good',
  4: 'None',
  5: 'None',
  6: 'Never',
  7: 'Nothing',
  8: 'None',
  9: '2',
  10: 'None',
  11: 'Myself',
};
