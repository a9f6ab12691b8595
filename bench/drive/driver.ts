import type { Locator, Page } from 'playwright-core';
import type { Field } from '../screen/fields.ts';

/** Where a contestant keeps what the script touches and looks at. Everything else is the same for all. */
export interface Driver {
  /** What is tapped to fill a row: an input, or the row that opens a sheet. */
  row(field: Field): Locator;
  /** What the row of a sheet shows as its value, or its placeholder. */
  shown(field: Field): Promise<string>;
  /** What the sheet that is open consists of, for the eye. */
  sheet(): Locator;
  /** The button that takes what the sheet shows. */
  confirm(): Locator;
  /** The way out of a sheet that changes nothing. */
  cancel(): Locator;
  /** The column of years in the birthday sheet. */
  years(): Locator;
  /** The year that would be taken. */
  shownYear(): Promise<string>;
  /** Chooses from the list that is open, and confirms where the contestant's lists ask for it. */
  choose(label: string, tap: (locator: Locator) => Promise<void>): Promise<void>;
  /** The message below a row. */
  fault(field: Field): Locator;
  /** The button that sends the form. */
  send(): Locator;
}

export type MakeDriver = (page: Page) => Driver;
