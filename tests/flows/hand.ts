import type { Locator, Page } from 'playwright-core';
import type { Group } from './journey.ts';
import type { Name, Words } from './words.ts';

/** A borrower's actions on the phone. Each waits for its effect. */
export interface Hand {
  /** Types a text into a row and replaces its content. */
  type(row: Locator, text: string): Promise<void>;
  /** Presses a button or another control. */
  press(button: Locator): Promise<void>;
  /** Marks a radio, or ticks a box. */
  mark(choice: Locator): Promise<void>;
  /** In the sheet that is open: takes a choice, which `search` finds. */
  take(sheet: Locator, choice: RegExp, search?: string): Promise<void>;
  /** In the sheet of a date: goes to the next year and the month before, and confirms. */
  turn(sheet: Locator, names: { month: RegExp; year: RegExp; confirm: RegExp }): Promise<void>;
}

/** Finds an element on the screen by its words. */
export class Finder {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  heading(name: Name, level = 1): Locator {
    return this.page.getByRole('heading', { name: this.words.matching(name), level });
  }

  button(name: Name): Locator {
    return this.page.getByRole('button', { name: this.words.matching(name) });
  }

  /** A row with a text input; its label may say that the row is optional. */
  textRow(name: Name, group?: Group): Locator {
    const { source } = this.words.matching(name);
    const optional = this.words.matching('ui:optional').source.slice(1, -1);
    return this.within(group).getByRole('textbox', {
      name: new RegExp(`${source.slice(0, -1)}(?: ${optional})?$`),
    });
  }

  /** A row that opens a sheet: its name ends with the chosen value. */
  pickRow(name: Name, group?: Group): Locator {
    return this.within(group)
      .getByRole('button', { name: this.words.beginning(name), expanded: false })
      .first();
  }

  choice(name: Name): Locator {
    return this.page.getByRole('radio', { name: this.words.matching(name) });
  }

  /** The sheet or dialog on top. */
  sheet(): Locator {
    return this.page.getByRole('dialog').last();
  }

  private within(group: Group | undefined): Page | Locator {
    if (!group) return this.page;
    return this.page.getByRole('group', { name: this.words.say(group.name, group.fill), exact: true });
  }
}
