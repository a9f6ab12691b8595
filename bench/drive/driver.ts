import type { Locator, Page } from 'playwright-core';
import type { Field } from '../screen/fields.ts';

/** The elements of a contestant that the script uses. Everything else is the same for all. */
export interface Driver {
  /** The element to tap for filling a row: an input, or the row that opens a sheet. */
  row(field: Field): Locator;
  /** The displayed value of a sheet's row, or its placeholder. */
  shown(field: Field): Promise<string>;
  /** The visible parts of the open sheet. */
  sheet(): Locator;
  /** The confirm button of the sheet. */
  confirm(): Locator;
  /** The way out of a sheet that changes nothing. */
  cancel(): Locator;
  /** The column of years in the birthday sheet. */
  years(): Locator;
  /** The year that would be taken. */
  shownYear(): Promise<string>;
  /** Chooses from the open list, and confirms where the contestant's lists need that. */
  choose(label: string, tap: (locator: Locator) => Promise<void>): Promise<void>;
  /** The message below a row. */
  fault(field: Field): Locator;
  /** The button that sends the form. */
  send(): Locator;
}

export type MakeDriver = (page: Page) => Driver;
