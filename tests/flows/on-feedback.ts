import { feedbackList } from '@kopa/contract/calls/feedback';
import type { FileChooser, Locator } from 'playwright-core';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { onOneLender, type OnOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';
import { takeOption } from './take-option.ts';

/** One lender for a file of feedback tests, and their common actions. */
export interface OnFeedback {
  readonly on: OnOneLender;
  /** The same lender over HTTP. */
  readonly lender: Caller;
  button(name: string | RegExp): Locator;
  /** A button whose name begins with the text: a row with its chosen value. */
  row(name: string): Locator;
  box(name: string): Locator;
  /** Waits until the element is visible. */
  said(text: string | RegExp): Promise<void>;
  /** Waits for an address that begins so. */
  at(address: string): Promise<void>;
  /** Takes a choice of the sheet that a row opens. */
  pick(name: string, choice: string): Promise<void>;
  /** Presses a button and hands over files. */
  give(name: string, files: Files): Promise<void>;
  /** The lender's record of the borrower with this token. */
  sent(token: string): Promise<Awaited<ReturnType<typeof listOf>>>;
}
type Files = Parameters<FileChooser['setFiles']>[0];

const listOf = async (lender: Caller, token: string) =>
  granted(await lender.call(feedbackList, { limit: 50 }, { token })).feedbackList;

export function onFeedback(): OnFeedback {
  const on = onOneLender();
  const button = (name: string | RegExp) => on.page.getByRole('button', { name, exact: true });
  const row = (name: string) => on.page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  const dialog = () => on.page.getByRole('dialog');
  return {
    on,
    get lender() {
      return overHttp(on.lender.url);
    },
    button,
    row,
    box: (name) => on.page.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    said: (text) => on.page.getByText(text).locator('visible=true').first().waitFor(),
    at: async (address) => {
      await on.page.waitForFunction((wanted) => window.location.hash.startsWith(`#${wanted}`), address);
    },
    pick: async (name, choice) => {
      await row(name).tap();
      await takeOption(dialog().getByRole('option', { name: choice, exact: true }));
      await dialog().waitFor({ state: 'hidden' });
    },
    give: async (name, files) => {
      const asked = on.page.waitForEvent('filechooser');
      await button(name).tap();
      await (await asked).setFiles(files);
    },
    sent: (token) => listOf(overHttp(on.lender.url), token),
  };
}
