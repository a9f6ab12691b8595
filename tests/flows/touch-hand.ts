import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';
import { takeOption } from './take-option.ts';

/** A thumb on glass. */
export function touchHand(page: Page): Hand {
  return {
    type: (row, text) => row.fill(text),
    press: (button) => button.tap(),
    mark: (choice) => choice.check(),
    take: async (sheet, choice, search) => {
      if (search !== undefined) await sheet.getByRole('combobox').fill(search);
      await takeOption(
        sheet
          .getByRole('option', { name: choice })
          .or(sheet.getByRole('radio', { name: choice }))
          .or(sheet.getByRole('gridcell', { name: choice }))
          .first(),
      );
    },
    turn: async (sheet, { month, year, confirm }) => {
      // A wheel is turned by a tap on the row above or below.
      for (const [name, key] of [
        [year, 'ArrowDown'],
        [month, 'ArrowUp'],
      ] as const) {
        await sheet.getByRole('slider', { name }).focus();
        await page.keyboard.press(key);
      }
      await sheet.getByRole('button', { name: confirm }).tap();
    },
  };
}
