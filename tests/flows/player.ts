import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { Finder, type Hand } from './hand.ts';
import { journeyOf, placeNames, type Act, type PlaceName } from './journey.ts';
import { photo } from './photo.ts';
import { sandboxOf, type Sandbox } from './sandbox.ts';
import type { RunningLender } from './start-lender.ts';
import type { Phone } from './start-phone.ts';
import type { Words } from './words.ts';
import { stillness } from './stillness.ts';

/** Checks a state of the screen and returns the faults; `at` names the state. */
export type Look = (at: string) => Promise<readonly string[]>;

export interface PlayOptions {
  phone: Phone;
  lender: RunningLender;
  mobile: string;
  words: Words;
  hand: Hand;
  /** The checks of each state. */
  looks?: readonly Look[];
  /** Presses the button of each form before anything is filled in. */
  hasty?: boolean;
  /** Each screen is opened once more, as after the web view was ended. */
  reload?: boolean;
}

/** Plays the journey of a borrower with one input method in one language, and checks every state. */
export class Player {
  readonly find: Finder;
  readonly sandbox: Sandbox;
  /** The findings of the checks, each with its state. */
  readonly found: string[] = [];
  private readonly options: PlayOptions;
  private readonly places: ReturnType<typeof journeyOf>;

  constructor(options: PlayOptions) {
    this.options = options;
    this.find = new Finder(options.phone.page, options.words);
    this.sandbox = sandboxOf(options.lender.url);
    this.places = journeyOf(options.mobile);
  }

  /** Opens the app and goes on from the first place to the last, both included. */
  async play(from: PlaceName = 'home', to: PlaceName = 'running'): Promise<void> {
    const { phone, lender } = this.options;
    if (from === 'home') {
      await this.sandbox.holdPayments();
      await phone.page.goto(lender.url);
    }
    const way = placeNames.slice(placeNames.indexOf(from), placeNames.indexOf(to) + 1);
    for (const name of way) await this.playPlace(name).catch((error: unknown) => this.explain(name, error));
  }

  /** Completes a place without sending. */
  async fillIn(name: PlaceName): Promise<void> {
    await this.arrive(name);
    for (const act of this.places[name].acts.slice(0, -1)) await this.do(act, name);
  }

  /** Sends a place that is filled in. */
  async send(name: PlaceName): Promise<void> {
    await this.do(this.places[name].acts.at(-1)!, name);
  }

  /** Waits until a place is there. */
  async arrive(name: PlaceName): Promise<void> {
    await this.headingOf(name)
      .waitFor()
      .catch((error: unknown) => this.explain(name, error));
  }

  headingOf(name: PlaceName): Locator {
    const { heading, level = 1 } = this.places[name];
    return this.find.heading(heading, level);
  }

  private async playPlace(name: PlaceName): Promise<void> {
    const { hasty = [], acts } = this.places[name];
    await this.arrive(name);
    // Before the login there is no place to return to.
    if (this.options.reload && !['number', 'code'].includes(name)) {
      await this.options.phone.page.reload();
      await this.arrive(name);
    }
    // The heading appears before the lender's answer.
    await this.targetOf(acts[0]!)?.waitFor();
    await this.look(`${name}, first seen`);
    if (this.options.hasty && hasty.length > 0) {
      for (const act of hasty) await this.do(act, name);
      await this.find.page.locator('[aria-invalid=true], [data-invalid]').first().waitFor();
      await this.look(`${name}, sent empty`);
    }
    for (const act of acts) await this.do(act, name);
  }

  /** The target of an action; some actions have none on the screen. */
  private targetOf(act: Act): Locator | null {
    const { find } = this;
    switch (act.do) {
      case 'type':
        return find.textRow(act.row, act.group);
      case 'code':
        return find.textRow(act.row);
      case 'press':
      case 'photo':
        return find.button(act.button);
      case 'mark':
        return find.choice(act.choice);
      case 'tick':
        return find.page.getByRole('checkbox');
      case 'choose':
        return find.pickRow(act.row, act.group);
      case 'turn':
        return find.pickRow(act.row);
      case 'see':
        return find.page.getByText(this.options.words.matching(act.text)).first();
      default:
        return null;
    }
  }

  private async do(act: Act, place: PlaceName): Promise<void> {
    const { hand, words, phone } = this.options;
    const { sandbox } = this;
    const target = this.targetOf(act)!;
    switch (act.do) {
      case 'type':
        return hand.type(target, act.text);
      case 'press':
        return hand.press(target);
      case 'mark':
      case 'tick':
        return hand.mark(target);
      case 'choose':
        return this.inSheet(`${place}, ${words.say(act.row)}`, act, (sheet) =>
          hand.take(sheet, words.beginning(act.choice), act.search),
        );
      case 'turn':
        return this.inSheet(`${place}, ${words.say(act.row)}`, act, (sheet) =>
          hand.turn(sheet, {
            month: words.matching('ui:month'),
            year: words.matching('ui:year'),
            confirm: words.matching('ui:confirm'),
          }),
        );
      case 'photo': {
        const chooser = phone.page.waitForEvent('filechooser');
        await hand.press(target);
        await (await chooser).setFiles(photo(act.number));
        await phone.page
          .getByText(words.matching('identity:done.received'))
          // A card can have been read by now.
          .or(phone.page.getByText(words.matching('identity:done.clear')))
          .nth(act.number - 1)
          .waitFor();
        return;
      }
      case 'code':
        return hand.type(target, await sandbox.code(this.options.mobile));
      case 'see':
        return target.waitFor();
      case 'stop':
        return this.look(`${place}, ${act.at}`);
      case 'wait':
        await sandbox.advance(11 * 60);
        await phone.page.reload();
        return;
      case 'receive': {
        const { reference } = await sandbox.held('disbursement');
        await sandbox.settle(reference, 0);
        await phone.page.goto(`${this.options.lender.url}/#/`);
        await phone.page.reload();
        return;
      }
    }
  }

  /** Fails with the content of the page. */
  private async explain(name: PlaceName, cause: unknown): Promise<never> {
    if (cause instanceof Error && cause.message.startsWith('Stopped')) throw cause;
    const shown = await this.find.page.locator('body').ariaSnapshot();
    const found = [...this.found, ...this.options.phone.errors].join('\n');
    throw new Error(`Stopped at ${name}.\n${found}\nThe page shows:\n${shown}`, { cause });
  }

  /**
   * Opens the sheet of a row, checks it, acts in it, and waits until the sheet is closed and the focus is
   * back.
   */
  private async inSheet(
    at: string,
    { row, group }: Pick<Extract<Act, { do: 'choose' }>, 'row' | 'group'>,
    act: (sheet: ReturnType<Finder['sheet']>) => Promise<void>,
  ): Promise<void> {
    const { find } = this;
    await this.options.hand.press(find.pickRow(row, group));
    const sheet = find.sheet();
    await sheet.waitFor();
    await this.look(`${at}, open`);
    await act(sheet);
    await find.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect
      .poll(() => find.pickRow(row, group).evaluate((element) => element === document.activeElement), {
        message: `${at}: when its sheet is gone, the focus is on the row`,
      })
      .toBe(true);
  }

  private async look(at: string): Promise<void> {
    const looks = this.options.looks ?? [];
    if (looks.length === 0) return;
    await this.find.page.evaluate(stillness);
    for (const look of looks) this.found.push(...(await look(at)).map((problem) => `${at}: ${problem}`));
  }
}
